import Knowledge
import Language
import Records

/// The concepts of one file of Knowledge with the means to find them in a message.
struct ConceptTable: Sendable {
  /// A concept's kind: what it is good for.
  enum Kind: String, Sendable {
    case sign, deed, state, history, ask, given
    case negation, contrast, past, now, general, strongGeneral, idiom, mildIdiom, fiction, animal
    case animalAside, animalGoing, oneself, speaker, relief, course, unsettled, hint
    case soft, hard, figure, usualFigure

    /// Whether it takes part in frames, rather than say how others are meant.
    var isContent: Bool {
      switch self {
      case .sign, .deed, .state, .history, .ask, .given: true
      default: false
      }
    }

    /// Whether it names a sign of danger.
    var isSign: Bool { self == .sign || self == .deed }

    /// Whether it counts in the decision on danger wherever it stands.
    var isCue: Bool {
      switch self {
      case .soft, .hard, .figure, .usualFigure: true
      default: false
      }
    }
  }

  let indices: ConceptIndices
  let kinds: [Kind]
  /// The ids of the cues by their indices.
  let cues: [Int: String]
  let reader: WordReader
  let matcher: ConceptMatcher
  let weekUnit: Int
  let durationBefore: Int
  let durationAfter: Int

  /// Reads the concepts of a file.
  ///
  /// - Parameter message: the only message they will be looked for in, so that forms which it
  ///   cannot say need not be read; nil for any.
  init(library: Library, path: String, for message: Message? = nil) throws(GuardrailError) {
    let spelling = try Self.spelling(library, path: path)
    let classes = try Self.classes(library, path: path)
    let sieve = message.flatMap { FormSieve($0, spelling: spelling, named: classes) }
    var forms = FormReader(
      named: classes, spelling: spelling, sieve: sieve, expecting: sieve == nil ? 4096 : 1024)
    let index = sieve.flatMap { _ in library.forms(in: path) }
    let concepts = try Self.concepts(library, path, areWhole: index == nil)
    var indices = ConceptIndices()
    var kinds: [Kind] = []
    var cues: [Int: String] = [:]
    var last: (word: String, kind: Kind)?
    for record in concepts {
      let word = record["Kind"] ?? ""
      guard let kind = last?.word == word ? last?.kind : Kind(rawValue: word) else {
        throw .rule(record.error("the kind is not known", remedy: "use one of those listed above"))
      }
      guard kinds.count < ConceptSet.capacity else {
        throw .rule(record.error("there are too many concepts", remedy: "raise the capacity"))
      }
      if index == nil { try forms.read(record, field: "Form", concept: kinds.count) }
      indices.add(record["Id"] ?? "", index: kinds.count)
      if kind.isCue { cues[kinds.count] = record["Id"] }
      kinds.append(kind)
      last = (word, kind)
    }
    if let index {
      let fault = library.withBytes(of: path) { bytes in
        forms.read(index, of: concepts, in: bytes.bindMemory(to: UInt8.self))
      }
      if case .some(.some(let fault)) = fault { throw fault }
    }
    self.indices = indices
    self.kinds = kinds
    self.cues = cues
    weekUnit = forms.wordClass("week_unit") ?? -1
    durationBefore = forms.wordClass("duration_before") ?? -1
    durationAfter = forms.wordClass("duration_after") ?? -1
    reader = forms.reader()
    matcher = forms.matcher()
  }

  /// The concepts of a kind.
  func all(_ kind: Kind) -> ConceptSet {
    var set = ConceptSet()
    for (index, each) in kinds.enumerated() where each == kind { set.insert(index) }
    return set
  }

  /// The frames a record's fields of that name hold.
  func frames(_ record: Record, _ name: String) throws(GuardrailError) -> [Frame] {
    let parser = FrameParser(indices: indices)
    var frames: [Frame] = []
    var fault: GuardrailError?
    record.fields.forEach(named: name) { field, bytes in
      if case .some = fault { return }
      do throws(UnknownConcept) {
        frames.append(try parser.parse(bytes))
      } catch {
        fault = .rule(
          record.error(
            "no concept is named \"\(error.name)\"",
            remedy: "add a Concept record or correct the name", at: field))
      }
    }
    if let fault { throw fault }
    return frames
  }

  static func records(
    _ library: Library, _ path: String, _ type: String
  ) throws(GuardrailError) -> [Record] {
    do throws(KnowledgeError) {
      return try library.records(path, type: type)
    } catch {
      throw .knowledge(error)
    }
  }

  /// The concepts of a file, with their forms where they are to be whole.
  private static func concepts(
    _ library: Library, _ path: String, areWhole: Bool
  ) throws(GuardrailError) -> [Record] {
    guard !areWhole else { return try records(library, path, "Concept") }
    do throws(KnowledgeError) {
      return try library.concepts(in: path)
    } catch {
      throw .knowledge(error)
    }
  }

  /// The words of each named class of a file.
  static func classes(
    _ library: Library, path: String
  ) throws(GuardrailError) -> [String: [String]] {
    var classes: [String: [String]] = [:]
    for record in try records(library, path, "Words") {
      classes[record["Id"] ?? ""] = words(record)
    }
    return classes
  }

  /// The spellings of a file.
  ///
  /// - Parameter isStrict: whether slips stay as they are, as in text of our own.
  static func spelling(
    _ library: Library, path: String, isStrict: Bool = false
  ) throws(GuardrailError) -> Spelling {
    do throws(KnowledgeError) {
      var spelling = try library.kept("spelling " + path) { () throws(KnowledgeError) in
        Self.spelling(of: try library.records(path, type: "Spelling"))
      }
      guard !isStrict else { return spelling }
      for record in try library.records(path, type: "Spelling") where record["Id"] == "tolerant" {
        spelling.tolerate(words(record))
      }
      return spelling
    } catch {
      throw .knowledge(error)
    }
  }

  /// The short and wrong forms of some records, and the words that are no slips.
  private static func spelling(of records: [Record]) -> Spelling {
    var spelling = Spelling()
    for record in records {
      switch record["Id"] ?? "" {
      case "tolerant": break
      case "protected": spelling.protect(words(record))
      case let usual: forEachWord(record) { spelling.add($0, for: usual) }
      }
    }
    return spelling
  }

  private static func words(_ record: Record) -> [String] {
    var words: [String] = []
    forEachWord(record) { words.append($0.string) }
    return words
  }

  private static func forEachWord(_ record: Record, _ body: (Bytes) -> Void) {
    record.fields.forEachValue(of: "Any") { bytes in
      var start: Int?
      for (index, byte) in bytes.enumerated() {
        let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
        if !isBlank {
          start = start ?? index
        } else if let word = start {
          body(UnsafeBufferPointer(rebasing: bytes[word..<index]))
          start = nil
        }
      }
      if let start { body(UnsafeBufferPointer(rebasing: bytes[start...])) }
    }
  }
}

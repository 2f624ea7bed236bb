import Knowledge
import Language
import Records

/// The concepts of one file of Knowledge with the means to find them in a message.
struct ConceptTable: Sendable {
  /// A concept's kind: what it is good for.
  enum Kind: String, Sendable {
    case sign, state, ask, given
    case negation, contrast, past, now, general, strongGeneral, idiom, mildIdiom, fiction, animal
    case oneself

    /// Whether it takes part in frames, rather than say how others are meant.
    var isContent: Bool {
      switch self {
      case .sign, .state, .ask, .given: true
      default: false
      }
    }
  }

  let indices: [String: Int]
  let kinds: [Kind]
  let reader: WordReader
  let matcher: ConceptMatcher
  let named: [String: Int]

  init(library: Library, path: String) throws(GuardrailError) {
    let spelling = try Self.spelling(library, path: path)
    var classes: [String: [String]] = [:]
    for record in try Self.records(library, path, "Words") {
      classes[record["Id"] ?? ""] = Self.words(record)
    }
    var vocabulary = Vocabulary()
    let parser = FormParser(named: classes, spelling: spelling)
    var named: [String: Int] = [:]
    for name in classes.keys.sorted() {
      named[name] = vocabulary.intern(words: (classes[name] ?? []).map(spelling.usual))
    }
    var indices: [String: Int] = [:]
    var kinds: [Kind] = []
    var forms: [(form: Form, concept: Int)] = []
    for record in try Self.records(library, path, "Concept") {
      guard let kind = Kind(rawValue: record["Kind"] ?? "") else {
        throw .rule(record.error("the kind is not known", remedy: "use one of those listed above"))
      }
      let concept = kinds.count
      guard concept < ConceptSet.capacity else {
        throw .rule(record.error("there are too many concepts", remedy: "raise the capacity"))
      }
      indices[record["Id"] ?? ""] = concept
      kinds.append(kind)
      for field in record.fields where field.name == "Form" {
        do throws(FormError) {
          forms.append((try parser.parse(field.value, into: &vocabulary), concept))
        } catch {
          throw .rule(
            record.error("\(error)", remedy: "see the top of the file for forms", at: field))
        }
      }
    }
    self.indices = indices
    self.kinds = kinds
    self.named = named
    reader = WordReader(
      vocabulary: vocabulary, spelling: spelling, filler: named["filler"] ?? -1)
    matcher = ConceptMatcher(forms: forms, classCount: vocabulary.count)
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
    for field in record.fields where field.name == name {
      do throws(UnknownConcept) {
        frames.append(try parser.parse(field.value))
      } catch {
        throw .rule(
          record.error(
            "no concept is named \"\(error.name)\"",
            remedy: "add a Concept record or correct the name", at: field))
      }
    }
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

  private static func words(_ record: Record) -> [String] {
    record.all("Any").flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  }

  private static func spelling(
    _ library: Library, path: String
  ) throws(GuardrailError) -> Spelling {
    var usual: [String: String] = [:]
    var tolerant: [String] = []
    var protected: [String] = []
    for record in try records(library, path, "Spelling") {
      let words = words(record)
      switch record["Id"] ?? "" {
      case "tolerant": tolerant += words
      case "protected": protected += words
      case let word: for each in words { usual[each] = word }
      }
    }
    return Spelling(usual: usual, tolerant: tolerant, protected: protected)
  }
}

public import Records
import Synchronization

/// What Bloom can tell: the files of the Knowledge folder and their typed content.
///
/// A library is cheap to make. A file is parsed when it is first asked for, and kept. Paths are
/// relative to the Knowledge folder, as in `en/yoga/poses.rec`.
public final class Library: Sendable {
  /// The folder of the language whose content the typed lists hold.
  public let language: String

  /// The texts of the files that were not built into the program.
  private let contents: [String: String]
  /// All paths, in order.
  private let paths: [String]
  /// What was made of the files when they were built into the program.
  private let embedded: EmbeddedTexts
  private let parsed = Mutex<[String: Parsed]>([:])
  private let lists = Mutex<[String: any Sendable]>([:])

  /// What came of parsing a file; a type of its own is known sooner than a generic one.
  private enum Parsed {
    case file(RecordFile)
    case fault(KnowledgeError)

    func get() throws(KnowledgeError) -> RecordFile {
      switch self {
      case .file(let file): return file
      case .fault(let error): throw error
      }
    }
  }

  /// Makes a library of files given as path and text.
  public convenience init(files: [String: String], language: String = "en") {
    self.init(
      files: files, paths: files.keys.sorted(), embedded: .none, language: language)
  }

  /// Makes a library of texts that were built into the program: an index and what it names.
  package convenience init(embedded texts: [String], language: String) {
    let embedded = EmbeddedTexts(texts)
    self.init(files: [:], paths: embedded.paths, embedded: embedded, language: language)
  }

  private init(
    files: [String: String], paths: [String], embedded: EmbeddedTexts, language: String
  ) {
    self.contents = files
    self.paths = paths
    self.embedded = embedded
    self.language = language
  }

  /// Whether the files were built into the program, which has checked each of them.
  public var isEmbedded: Bool { !embedded.paths.isEmpty }

  /// The paths of all files below a folder, in order; the empty folder name means all files.
  public func paths(under folder: String) -> [String] {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    return paths.filter { $0.hasPrefix(prefix) }
  }

  /// Whether there is a file with this path.
  public func has(_ path: String) -> Bool { text(path) != nil }

  /// The text of a file, or nil when there is none.
  public func text(_ path: String) -> String? {
    isEmbedded ? embedded.files[path]?.text : contents[path]
  }

  /// A copy of the bytes of a file, or nil when there is none.
  public func bytes(_ path: String) -> [UInt8]? {
    withBytes(of: path) { Array($0) }
  }

  /// Calls a function with the bytes of a file, in place.
  ///
  /// The buffer must not outlive the call. The result is nil when there is no such file.
  public func withBytes<Value>(
    of path: String, _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value? {
    guard var text = text(path) else { return nil }
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// The records of one type in a file, in the order of the file.
  public func records(_ path: String, type: String) throws(KnowledgeError) -> [Record] {
    let isWhole = type == FormIndex.type
    return try (isWhole ? file(path) : headed(path)).records(of: type)
  }

  /// The index of a file's forms, where it was built into the program with one.
  ///
  /// The concepts that it counts are those of ``concepts(in:)``.
  public func forms(in path: String) -> FormIndex? {
    embedded.files[path]?.forms.map(FormIndex.init)
  }

  /// The table of all forms of the lexicon's concepts, where they were built into the program with
  /// one: the concepts that it counts are those of ``concepts()``.
  package func lexiconForms() -> FormTable? {
    guard isEmbedded else { return nil }
    let known = embedded.lexicons["en/lexicon"]
    return takesLexiconWhole(from: "en/lexicon") ? known.map { FormTable(text: $0) } : nil
  }

  /// The words for times and measures, where they were built into the program in one table: those
  /// of the records of `time.rec` and `units.rec`.
  package func wordings() -> WordingTable? {
    guard isEmbedded else { return nil }
    let known = embedded.wordings.first { folder, _ in
      path(of: "time.rec") == folder + "/time.rec" && path(of: "units.rec") == folder + "/units.rec"
    }
    return known.map { WordingTable(text: $0.value) }
  }

  /// The concepts of a file, without their forms where it has an index of those.
  public func concepts(in path: String) throws(KnowledgeError) -> [Record] {
    try headed(path).records(of: FormIndex.type)
  }

  /// A recfile, parsed once.
  public func file(_ path: String) throws(KnowledgeError) -> RecordFile {
    try file(path, text: text(path), outline: embedded.files[path]?.outline, keptAs: path)
  }

  /// A recfile without the forms that it has an index of.
  private func headed(_ path: String) throws(KnowledgeError) -> RecordFile {
    guard let known = embedded.files[path], let heads = known.heads else { return try file(path) }
    return try file(path, text: known.text, outline: heads, keptAs: path + " in heads")
  }

  /// The records of one type in a file; of a skill's file that is built in only its intents are read
  /// where those are asked for.
  func records(of type: String, alone path: String) throws(KnowledgeError) -> [Record] {
    guard type == Intent.recordType, let known = embedded.files[path], let outline = known.intents
    else { return try file(path).records(of: type) }
    return try file(path, text: known.text, outline: outline, keptAs: path + " in intents")
      .records(of: type)
  }

  /// Whether a file may have a record with an id, as far as is known without reading it.
  func mayHold(_ id: String, _ path: String) -> Bool {
    embedded.files[path]?.ids?.hold(id) ?? true
  }

  private func file(
    _ path: String, text: String?, outline: String?, keptAs name: String
  ) throws(KnowledgeError) -> RecordFile {
    if let known = parsed.withLock({ $0[name] }) { return try known.get() }
    guard let text else { throw .missingFile(path: path) }
    let file: Parsed
    do throws(RecordError) {
      if let outline {
        file = .file(try RecordFile(text, name: path, outline: Outline(text: outline)))
      } else {
        file = .file(try RecordFile(text, name: path))
      }
    } catch {
      file = .fault(.malformed(error))
    }
    parsed.withLock { $0[name] = file }
    return try file.get()
  }

  /// A list made once and kept under a name.
  public func kept<Value: Sendable>(
    _ name: String, make: () throws(KnowledgeError) -> Value
  ) throws(KnowledgeError) -> Value {
    if let value = lists.withLock({ $0[name] as? Value }) { return value }
    let value = try make()
    lists.withLock { $0[name] = value }
    return value
  }
}

public import Records
import Synchronization

/// What Bloom can tell: the files of the Knowledge folder and their typed content.
///
/// A library is cheap to make. A file is parsed when it is first asked for, and kept. Paths are
/// relative to the Knowledge folder, as in `en/yoga/poses.rec`.
public final class Library: Sendable {
  /// The folder of the language whose content the typed lists hold.
  public let language: String

  private let contents: [String: String]
  /// All paths, in order.
  private let paths: [String]
  /// The texts of the files that have samples, without these.
  private let briefs: [String: String]
  /// Whether the files were built into the program, which has checked each of them.
  public let isEmbedded: Bool
  private let parsed = Mutex<[String: Result<RecordFile, KnowledgeError>]>([:])
  private let lists = Mutex<[String: any Sendable]>([:])

  /// Makes a library of files given as path and text.
  public convenience init(files: [String: String], language: String = "en") {
    self.init(
      files: files, paths: files.keys.sorted(), briefs: [:], language: language, isEmbedded: false)
  }

  private init(
    files: [String: String], paths: [String], briefs: [String: String], language: String,
    isEmbedded: Bool
  ) {
    self.contents = files
    self.paths = paths
    self.briefs = briefs
    self.language = language
    self.isEmbedded = isEmbedded
  }

  /// A library of the files that were built into the program.
  public static func embedded(language: String = "en") -> Library {
    var files: [String: String] = [:]
    files.reserveCapacity(embeddedFiles.count)
    var briefs: [String: String] = [:]
    for file in embeddedFiles {
      files[file.path] = file.text
      briefs[file.path] = file.brief
    }
    return Library(
      files: files, paths: embeddedFiles.map(\.path), briefs: briefs, language: language,
      isEmbedded: true)
  }

  /// The paths of all files below a folder, in order; the empty folder name means all files.
  public func paths(under folder: String) -> [String] {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    return paths.filter { $0.hasPrefix(prefix) }
  }

  /// Whether there is a file with this path.
  public func has(_ path: String) -> Bool { contents[path] != nil }

  /// The text of a file, or nil when there is none.
  public func text(_ path: String) -> String? { contents[path] }

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
    guard var text = contents[path] else { return nil }
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// The records of one type in a file, in the order of the file.
  public func records(_ path: String, type: String) throws(KnowledgeError) -> [Record] {
    try file(path).records(of: type)
  }

  /// A recfile, parsed once.
  public func file(_ path: String) throws(KnowledgeError) -> RecordFile {
    try file(path, text: contents[path], keptAs: path)
  }

  /// A recfile without its samples, where the library has it without them.
  func brief(_ path: String) throws(KnowledgeError) -> RecordFile {
    guard let text = briefs[path] else { return try file(path) }
    return try file(path, text: text, keptAs: path + " in brief")
  }

  private func file(
    _ path: String, text: String?, keptAs name: String
  ) throws(KnowledgeError) -> RecordFile {
    if let known = parsed.withLock({ $0[name] }) { return try known.get() }
    guard let text else { throw .missingFile(path: path) }
    let file = Result { () throws(RecordError) in
      try RecordFile(text, name: path, isChecked: isEmbedded)
    }
    .mapError(KnowledgeError.malformed)
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

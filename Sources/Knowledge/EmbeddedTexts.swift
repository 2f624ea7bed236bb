/// The texts that were built into the program, by what they are and the path they belong to.
struct EmbeddedTexts: Sendable {
  /// What was made of each file.
  private(set) var files: [String: EmbeddedFile] = [:]
  /// The paths of the files, in their order.
  private(set) var paths: [String] = []
  /// The forms of the lexicons by their folders.
  private(set) var lexicons: [String: String] = [:]
  /// The words for times and measures by the folders of the languages.
  private(set) var wordings: [String: String] = [:]

  static let none = EmbeddedTexts()

  private init() {}

  /// Takes an index and the texts it names: a line for each text, with its kind and its path.
  ///
  /// A line of a kind that is not known is left out, and so is one without a text.
  init(_ texts: [String]) {
    guard let index = texts.first else { return }
    for (line, text) in zip(index.utf8.split(separator: UInt8(ascii: "\n")), texts.dropFirst()) {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let path = String(Substring(line[line.index(after: space)...]))
      add(text, kind: String(Substring(line[..<space])), of: path)
    }
  }

  private mutating func add(_ text: String, kind: String, of path: String) {
    switch kind {
    case "text":
      files[path, default: EmbeddedFile()].text = text
      paths.append(path)
    case "outline": files[path, default: EmbeddedFile()].outline = text
    case "intents": files[path, default: EmbeddedFile()].intents = text
    case "heads": files[path, default: EmbeddedFile()].heads = text
    case "forms": files[path, default: EmbeddedFile()].forms = text
    case "ids": files[path, default: EmbeddedFile()].ids = RecordIDs(text: text)
    case "lexicon": lexicons[path] = text
    case "wordings": wordings[path] = text
    default: break
    }
  }
}

/// The Swift source that holds the texts of the Knowledge folder.
///
/// All texts stand in the body of one function, so that nothing that another file can see changes
/// with them, and only this source is compiled anew. The first text is an index: a line for each of
/// the others, in their order, with its kind and the path it belongs to. Each text is one
/// single-line string literal: its bytes stay in the binary and are used in place. Control
/// characters, quotes and backslashes are escaped, everything else stands as it is, so any UTF-8
/// text survives unchanged.
struct EmbeddedSource {
  private var index = ""
  private var literals: [UInt8] = []

  init(files: [KnowledgeFile], lexicons: [LexiconFolder] = [], wordings: [WordingFolder] = []) {
    literals.reserveCapacity(files.reduce(4096) { $0 + $1.bytes.count * 9 / 8 + 128 })
    for file in files {
      add(file.brief ?? file.bytes, kind: "text", of: file.path)
      add(file.outline, kind: "outline", of: file.path)
      add(file.intents, kind: "intents", of: file.path)
      if let heads = file.heads, let forms = file.forms {
        add(heads, kind: "heads", of: file.path)
        add(forms, kind: "forms", of: file.path)
      }
      add(file.ids, kind: "ids", of: file.path)
    }
    for lexicon in lexicons { add(lexicon.forms, kind: "lexicon", of: lexicon.path) }
    for wording in wordings { add(wording.wordings, kind: "wordings", of: wording.path) }
  }

  /// The source in UTF-8.
  var bytes: [UInt8] {
    var source = Array(
      """
      /// The texts of the Knowledge folder: an index with a line for each of the others, and those.
      func embeddedTexts() -> [String] {
        [

      """.utf8)
    source += Self.literal(Array(index.utf8))
    source += literals
    source += Array("  ]\n}\n".utf8)
    return source
  }

  private mutating func add(_ text: String?, kind: String, of path: String) {
    if let text { add(Array(text.utf8), kind: kind, of: path) }
  }

  private mutating func add(_ text: [UInt8], kind: String, of path: String) {
    index += "\(kind) \(path)\n"
    literals += Self.literal(text)
  }

  private static func literal(_ text: [UInt8]) -> [UInt8] {
    var literal = Array("    \"".utf8)
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        literal.append(UInt8(ascii: "\\"))
        literal.append(byte)
      case UInt8(ascii: "\n"):
        literal += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20, 0x7F:
        literal += "\\u{\(String(byte, radix: 16))}".utf8
      default:
        literal.append(byte)
      }
    }
    return literal + Array("\",\n".utf8)
  }
}

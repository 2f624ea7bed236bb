/// The Swift source that holds the files of the Knowledge folder.
///
/// Each text is one single-line string literal: its bytes stay in the binary and are used in place.
/// Control characters, quotes and backslashes are escaped, everything else stands
/// as it is, so any UTF-8 text survives unchanged.
struct EmbeddedSource {
  let files: [KnowledgeFile]
  var lexicons: [LexiconFolder] = []
  var wordings: [WordingFolder] = []

  /// The source in UTF-8.
  var bytes: [UInt8] {
    var source: [UInt8] = []
    source.reserveCapacity(files.reduce(4096) { $0 + $1.bytes.count * 9 / 8 + 128 })
    source +=
      "/// The paths of the files of the Knowledge folder in their order, a line each.\n".utf8
    source += "let embeddedPaths = ".utf8
    Self.append(Array(files.map(\.path).joined(separator: "\n").utf8), to: &source)
    source += "\n/// The files in the order of their paths.\n".utf8
    source += "let embeddedFiles: [EmbeddedFile] = [\n".utf8
    for file in files {
      source += "  EmbeddedFile(\n    text: ".utf8
      Self.append(file.brief ?? file.bytes, to: &source)
      if let outline = file.outline {
        source += ",\n    outline: ".utf8
        Self.append(Array(outline.utf8), to: &source)
      }
      if let intents = file.intents {
        source += ",\n    intents: ".utf8
        Self.append(Array(intents.utf8), to: &source)
      }
      if let heads = file.heads, let forms = file.forms {
        source += ",\n    heads: ".utf8
        Self.append(Array(heads.utf8), to: &source)
        source += ",\n    forms: ".utf8
        Self.append(Array(forms.utf8), to: &source)
      }
      if let ids = file.ids {
        source += ",\n    ids: RecordIDs(text: ".utf8
        Self.append(Array(ids.utf8), to: &source)
        source += ")".utf8
      }
      source += "),\n".utf8
    }
    source += "]\n".utf8
    Self.append(
      lexicons.map { ($0.path, $0.forms) }, named: "embeddedForms", each: "forms",
      note: "The forms of the lexicons by their folders.", to: &source)
    Self.append(
      wordings.map { ($0.path, $0.wordings) }, named: "embeddedWordings", each: "wordings",
      note: "The words for times and measures of the languages.", to: &source)
    return source
  }

  /// Appends a list of texts by their folders.
  private static func append(
    _ texts: [(folder: String, text: String)], named name: String, each label: String,
    note: String, to source: inout [UInt8]
  ) {
    source += "/// \(note)\nlet \(name): [(folder: String, \(label): String)] = [\n".utf8
    for (folder, text) in texts {
      source += "  (\n    folder: ".utf8
      append(Array(folder.utf8), to: &source)
      source += ",\n    \(label): ".utf8
      append(Array(text.utf8), to: &source)
      source += "),\n".utf8
    }
    source += "]\n".utf8
  }

  private static func append(_ text: [UInt8], to source: inout [UInt8]) {
    source.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        source.append(UInt8(ascii: "\\"))
        source.append(byte)
      case UInt8(ascii: "\n"):
        source += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20, 0x7F:
        source += "\\u{\(String(byte, radix: 16))}".utf8
      default:
        source.append(byte)
      }
    }
    source.append(UInt8(ascii: "\""))
  }
}

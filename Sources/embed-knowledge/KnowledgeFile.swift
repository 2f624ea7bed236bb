import Records

/// One file of the Knowledge folder.
struct KnowledgeFile {
  /// The path below the folder, with `/` between names.
  let path: String
  /// The file's text in UTF-8.
  let bytes: [UInt8]

  /// The text of a skill's file without its samples, nine tenths of it, which only training needs.
  var brief: [UInt8]? {
    guard path.contains("/skills/") else { return nil }
    var brief: [UInt8] = []
    var isSample = false
    var isJoined = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let goesOn = isJoined || line.first == UInt8(ascii: "+")
      if !goesOn { isSample = Self.samples.contains { line.starts(with: $0.utf8) } }
      if !isSample { brief += line + [UInt8(ascii: "\n")] }
      isJoined = line.last == UInt8(ascii: "\\")
    }
    return brief
  }

  /// Where the fields of a recfile stand: in its brief text where it has one.
  var outline: String? {
    guard path.hasSuffix(".rec") else { return nil }
    let text = String(decoding: brief ?? bytes, as: UTF8.self)
    return try? Outline(of: text, name: path).text
  }

  private static let samples = ["Like:", "Unlike:"]
}

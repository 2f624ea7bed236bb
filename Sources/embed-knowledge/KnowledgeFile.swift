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

  /// Where the fields of a recfile stand: in its brief text where it has one, as that is built in.
  var outline: String? {
    guard path.hasSuffix(".rec") else { return nil }
    let text = String(decoding: brief ?? bytes, as: UTF8.self)
    return try? Outline(of: text, name: path).text
  }

  /// Where the fields of the intents stand in the brief text of a skill's file.
  var intents: String? {
    guard let brief else { return nil }
    let text = String(decoding: brief, as: UTF8.self)
    return try? Outline(of: text, name: path, keeping: "Intent").text
  }

  /// Where the fields of a file with many forms stand, but for its forms.
  var heads: String? {
    guard FormKeys(ofFile: path) != nil else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return try? Outline(of: text, name: path, omitsForms: true).text
  }

  /// Where the forms of a file with many of them stand, by a word that a message with one holds.
  var forms: String? {
    guard let keys = FormKeys(ofFile: path),
      let file = try? RecordFile(String(decoding: bytes, as: UTF8.self), name: path)
    else { return nil }
    return FormIndex(of: file, keys: keys.keys)?.text
  }

  /// The ids of a skill's records, each after its length as a character from `0` on.
  var ids: String? {
    guard let brief, let outline else { return nil }
    let text = String(decoding: brief, as: UTF8.self)
    guard let file = try? RecordFile(text, name: path, outline: Outline(text: outline)) else {
      return nil
    }
    let ids = file.sets.flatMap(\.records).compactMap { $0["Id"] }
    guard ids.allSatisfy({ $0.utf8.count <= Self.longestID }) else { return nil }
    let zero = UInt8(ascii: "0")
    return ids.map { String(UnicodeScalar(zero + UInt8($0.utf8.count))) + $0 }.joined()
  }

  private static let longestID = 70

  private static let samples = ["Like:", "Unlike:"]
}

import Knowledge
import Records

/// Common words of a language, which are never taken for a misspelt word of the samples.
enum CommonWords {
  /// The `Words` fields of `common.rec`; empty where the language has no such file.
  static func read(_ library: Library) throws(KnowledgeError) -> [String] {
    try library.values(of: "Words", of: "Common", in: "common.rec").flatMap { field in
      field.split { $0 == " " || $0 == "\n" }.map { String($0) }
    }
  }
}

/// Words as typed in a hurry and the words they stand for, one for one.
enum Shorthand {
  /// The `short=whole` pairs of `common.rec`; empty where the language has no such file.
  static func read(_ library: Library) throws(KnowledgeError) -> [String: String] {
    var whole: [String: String] = [:]
    for field in try library.values(of: "Words", of: "Shorthand", in: "common.rec") {
      for pair in field.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        let parts = pair.split(separator: "=")
        if parts.count == 2 { whole[String(parts[0])] = String(parts[1]) }
      }
    }
    return whole
  }
}

/// Messages that Bloom does not handle: samples of the class that is never an answer.
enum OutsideLines {
  /// The `Like` fields of `skills/outside.rec`; empty where the language has no such file.
  static func read(_ library: Library) throws(KnowledgeError) -> [String] {
    try library.values(of: "Like", of: "Outside", in: "skills/outside.rec")
  }
}

extension Library {
  /// All values of a field in a file of the language.
  fileprivate func values(
    of field: String, of type: String, in name: String
  ) throws(KnowledgeError) -> [String] {
    let path = path(of: name)
    guard has(path) else { return [] }
    return try records(path, type: type).flatMap { $0.all(field) }
  }
}

import Knowledge
import Records

/// One thing that a birth plan may say something of.
struct BirthTopic: Hashable {
  /// The id, by which words are found that speak of it.
  let id: String
  /// What it is called.
  let name: String
  /// What is asked of it.
  let question: String
  /// Words that speak of it.
  let phrases: [String]

  /// The id of what ``Answers`` finds where a message speaks of it.
  var said: String { Self.prefix + id }

  /// What the ids of all topics begin with among what was said.
  static let prefix = "birth."

  /// The topics in the order in which they are asked; the last takes what is of no other.
  static func all(_ library: Library) throws(KnowledgeError) -> [BirthTopic] {
    try library.kept("birth topics") { () throws(KnowledgeError) in
      try records(library).map { record in
        BirthTopic(
          id: record["Id"] ?? "", name: record["Name"] ?? "", question: record["Question"] ?? "",
          phrases: record.all("Phrase"))
      }
    }
  }

  /// Their records.
  static func records(_ library: Library) throws(KnowledgeError) -> [Record] {
    try library.records(library.path(of: "pregnancy/birth_plan.rec"), type: "BirthTopic")
  }
}

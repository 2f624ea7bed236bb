import Knowledge
import Records

/// A health condition that she told of, beside which a line of caution stands and nothing else
/// changes.
struct Condition: Hashable, Sendable {
  /// What a line of caution may stand beside.
  enum Area: String, CaseIterable, Sendable { case yoga, breathing, food, dates }

  /// The id, by which words are found that name it.
  let id: String
  let areas: Set<Area>

  /// The id of what ``Answers`` finds where a message names it.
  static let prefix = "health."

  /// All that are known, in their order.
  static func all(_ library: Library) throws(KnowledgeError) -> [Condition] {
    try library.kept("conditions") { () throws(KnowledgeError) in
      try records(library).map { record in
        Condition(
          id: record["Id"] ?? "",
          areas: Set(record.all("Area").compactMap(Area.init)))
      }
    }
  }

  /// Their records.
  static func records(_ library: Library) throws(KnowledgeError) -> [Record] {
    try library.records(library.path(of: "conditions.rec"), type: "Condition")
  }
}

extension Preferences {
  /// The ids of the conditions she told of, in the order she did.
  var conditions: [String] { ids(.conditions) }

  /// The ids that a setting lists, such as `high blood pressure, asthma`.
  func ids(_ key: SettingKey) -> [String] {
    (stored(key) ?? "").split(separator: ",").map { item in
      item.lowercased().split { $0 == " " || $0 == "_" }.joined(separator: "_")
    }
    .filter { !$0.isEmpty }
  }

  /// The value of a setting that lists these ids; nil for none.
  static func listing(_ ids: [String]) -> String? {
    ids.isEmpty
      ? nil : ids.map { $0.split(separator: "_").joined(separator: " ") }.joined(separator: ", ")
  }
}

package import Knowledge
import Records

/// A health condition that she told of: a line of caution stands beside what it touches, and poses
/// that do not go with it are left out.
package struct Condition: Hashable, Sendable {
  /// What a line of caution may stand beside.
  enum Area: String, CaseIterable, Sendable { case yoga, breathing, food, dates }

  /// The id, by which words are found that name it.
  package let id: String
  let areas: Set<Area>
  /// How people call it.
  let forms: [String]
  /// Whether it counts in a pregnancy alone.
  let isOfPregnancy: Bool
  /// The id of what is said beside it in pregnancy and after a birth; nil where nothing of its own is.
  let told: String?
  /// Whether telling of it is written in the diary as well.
  let isLogged: Bool
  private let cautions: Set<String>
  private let families: Set<PoseFamily>
  private let limits: Set<RoutineWish.Limit>
  private let poses: Set<String>
  /// The only poses that are left in; empty where it names those that are left out.
  private let only: Set<String>

  private init(_ record: Record) {
    id = record["Id"] ?? ""
    areas = Set(record.all("Area").compactMap(Area.init))
    forms = record.all("Form")
    isOfPregnancy = record["When"] != nil
    told = record["Told"]
    isLogged = record["Logs"] != nil
    cautions = Set(record.all("Caution"))
    families = Set(record.all("Family").compactMap(PoseFamily.init))
    limits = Set(record.all("Limit").compactMap(RoutineWish.Limit.init))
    poses = Set(record.all("Pose"))
    only = Set(record.all("Only"))
  }

  /// Whether it leaves a pose out.
  package func excludes(_ pose: Pose) -> Bool {
    if !only.isEmpty { return !only.contains(pose.id) }
    return poses.contains(pose.id) || pose.family.map(families.contains) == true
      || pose.cautions.contains(where: cautions.contains) || limits.contains(where: pose.needs)
  }

  /// The id of what ``Answers`` finds where a message names it.
  static let prefix = "health."

  /// All that are known, in their order.
  package static func all(_ library: Library) throws(KnowledgeError) -> [Condition] {
    try library.kept("conditions") { () throws(KnowledgeError) in
      try records(library).map { record in
        Condition(record)
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

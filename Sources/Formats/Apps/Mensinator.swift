import Civil
import Journal

/// The backup of Mensinator: its tables, with every value as a text.
struct Mensinator: DocumentLayout {
  static let kind = "a Mensinator backup"

  static func knows(_ node: JSONNode) -> Bool {
    node["periods"]?.list != nil && (node["symptom_date"] != nil || node["app_settings"] != nil)
      && node["period_logs"] == nil
  }

  static func read(_ node: JSONNode, into draft: inout DiaryDraft) {
    for row in node["periods"]?.list ?? [] {
      guard let day = row["date"]?.day else {
        draft.leaveOut("period day", .noDay, value: row["date"]?.plain)
        continue
      }
      draft.bleed(on: day, nil)
    }
    var names: [String: String] = [:]
    for row in node["symptoms"]?.list ?? [] {
      if let id = row["id"]?.plain { names[id] = row["symptom_name"]?.plain }
    }
    for row in node["symptom_date"]?.list ?? [] {
      guard let day = row["symptom_date"]?.day else {
        draft.leaveOut("symptom_date", .noDay, value: row["symptom_date"]?.plain)
        continue
      }
      guard draft.isReached(day) else { continue }
      guard let name = row["symptom_id"]?.plain.flatMap({ names[$0] }) else {
        draft.leaveOut(
          "symptom_id", .other("no symptom has that number"), value: row["symptom_id"]?.plain,
          on: day)
        continue
      }
      read(name, on: day, into: &draft)
    }
    for row in node["ovulations"]?.list ?? [] {
      draft.leaveOut(
        "ovulation", .other("her own mark of it has no line, and it is no test"),
        on: row["date"]?.day)
    }
    if let settings = node["app_settings"], !settings.isEmpty {
      draft.leaveOut("app_settings", .setting)
    }
  }

  /// Three of its symptoms are flow, which makes no period where its own table has none.
  private static func read(_ name: String, on day: CivilDate, into draft: inout DiaryDraft) {
    let key = name.snake
    let flow =
      key.hasSuffix("_flow") ? Flow(rawValue: String(key.dropLast(5))) : Flow(rawValue: key)
    if let flow {
      draft.strength(flow, on: day)
    } else {
      draft.symptom(name, on: day)
    }
  }
}

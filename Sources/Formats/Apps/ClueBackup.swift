import Civil
import Journal

/// `ClueBackup-….cluedata` of older versions of Clue: a list of days.
struct ClueBackup: DocumentLayout {
  static let kind = "a Clue backup"

  static func knows(_ node: JSONNode) -> Bool {
    guard let rows = node["data"]?.list else { return false }
    return rows.isEmpty ? node["settings"] != nil : rows.prefix(20).contains { $0["day"] != nil }
  }

  static func read(_ node: JSONNode, into draft: inout DiaryDraft) {
    if let settings = node["settings"], !settings.isEmpty { draft.leaveOut("settings", .setting) }
    for row in node["data"]?.list ?? [] {
      guard let day = row["day"]?.day else {
        draft.leaveOut("row without a day", .noDay, value: row["day"]?.plain)
        continue
      }
      guard draft.isReached(day) else { continue }
      for member in row.members where member.name != "day" && !member.value.isEmpty {
        read(member, row, on: day, into: &draft)
      }
    }
  }

  private static func read(
    _ member: JSONNode.Member, _ row: JSONNode, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    switch member.name {
    case "temperature", "bbt":
      let value = member.value["value"] ?? member.value["celsius"] ?? member.value
      guard let text = value.plain else { return draft.leaveOut("temperature", .unknown, on: day) }
      draft.temperature(
        text, isDisturbed: member.value["excluded"]?.isTrue ?? false, on: day, of: "temperature")
    case "spotting":
      if member.value.isTrue, row["period"] == nil { draft.bleed(on: day, .spotting) }
    default:
      for option in member.value.plains
      where !ClueWords.read(member.name, option, on: day, into: &draft) {
        draft.leaveOut(member.name, .noPlace, value: option, on: day)
      }
      if member.value.plains.isEmpty { draft.leaveOut(member.name, .noPlace, on: day) }
    }
  }
}

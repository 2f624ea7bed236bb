import Civil
import Journal

/// `…_DailyMenstrualLogs.json` of a Garmin account.
struct GarminDays: DocumentLayout {
  static let kind = "a Garmin list of days"

  static func knows(_ node: JSONNode) -> Bool {
    let names = ["flow", "symptoms", "moods", "ovulationDay"]
    return node.list?.prefix(20).contains { row in
      row["calendarDate"] != nil && names.contains { row[$0] != nil }
    } ?? false
  }

  static func read(_ node: JSONNode, into draft: inout DiaryDraft) {
    for row in node.list ?? [] {
      guard let day = row["calendarDate"]?.day else {
        draft.leaveOut(
          "log without a calendarDate", .other("there is no day in it"),
          value: row["calendarDate"]?.plain)
        continue
      }
      guard draft.isReached(day) else { continue }
      for member in row.members where !member.value.isEmpty {
        read(member, on: day, into: &draft)
      }
    }
  }

  private static func read(
    _ member: JSONNode.Member, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    switch member.name {
    case "calendarDate", "userProfilePK", "id", "createDate", "updateDate": return
    case "flow":
      for word in member.value.plains { draft.flow(word, on: day, of: "flow") }
    case "symptoms":
      for word in member.value.plains where !word.isNo { draft.sign(word, on: day) }
    case "moods":
      for word in member.value.plains where !word.isNo { draft.mood(word, on: day) }
    case "ovulationDay":
      if member.value.isTrue {
        draft.leaveOut("ovulationDay", .other("there is no line for it"), on: day)
      }
    case "notes": draft.note(member.value.plain, on: day)
    case "sexDrive":
      for word in member.value.plains where !word.isNo {
        draft.libido(word, on: day, of: "sexDrive")
      }
    default:
      let words = member.value.plains.filter { !$0.isNo }.joined(separator: ", ")
      if !words.isEmpty { draft.leaveOut(member.name, .unknown, value: words, on: day) }
    }
  }
}

import Civil
import Journal

/// The table of Métra, whose numbers its own help explains.
struct Metra: TableLayout {
  static let kind = "a Métra export"
  static let columns: Set<String> = ["flow_type", "flow", "notes"]
  static let left: [String: Omission.Reason] = [
    "pain_intensity": .other("pain without a place has no line")
  ]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.isSuperset(of: ["date", "flow_type"])
  }

  mutating func prepare(_ rows: some Sequence<TableRow>, _ draft: inout DiaryDraft) {
    draft.remark(
      "Its flow is on a scale of its own and read as 0 light, 1 or nothing medium, and 2 heavy")
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    draft.note(row.raw("notes"), on: day)
    switch row["flow_type"] {
    case nil, "0": return
    case "1": break
    case "2": return draft.bleed(on: day, .spotting)
    case let other?: return draft.leaveOut("flow_type", .outOfRange, value: other, on: day)
    }
    let flows: [String: Flow] = ["0": .light, "1": .medium, "2": .heavy]
    guard let number = row["flow"] else { return draft.bleed(on: day, .medium) }
    if flows[number] == nil { draft.leaveOut("flow", .outOfRange, value: number, on: day) }
    draft.bleed(on: day, flows[number])
  }
}

import Civil

/// `journal_entries.csv` of WHOOP: questions answered in the morning, of the day that ended.
struct WhoopJournal: TableLayout {
  static let kind = "a WHOOP journal"
  static let days = ["cycle end time", "cycle start time"]
  static let columns: Set<String> = ["question text", "answered yes", "notes", "cycle start time"]
  static let silent: Set<String> = ["cycle timezone"]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.isSuperset(of: ["question text", "answered yes"])
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    let question = row["question text"] ?? ""
    guard row.says("answered yes") else { return }
    let key = question.snake
    if key.hasPrefix("menstruating") || key.contains("on_your_period") {
      draft.bleed(on: day, nil)
    } else {
      draft.leaveOut("question", .noPlace, value: question, on: day)
    }
    draft.note(row.raw("notes"), on: day)
  }
}

import Civil

/// `menstrual_health_cycles.csv` of a Fitbit account, where only what was typed in is a fact.
struct FitbitCycles: TableLayout {
  static let kind = "a Fitbit list of cycles"
  static let days = ["period_start_date"]
  static let readsAhead = true
  static let columns: Set<String> = ["period_end_date", "period_source"]
  static let silent: Set<String> = computed.union(["id", "cycle_start_date", "cycle_end_date"])

  private static let computed: Set<String> = [
    "ovulation_start_date", "ovulation_end_date", "ovulation_source", "fertile_start_date",
    "fertile_end_date", "fertile_source",
  ]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.isSuperset(of: ["period_source", "period_start_date"])
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    if Self.computed.contains(where: { row[$0] != nil }) {
      draft.leaveOut("ovulation and fertile days", .computed, on: day)
    }
    let source = row["period_source"] ?? ""
    guard source.uppercased() == "MANUAL" else {
      return draft.leaveOut("computed period", .predicted, value: source, on: day)
    }
    draft.tell(day, row["period_end_date"].flatMap { DayText.certain($0) })
  }
}

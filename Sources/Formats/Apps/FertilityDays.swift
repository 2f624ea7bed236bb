import Civil

/// `Fertility Days.csv` of Natural Cycles: what that app worked out, and no fact in it.
struct FertilityDays: TableLayout {
  static let kind = "a Natural Cycles list of fertility days"
  static let columns: Set<String> = []

  static func knows(_ columns: Set<String>) -> Bool {
    columns.contains("date") && columns.count <= 4
      && !columns.isDisjoint(with: ["fertility", "fertility status", "fertile", "color", "colour"])
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    draft.leaveOut("fertility of a day, a prediction", .computed, on: day)
  }

  static let left: [String: Omission.Reason] = [:]
  static let silent: Set<String> = [
    "fertility", "fertility status", "fertile", "color", "colour", "prediction",
  ]
}

import Civil
import Journal

/// The chart of Fertility Friend and the like, a day a row.
struct FertilityFriend: TableLayout {
  static let kind = "a Fertility Friend export"
  static let columns = ChartColumns.names
  static let blanks: Set<String> = ["none"]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.isSuperset(of: ["date", "cervical fluid"])
      && !columns.isDisjoint(with: ["opk", "cervix"])
      || columns.isSuperset(of: ["date", "temp", "opk", "intercourse"])
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    ChartColumns.read(row, on: day, into: &draft)
  }
}

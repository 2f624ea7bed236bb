import Civil
import Journal

/// The chart of Kindara, a day a row.
struct Kindara: TableLayout {
  static let kind = "a Kindara export"
  static let columns = ChartColumns.names
  static let blanks: Set<String> = ["none"]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.isSuperset(of: ["date", "cervical fluid"])
      && !columns.isDisjoint(with: ["temp", "period", "intercourse"])
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    ChartColumns.read(row, on: day, into: &draft)
  }
}

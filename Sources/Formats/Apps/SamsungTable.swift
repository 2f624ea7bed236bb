import Civil
import Journal

/// A table of Samsung Health, whose first line says of what sort it is.
enum SamsungTable {
  static func knows(_ file: SourceFile) -> Bool { file.opening.hasPrefix("com.samsung.") }

  static func diary(of file: SourceFile, today: CivilDate) throws(LineFault) -> AppDiary {
    let sort = file.opening.prefix { $0 != "," && !$0.isNewline }
    let table = try SeparatedTable(file.bytes, skippingLines: 1)
    if sort.hasSuffix("cycle.flow") {
      return try SamsungFlow.diary(of: table, file.order, today: today)
    }
    var draft = DiaryDraft(today: today)
    let name = String(sort.split(separator: ".").last ?? sort)
    if !table.rows.isEmpty {
      let times = table.rows.count
      if sort.contains("predict") {
        draft.leaveOut("rows of predictions", .predicted, times: times)
      } else if sort.hasSuffix("profile") {
        draft.leaveOut("profile", .setting, times: times)
      } else {
        draft.leaveOut(
          "rows of \(name)", .other("their codes are not known"), times: times)
      }
    }
    return draft.finished(as: "a Samsung Health file of \(name)")
  }
}

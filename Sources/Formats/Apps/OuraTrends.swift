import Civil
import Journal

/// The trends of an Oura ring, a day a row.
struct OuraTrends: TableLayout {
  static let kind = "an Oura export"
  static let columns: Set<String> = [
    "total sleep duration", "average resting heart rate", "lowest resting heart rate",
    "average hrv", "steps",
  ]
  static let blanks: Set<String> = ["none", "nan", "null", "-"]
  static let left: [String: Omission.Reason] = [
    "temperature deviation (°c)": .other("a deviation is no temperature"),
    "temperature deviation": .other("a deviation is no temperature"),
    "temperature trend deviation": .other("a deviation is no temperature"),
    "sleep score": .computed, "activity score": .computed, "readiness score": .computed,
    "respiratory rate": .noPlace,
  ]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.contains("date")
      && (columns.contains("total sleep duration") || columns.contains("average hrv")
        || columns.contains { $0.hasPrefix("temperature deviation") })
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    if let sleep = row["total sleep duration"] {
      if let seconds = NumberText.decimal(sleep), seconds >= 0 {
        draft.sleep(hours: seconds.value / 3_600, told: sleep, on: day, of: "Total Sleep Duration")
      } else {
        draft.leaveOut("Total Sleep Duration", .outOfRange, value: sleep, on: day)
      }
    }
    if let pulse = row[["average resting heart rate", "lowest resting heart rate"]] {
      draft.amount(.pulse, pulse, on: day, of: "Resting Heart Rate")
    }
    if let variability = row["average hrv"] {
      draft.amount(.hrv, variability, on: day, of: "Average HRV")
    }
    if let steps = row["steps"], steps != "0" {
      draft.amount(.steps, steps, on: day, of: "Steps")
    }
  }
}

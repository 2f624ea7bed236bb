import Civil
import Journal

/// `physiological_cycles.csv` of WHOOP: a night belongs to the day she woke on.
struct WhoopNights: TableLayout {
  static let kind = "a WHOOP export"
  static let days = ["wake onset"]
  static let columns: Set<String> = [
    "cycle start time", "cycle end time", "resting heart rate (bpm)",
    "heart rate variability (ms)", "blood oxygen %", "sleep onset", "asleep duration (min)", "nap",
  ]
  static let silent: Set<String> = ["cycle timezone", "in bed duration (min)"]
  static let left: [String: Omission.Reason] = Dictionary(
    uniqueKeysWithValues: [
      ("recovery score %", .computed), ("day strain", .computed),
      ("skin temp (celsius)", .other("it is no waking temperature")),
      ("energy burned (cal)", .noPlace), ("max hr (bpm)", .noPlace),
      ("average hr (bpm)", .noPlace), ("sleep performance %", .computed),
      ("respiratory rate (rpm)", .noPlace), ("light sleep duration (min)", .noPlace),
      ("deep (sws) duration (min)", .noPlace), ("rem duration (min)", .noPlace),
      ("awake duration (min)", .noPlace), ("sleep need (min)", .computed),
      ("sleep debt (min)", .computed), ("sleep efficiency %", .computed),
      ("sleep consistency %", .computed),
    ])

  static func knows(_ columns: Set<String>) -> Bool {
    columns.isSuperset(of: ["cycle start time", "wake onset"])
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    guard row["cycle end time"] != nil else {
      return draft.leaveOut("cycle without an end", .other("it is still going on"), on: day)
    }
    guard let asleep = row["asleep duration (min)"], !row.says("nap") else {
      return draft.leaveOut(
        "row without a night", .other("there is no night's sleep in it"), on: day)
    }
    if let minutes = NumberText.decimal(asleep), minutes >= 0 {
      draft.sleep(
        hours: minutes.value / 60, told: asleep,
        bed: row["sleep onset"].flatMap { DayText.time($0) },
        wake: row["wake onset"].flatMap { DayText.time($0) }, on: day, of: "Asleep duration (min)")
    } else {
      draft.leaveOut("Asleep duration (min)", .outOfRange, value: asleep, on: day)
    }
    if let pulse = row["resting heart rate (bpm)"] {
      draft.amount(.pulse, pulse, on: day, of: "Resting heart rate (bpm)")
    }
    if let variability = row["heart rate variability (ms)"] {
      draft.amount(.hrv, variability, on: day, of: "Heart rate variability (ms)")
    }
    if let oxygen = row["blood oxygen %"] {
      draft.amount(.spo2, oxygen, on: day, of: "Blood oxygen %")
    }
  }
}

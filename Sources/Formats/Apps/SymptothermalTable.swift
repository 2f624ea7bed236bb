import Civil
import Journal

/// The table of the symptothermal app, `stm_export_….csv`.
struct SymptothermalTable: TableLayout {
  static let kind = "a symptothermal chart (STM)"
  static let columns: Set<String> = [
    "temperature (°c)", "temperature (°f)", "temperature time", "temp excluded", "mucus type",
    "bleeding", "cervix position", "cervix openness", "cervix firmness", "intercourse", "notes",
    "cycle start",
  ]
  static let silent: Set<String> = ["cycle day"]
  static let blanks: Set<String> = ["none"]
  static let left: [String: Omission.Reason] = [
    "mucus appearance": .noPlace, "peak day": .noPlace, "coverline": .computed,
  ]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.contains("date")
      && (columns.contains("mucus type") || columns.isSuperset(of: ["cycle start", "coverline"]))
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    if row.says("cycle start") { draft.begin(on: day) }
    if let bleeding = row["bleeding"] { draft.flow(bleeding, on: day, of: "Bleeding") }
    if let temperature = row[["temperature (°c)", "temperature (°f)"]] {
      draft.temperature(
        temperature, row["temperature (°c)"] == nil ? .fahrenheit : .celsius,
        isDisturbed: row.says("temp excluded"), on: day,
        at: row["temperature time"].flatMap { DayText.time($0) }, of: "Temperature")
    }
    if let mucus = row["mucus type"], mucus.snake != "nothing" {
      draft.discharge(mucus, on: day, of: "Mucus Type")
    }
    if let position = row["cervix position"] {
      draft.leaveOut("Cervix Position", .noPlace, value: position, on: day)
    }
    draft.cervix(
      row["cervix openness"], row["cervix firmness"], position: nil, on: day, of: "Cervix")
    if let sex = row["intercourse"] { draft.intercourse(sex, on: day) }
    draft.note(row.raw("notes"), on: day)
  }
}

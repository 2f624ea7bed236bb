import Civil
import Journal

/// `Daily Entries.csv` of Natural Cycles.
struct NaturalCycles: TableLayout {
  static let kind = "a Natural Cycles export"
  static let columns: Set<String> = Set(
    temperatures + quantities + tests + flags + consistencies
      + ["time", "menstruation", "pregnancy test", "had sex", "sex type", "notes", "libido"])
  static let silent: Set<String> = ["source", "skipped"]
  static let left: [String: Omission.Reason] = [
    "cervical mucus quantity": .noPlace, "covid test": .noPlace,
    "mucus quantity": .noPlace, "fertility": .computed, "color": .computed,
    "fertility status": .computed, "prediction": .predicted, "cycle day": .computed,
  ]

  private static let temperatures = ["temperature", "temperature (°c)", "temperature (°f)"]
  private static let quantities = ["menstruation quantity", "flow quantity"]
  private static let tests = ["lh test"]
  private static let flags = ["data flag", "data flags"]
  private static let consistencies = ["cervical mucus consistency", "mucus consistency"]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.contains("date")
      && (!columns.isDisjoint(with: flags)
        || columns.isSuperset(of: ["menstruation", "lh test"])
        || columns.contains("cervical mucus consistency")
        || columns.isSuperset(of: ["menstruation", "had sex"])
        || !columns.isDisjoint(with: quantities) && columns.contains("lh test"))
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    let flags = (row[Self.flags] ?? "").split(whereSeparator: { ",;|".contains($0) })
      .map { $0.stripped }
    if let temperature = row[Self.temperatures] {
      draft.temperature(
        temperature, row["temperature (°f)"] == nil ? nil : .fahrenheit,
        isDisturbed: flags.contains { $0.snake.hasPrefix("deviation") }, on: day,
        at: row["time"].flatMap { DayText.time($0) }, of: "Temperature")
    }
    if flags.contains(where: Self.predictsBleeding) {
      draft.leaveOut("bleeding of a predicted day", .predicted, on: day)
    } else {
      readBleeding(row, on: day, into: &draft)
    }
    if let test = row[Self.tests] { draft.ovulationTest(test, on: day, of: "LH test") }
    if let test = row["pregnancy test"] {
      draft.pregnancyTest(test, on: day, of: "Pregnancy test")
    }
    readSex(row, on: day, into: &draft)
    if let libido = row["libido"] { draft.libido(libido, on: day, of: "Libido") }
    if let mucus = row[Self.consistencies], !mucus.isNo {
      draft.discharge(mucus, on: day, of: "Cervical Mucus Consistency")
    }
    draft.note(row.raw("notes"), on: day)
    for flag in flags {
      readFlag(flag, hasTemperature: row[Self.temperatures] != nil, on: day, into: &draft)
    }
  }

  /// Whether a flag says that the bleeding of its row is a prediction.
  private static func predictsBleeding(_ flag: String) -> Bool {
    let key = flag.snake
    return key.contains("predict")
      && (key == "predicted" || key == "prediction" || key.contains("period")
        || key.contains("menstr"))
  }

  /// A quantity without the tag is bleeding all the same, and the tag alone says no strength.
  private func readBleeding(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    let tag = row["menstruation"]?.snake
    if tag == "spotting" {
      draft.bleed(on: day, .spotting)
    } else if let quantity = row[Self.quantities], !quantity.isNo {
      draft.flow(quantity, on: day, of: "Menstruation Quantity")
    } else if let tag, !tag.isNo {
      draft.flow(tag, on: day, of: "Menstruation")
    }
  }

  private func readSex(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    let kind = row["sex type"]
    guard let word = row["had sex"] else {
      if let kind { draft.leaveOut("Sex Type", .noPlace, value: kind, on: day) }
      return
    }
    let key = (word + " " + (kind ?? "")).snake
    if word.isNo { return }
    if key.contains("unprotected") {
      draft.sex(false, on: day)
    } else if key.contains("protected") {
      draft.sex(true, on: day)
    } else {
      draft.sex(nil, on: day)
      if let kind { draft.leaveOut("Sex Type", .noPlace, value: kind, on: day) }
    }
  }

  private static let pains: [String: String] = [
    "cramps": "cramps", "headache": "headache", "backache": "back_pain",
    "sore_breasts": "breast_tenderness", "nauseous": "nausea",
  ]

  private func readFlag(
    _ flag: String, hasTemperature: Bool, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    let key = flag.snake
    if key.contains("predict") {
      draft.leaveOut("Data Flag", .predicted, value: flag, on: day)
    } else if key.hasPrefix("deviation") {
      if !hasTemperature { draft.leaveOut("Data Flag", .noPlace, value: flag, on: day) }
    } else if key.hasPrefix("pain_"), let symptom = Self.pains[String(key.dropFirst(5))] {
      draft.symptom(symptom, on: day)
    } else if key.hasPrefix("pain_") {
      draft.symptom(String(key.dropFirst(5)), on: day)
    } else if key.hasPrefix("mood_"), key != "mood_pms" {
      draft.mood(String(key.dropFirst(5)), on: day)
    } else {
      draft.leaveOut("Data Flag", .unknown, value: flag, on: day)
    }
  }
}

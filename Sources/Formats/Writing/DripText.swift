public import Civil
public import Journal
import Physiology

/// The table that drip imports, of the columns of its schema 4.
public enum DripText {
  static let columns: [String] =
    ["date", "temperature.value", "temperature.exclude", "temperature.time", "temperature.note"]
    + ["bleeding.value", "bleeding.exclude", "mucus.feeling", "mucus.texture", "mucus.value"]
    + ["mucus.exclude", "cervix.opening", "cervix.firmness", "cervix.position", "cervix.exclude"]
    + ["note.value", "desire.value"]
    + ["solo", "partner", "condom", "pill", "iud", "patch", "ring", "implant", "diaphragm", "none"]
    .map { "sex." + $0 } + ["sex.other", "sex.note"]
    + ["cramps", "ovulationPain", "headache", "backache", "nausea", "tenderBreasts", "migraine"]
    .map { "pain." + $0 } + ["pain.other", "pain.note"]
    + ["happy", "sad", "stressed", "balanced", "fine", "anxious", "energetic", "fatigue", "angry"]
    .map { "mood." + $0 } + ["mood.other", "mood.note"]

  /// The days of a journal up to one as a table; sex and libido only where they are asked for.
  public static func text(
    of journal: Journal, upTo today: CivilDate, withPrivate: Bool
  ) -> AppText {
    var result = AppText()
    var rows: [CivilDate: [String: String]] = [:]
    for (day, bleeding) in BleedingDays(journal, upTo: today).days {
      let values: [Flow: String] = [
        .spotting: "0", .light: "1", .medium: "2", .heavy: "3", .veryHeavy: "3",
      ]
      if bleeding.flow == nil { result.unsaid += 1 }
      if bleeding.color != nil { result.lose("colour of the flow") }
      if bleeding.flow == .veryHeavy { result.lose("very heavy flow, heavy in it") }
      rows[day, default: [:]]["bleeding.value"] = bleeding.flow.flatMap { values[$0] } ?? "1"
      rows[day, default: [:]]["bleeding.exclude"] = bleeding.isInPeriod ? "false" : "true"
    }
    for entry in journal.chronological
    where result.admits(entry, withPrivate: withPrivate, upTo: today) {
      var row = rows[entry.date] ?? [:]
      if put(entry, into: &row) {
        result.loseDetails(of: entry.fact)
      } else {
        result.leave(entry.fact)
      }
      if !row.isEmpty { rows[entry.date] = row }
    }
    let lines = rows.sorted { $0.key < $1.key }.map { day, row in
      columns.map { $0 == "date" ? day.iso : DiaryTable.quoted(row[$0] ?? "") }
        .joined(separator: ",")
    }
    result.days = lines.count
    result.text = ([columns.joined(separator: ",")] + lines).map { $0 + "\n" }.joined()
    return result
  }

  /// Puts a fact into its day's row; false where there is no column for it.
  private static func put(_ entry: Entry, into row: inout [String: String]) -> Bool {
    switch entry.fact {
    case .period, .flow: return true
    case .temperature(let reading): return put(reading, at: entry.time, into: &row)
    case .discharge(let discharge): return put(discharge, into: &row)
    case .cervix(let opening, let firmness):
      let openings = ["closed": "0", "medium": "1", "open": "2"]
      row["cervix.opening"] = openings[opening.rawValue]
      row["cervix.firmness"] = firmness.rawValue == "soft" ? "1" : "0"
      row["cervix.exclude"] = "false"
    case .text(.note, let text):
      row["note.value"] = row["note.value"].map { $0 + "\n" + text } ?? text
    case .libido(let libido):
      let values: [Libido: String] = [.low: "0", .medium: "1", .high: "2"]
      row["desire.value"] = values[libido]
    case .sex(let isProtected):
      row["sex.partner"] = "true"
      if isProtected == false { row["sex.none"] = "true" }
    case .symptom(let term, let severity, let pain, _):
      guard severity != Severity.none, pain != 0 else { return true }
      guard let column = symptoms[term.rawValue] else { return false }
      row[column] = "true"
    case .mood(let terms):
      let known = terms.filter { columns.contains("mood." + $0.rawValue) }
      for term in known { row["mood." + term.rawValue] = "true" }
      return known.count == terms.count
    default: return !entry.fact.isOfDiary
    }
    return true
  }

  private static let symptoms: [String: String] = [
    "cramps": "pain.cramps", "ovulation_pain": "pain.ovulationPain", "headache": "pain.headache",
    "back_pain": "pain.backache", "nausea": "pain.nausea",
    "breast_tenderness": "pain.tenderBreasts", "migraine": "pain.migraine",
    "fatigue": "mood.fatigue",
  ]

  /// One reading a day, and of several the first that is not disturbed.
  private static func put(
    _ reading: Temperature, at time: ClockTime?, into row: inout [String: String]
  ) -> Bool {
    guard
      row["temperature.value"] == nil
        || (row["temperature.exclude"] == "true" && !reading.isDisturbed)
    else { return false }
    row["temperature.value"] = reading.celsiusText
    row["temperature.exclude"] = reading.isDisturbed ? "true" : "false"
    row["temperature.time"] = time?.iso
    return true
  }

  private static func put(_ discharge: Discharge, into row: inout [String: String]) -> Bool {
    guard row["mucus.value"] == nil else { return false }
    switch discharge {
    case .dry: (row["mucus.feeling"], row["mucus.texture"], row["mucus.value"]) = ("0", "0", "0")
    case .creamy: (row["mucus.texture"], row["mucus.value"]) = ("1", "3")
    case .eggwhite: (row["mucus.texture"], row["mucus.value"]) = ("2", "4")
    case .sticky, .watery: return false
    }
    row["mucus.exclude"] = "false"
    return true
  }
}

extension Temperature {
  /// The reading in °C to two places, as it is written where it is one.
  var celsiusText: String {
    unit == .celsius
      ? value.description : Amount((celsius * 100).rounded() / 100)?.description ?? ""
  }
}

extension Fact {
  /// Whether it is something that happened on its day, and no mark or setting of Bloom's own.
  var isOfDiary: Bool {
    switch self {
    case .mode, .pause, .gap, .asked, .about, .reminder, .unknown: false
    case .text(let kind, _): [.note, .gratitude, .factor].contains(kind)
    default: true
    }
  }
}

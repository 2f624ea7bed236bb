public import Journal

/// What the cells of a column of a table say.
public enum ColumnMeaning: Hashable, Sendable {
  case date, time
  /// The first or last day of a period: a day of its own, or yes on the day of the row.
  case mark(PeriodMark)
  /// The length of a period in days.
  case length
  /// The kind of a row's entry, and the words after it.
  case kind, value
  /// A fact of these words, followed by those of the cell.
  case fact([String])
  /// Bleeding as a number: `isFromSpotting` says that 0 is spotting.
  case flow(isFromSpotting: Bool)
  /// The column is left out.
  case ignored

  /// Reads a meaning as it is typed: `date`, `start`, `flow`, `symptom headache`, `-`.
  public init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words.joined(separator: " ") {
    case "date": self = .date
    case "time": self = .time
    case "start", "period start": self = .mark(.start)
    case "end", "period end": self = .mark(.end)
    case "kind": self = .kind
    case "value": self = .value
    case "flow", "bleeding": self = .flow(isFromSpotting: false)
    case "-", "ignore": self = .ignored
    default:
      guard let first = words.first, Fact.kinds.contains(first) || Fact.alias(first) != nil
      else { return nil }
      self = .fact(words)
    }
  }

  /// What the name of a column stands for by itself; nil where it could be anything.
  init?(header: String) {
    let name = header.lowercased().map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" }
    let key = String(name)
    if let known = Self.known[key] ?? Self.symptom(key) ?? Self.known[header.snake] {
      self = known
    } else if let read = ColumnMeaning(key), key != "period" {
      self = read
    } else {
      return nil
    }
  }

  private static let known: [String: ColumnMeaning] = [
    "day": .date, "log_date": .date, "entry_date": .date, "datum": .date,
    "period_start": .mark(.start), "start_date": .mark(.start), "startdate": .mark(.start),
    "cycle_start": .mark(.start), "period_start_date": .mark(.start),
    "period_end": .mark(.end), "end_date": .mark(.end), "enddate": .mark(.end),
    "period_end_date": .mark(.end), "first_day": .mark(.start), "last_day": .mark(.end),
    "period_starts": .mark(.start), "period_ends": .mark(.end), "beginn": .mark(.start),
    "ende": .mark(.end), "dauer": .length, "length": .length, "period_length_days": .length,
    "period_duration": .length, "cycle_length_days": .ignored,
    "period": .flow(isFromSpotting: false),
    "flow": .flow(isFromSpotting: false),
    "symptom": .fact(["symptom"]), "mood": .fact(["mood"]),
    "bleeding.value": .flow(isFromSpotting: true), "period_flow": .flow(isFromSpotting: false),
    "bbt": .fact(["temperature"]), "temp": .fact(["temperature"]),
    "basal_temperature": .fact(["temperature"]), "temperature.value": .fact(["temperature"]),
    "temperature.time": .ignored, "temperature.note": .fact(["note"]),
    "note": .fact(["note"]), "notes": .fact(["note"]), "comment": .fact(["note"]),
    "comments": .fact(["note"]), "period_length": .length, "duration": .length,
    "cycle_length": .ignored, "period_days": .length, "note.value": .fact(["note"]),
    "symptoms": .fact(["symptom"]),
    "moods": .fact(["mood"]), "pain": .fact(["symptom", "cramps", "pain"]),
    "lh": .fact(["test", "ovulation"]), "opk": .fact(["test", "ovulation"]),
    "ovulation_test": .fact(["test", "ovulation"]),
    "pregnancy_test": .fact(["test", "pregnancy"]), "discharge": .fact(["discharge"]),
    "cervical_fluid": .fact(["discharge"]), "cervical_mucus": .fact(["discharge"]),
    "mucus": .fact(["discharge"]), "cm": .fact(["discharge"]),
    "intercourse": .fact(["sex"]), "had_sex": .fact(["sex"]), "sexual_activity": .fact(["sex"]),
    "step_count": .fact(["steps"]), "daily_steps": .fact(["steps"]),
    "sleep_hours": .fact(["sleep"]), "hours_slept": .fact(["sleep"]),
    "heart_rate": .fact(["pulse"]), "resting_heart_rate": .fact(["pulse"]),
    "resting_hr": .fact(["pulse"]), "weight_kg": .fact(["weight"]),
    "body_weight": .fact(["weight"]),
    "cycle_day": .ignored, "cycleday": .ignored, "cd": .ignored, "day_of_cycle": .ignored,
    "mood.happy": .fact(["mood", "happy"]), "mood.sad": .fact(["mood", "sad"]),
    "mood.stressed": .fact(["mood", "stressed"]), "mood.anxious": .fact(["mood", "anxious"]),
    "mood.angry": .fact(["mood", "angry"]), "mood.energetic": .fact(["mood", "energetic"]),
  ]

  private static let drip: [String: String] = [
    "pain.cramps": "cramps", "pain.headache": "headache", "pain.backache": "back_pain",
    "pain.nausea": "nausea", "pain.tenderBreasts": "breast_tenderness",
    "pain.tenderbreasts": "breast_tenderness", "pain.migraine": "migraine",
    "pain.ovulationpain": "ovulation_pain", "mood.fatigue": "fatigue",
  ]

  private static func symptom(_ key: String) -> ColumnMeaning? {
    drip[key].map { .fact(["symptom", $0]) }
  }
}

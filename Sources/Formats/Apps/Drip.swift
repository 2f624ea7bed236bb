import Civil
import Journal

/// The table that drip writes, of 48 or 49 columns or, from converters, fewer.
struct Drip: TableLayout {
  static let kind = "a drip export"
  static let columns: Set<String> = Set(
    ["bleeding.value", "bleeding.exclude", "temperature.value", "temperature.exclude"]
      + ["temperature.time", "temperature.note", "mucus.feeling", "mucus.texture", "mucus.value"]
      + ["mucus.exclude", "cervix.opening", "cervix.firmness", "cervix.position", "cervix.exclude"]
      + ["note.value", "desire.value", "sex.note", "pain.note", "mood.note"]
  ).union(sex + contraceptives + pains.keys + moods.keys + ["pain.other", "mood.other"])

  private static let sex = ["sex.solo", "sex.partner", "sex.none"]
  private static let contraceptives = [
    "sex.condom", "sex.pill", "sex.iud", "sex.patch", "sex.ring", "sex.implant", "sex.diaphragm",
    "sex.other",
  ]
  private static let pains: [String: String] = [
    "pain.cramps": "cramps", "pain.ovulationpain": "ovulation_pain", "pain.headache": "headache",
    "pain.backache": "back_pain", "pain.nausea": "nausea",
    "pain.tenderbreasts": "breast_tenderness", "pain.migraine": "migraine",
  ]
  private static let moods: [String: String] = [
    "mood.happy": "happy", "mood.sad": "sad", "mood.stressed": "stressed",
    "mood.balanced": "balanced", "mood.fine": "fine", "mood.anxious": "anxious",
    "mood.energetic": "energetic", "mood.fatigue": "fatigue", "mood.angry": "angry",
  ]

  private static let sortedPains = pains.sorted { $0.key < $1.key }
  private static let sortedMoods = moods.sorted { $0.key < $1.key }

  static func knows(_ columns: Set<String>) -> Bool {
    columns.contains("bleeding.value") || columns.contains("temperature.value")
      || columns.contains("mucus.feeling")
  }

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    if let value = row["bleeding.value"] {
      let flows: [String: Flow] = ["0": .spotting, "1": .light, "2": .medium, "3": .heavy]
      if let flow = flows[value] {
        draft.bleed(on: day, flow, isExcluded: row.says("bleeding.exclude"))
      } else {
        draft.leaveOut("bleeding.value", .outOfRange, value: value, on: day)
      }
    }
    if let value = row["temperature.value"] {
      draft.temperature(
        value, isDisturbed: row.says("temperature.exclude"), on: day,
        at: row["temperature.time"].flatMap { DayText.time($0) }, of: "temperature.value")
    }
    readMucus(row, on: day, into: &draft)
    readCervix(row, on: day, into: &draft)
    if let value = row["desire.value"] {
      let steps: [String: Libido] = ["0": .low, "1": .medium, "2": .high]
      if let step = steps[value] {
        draft.add(.libido(step), on: day)
      } else {
        draft.leaveOut("desire.value", .outOfRange, value: value, on: day)
      }
    }
    readSex(row, on: day, into: &draft)
    for (name, word) in Self.sortedPains where row.says(name) { draft.symptom(word, on: day) }
    for (name, word) in Self.sortedMoods where row.says(name) { draft.mood(word, on: day) }
    if row.says("pain.other"), row["pain.note"] == nil {
      draft.leaveOut("pain.other", .noPlace, on: day)
    }
    if row.says("mood.other"), row["mood.note"] == nil {
      draft.leaveOut("mood.other", .noPlace, on: day)
    }
    for name in ["temperature.note", "note.value", "sex.note", "pain.note", "mood.note"] {
      draft.note(row.raw(name), on: day)
    }
  }

  /// Egg white and creamy are seen, dry is felt and not seen; what else there is has no word.
  private func readMucus(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    let feeling = row["mucus.feeling"]
    let texture = row["mucus.texture"]
    guard feeling != nil || texture != nil || row["mucus.value"] != nil else { return }
    let words = [("feeling", feeling), ("texture", texture), ("value", row["mucus.value"])]
      .compactMap { name, value in value.map { "\(name) \($0)" } }.joined(separator: ", ")
    if row.says("mucus.exclude") {
      return draft.leaveOut("mucus", .excluded, value: words, on: day)
    }
    switch (feeling, texture) {
    case (_, "2"): draft.add(.discharge(.eggwhite), on: day)
    case (_, "1"): draft.add(.discharge(.creamy), on: day)
    case ("0", "0"), ("0", nil): draft.add(.discharge(.dry), on: day)
    default: draft.leaveOut("mucus", .noPlace, value: words, on: day)
    }
  }

  private func readCervix(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    let parts = ["cervix.opening", "cervix.firmness", "cervix.position"].compactMap { row[$0] }
    guard !parts.isEmpty else { return }
    if row.says("cervix.exclude") {
      return draft.leaveOut("cervix", .excluded, value: parts.joined(separator: ", "), on: day)
    }
    let openings = ["0": "closed", "1": "medium", "2": "open"]
    let firmnesses = ["0": "hard", "1": "soft"]
    draft.cervix(
      row["cervix.opening"].map { openings[$0] ?? $0 },
      row["cervix.firmness"].map { firmnesses[$0] ?? $0 },
      position: row["cervix.position"], on: day, of: "cervix")
  }

  private func readSex(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    if row.says("sex.solo") { draft.leaveOut("sex.solo", .noPlace, on: day) }
    let isProtected = Self.contraceptives.contains { row.says($0) }
    guard row.says("sex.partner") || row.says("sex.none") || isProtected else { return }
    draft.sex(isProtected ? true : row.says("sex.none") ? false : nil, on: day)
  }
}

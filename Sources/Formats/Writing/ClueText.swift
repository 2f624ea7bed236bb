public import Civil
public import Journal

/// `measurements.json` of Clue, which Mensinator and others import.
public enum ClueText {
  /// A type of a day with its options, or a temperature.
  private struct Row: Hashable {
    let day: CivilDate
    let type: String
    var options: [String] = []
    var temperature: Temperature?
  }

  /// The days of a journal up to one; sex and libido only where they are asked for.
  public static func text(
    of journal: Journal, upTo today: CivilDate, withPrivate: Bool
  ) -> AppText {
    var result = AppText()
    var rows: [Row] = []
    for (day, bleeding) in BleedingDays(journal, upTo: today).days {
      if bleeding.flow == nil { result.unsaid += 1 }
      let isSpotting = bleeding.flow == .spotting
      guard bleeding.isInPeriod || isSpotting else {
        // Clue would read it as the start of a period.
        result.lose("bleeding outside a period")
        continue
      }
      if bleeding.color != nil, !isSpotting { result.lose("colour of the flow") }
      rows.append(
        Row(
          day: day, type: isSpotting ? "spotting" : "period",
          options: [
            isSpotting
              ? bleeding.color?.rawValue ?? "spotting" : (bleeding.flow ?? .medium).rawValue
          ]))
    }
    for entry in journal.chronological
    where result.admits(entry, withPrivate: withPrivate, upTo: today) {
      if case .temperature(let reading) = entry.fact {
        rows.append(Row(day: entry.date, type: "bbt", temperature: reading))
      } else if let options = options(of: entry.fact) {
        for (type, option) in options { add(option, type, on: entry.date, to: &rows) }
        result.loseDetails(of: entry.fact)
      } else {
        result.leave(entry.fact)
      }
    }
    rows.sort { ($0.day, $0.type) < ($1.day, $1.type) }
    result.days = Set(rows.map(\.day)).count
    result.text =
      rows.isEmpty ? "[]\n" : "[\n" + rows.map(text).joined(separator: ",\n") + "\n]\n"
    return result
  }

  private static func add(
    _ option: String, _ type: String, on day: CivilDate, to rows: inout [Row]
  ) {
    if let place = rows.lastIndex(where: { $0.day == day && $0.type == type }) {
      if !rows[place].options.contains(option) { rows[place].options.append(option) }
    } else {
      rows.append(Row(day: day, type: type, options: [option]))
    }
  }

  /// The types and options of a fact, none where others tell it; nil where Clue has no place for it.
  private static func options(of fact: Fact) -> [(String, String)]? {
    switch fact {
    case .period, .flow: return []
    case .discharge(let discharge):
      let words: [Discharge: String] = [
        .dry: "none", .sticky: "sticky", .creamy: "creamy", .eggwhite: "egg_white",
      ]
      return words[discharge].map { [("discharge", $0)] }
    case .test(.ovulation(let result)):
      return [.positive, .negative].contains(result)
        ? [("tests", "ovulation_" + result.rawValue)] : nil
    case .test(.pregnancy(let result)): return [("tests", "pregnancy_" + result.rawValue)]
    case .sex(let isProtected):
      return isProtected.map { [("sex_life", $0 ? "protected" : "unprotected")] }
    case .libido(let libido):
      return libido == .medium ? nil : [("sex_life", libido.rawValue + "_sex_drive")]
    case .symptom(let term, let severity, let pain, _):
      guard severity != Severity.none, pain != 0 else { return [] }
      return symptoms[term.rawValue].map { [$0] }
    case .mood(let terms):
      return terms.map { $0 == "energetic" ? ("energy", "energetic") : ("feelings", $0.rawValue) }
    default: return fact.isOfDiary ? nil : []
    }
  }

  private static let symptoms: [String: (String, String)] = [
    "cramps": ("pain", "period_cramps"), "back_pain": ("pain", "lower_back"),
    "breast_tenderness": ("pain", "breast_tenderness"), "headache": ("pain", "headache"),
    "migraine": ("pain", "migraine"), "migraine_with_aura": ("pain", "migraine_with_aura"),
    "ovulation_pain": ("pain", "ovulation"), "nausea": ("digestion", "nauseous"),
    "bloating": ("digestion", "bloated"), "gas": ("digestion", "gassy"),
    "fatigue": ("energy", "tired"),
  ]

  private static func text(of row: Row) -> String {
    let value: String
    if let reading = row.temperature {
      value =
        "{\"celsius\": \(reading.celsiusText), \"excluded\": \(reading.isDisturbed ? "true" : "false")}"
    } else {
      let options = row.options.map { "{\"option\": \(JSONWriting.quoted($0))}" }
      value = row.type == "period" ? options[0] : "[\(options.joined(separator: ", "))]"
    }
    return "  {\"date\": \"\(row.day.iso)\", \"type\": \"\(row.type)\", \"value\": \(value)}"
  }
}

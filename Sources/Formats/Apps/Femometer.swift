import Civil
import Journal

/// The table of Femometer in German, the one language whose headings are known.
struct Femometer: TableLayout {
  static let kind = "a Femometer export"
  static let days = ["datum"]
  static let columns: Set<String> = [
    "periodentag", "flussmenge", "basaltemp", "sex", "zervixschleim", "schmierblutung",
    "stimmung", "symptome", "lh ergebnis",
  ]
  static let silent: Set<String> = ["zyklustag"]
  static let left: [String: Omission.Reason] = [
    "farbe": .other("the diary has no colour of that name"),
    "schmerzen": .other("pain without a place has no line"),
    "tag der ovulation": .computed,
  ]

  static func knows(_ columns: Set<String>) -> Bool {
    columns.isSuperset(of: ["datum", "zyklustag"])
      && !columns.isDisjoint(with: ["basaltemp", "flussmenge", "periodentag"])
  }

  private static let flows: [String: Flow] = [
    "wenig": .light, "leicht": .light, "mittel": .medium, "viel": .heavy, "stark": .heavy,
    "sehr_viel": .veryHeavy, "schmierblutung": .spotting,
  ]
  private static let discharges: [String: Discharge] = [
    "trocken": .dry, "klebrig": .sticky, "cremig": .creamy, "wässrig": .watery, "eiweiß": .eggwhite,
    "eiweiss": .eggwhite,
  ]
  private static let tests: [String: String] = [
    "niedrig": "low", "negativ": "negative", "hoch": "positive", "positiv": "positive",
    "maximum": "peak",
  ]
  private static let signs: [String: String] = [
    "krämpfe": "cramps", "unterleibskrämpfe": "cramps", "rückenschmerzen": "back_pain",
    "kopfschmerzen": "headache", "blähungen": "bloating", "übelkeit": "nausea",
    "brustspannen": "breast_tenderness", "brustschmerzen": "breast_tenderness",
    "empfindliche_brüste": "breast_tenderness", "akne": "acne", "müdigkeit": "fatigue",
    "schlaflosigkeit": "insomnia", "durchfall": "diarrhea", "verstopfung": "constipation",
    "heißhunger": "cravings", "schwindel": "dizziness", "migräne": "migraine",
    "hitzewallungen": "hot_flashes", "erbrechen": "vomiting",
  ]
  private static let moods: [String: String] = [
    "glücklich": "happy", "fröhlich": "happy", "traurig": "sad", "wütend": "angry",
    "ängstlich": "anxious", "gereizt": "irritable", "gestresst": "stressed", "ruhig": "calm",
    "energiegeladen": "energetic", "müde": "fatigue", "deprimiert": "depressed",
    "stimmungsschwankungen": "mood_swings", "empfindlich": "sensitive",
  ]

  func read(_ row: TableRow, on day: CivilDate, into draft: inout DiaryDraft) {
    if let word = row["flussmenge"], !word.isNo {
      if let flow = Self.flows[word.snake] {
        draft.bleed(on: day, flow)
      } else {
        draft.leaveOut("Flussmenge", .unknown, value: word, on: day)
        if row["periodentag"] != nil { draft.bleed(on: day, nil) }
      }
    } else if let number = row["periodentag"], !number.isNo {
      draft.bleed(on: day, nil)
    }
    if let spotting = row["schmierblutung"], !spotting.isNo { draft.bleed(on: day, .spotting) }
    if let temperature = row["basaltemp"] {
      draft.temperature(temperature, on: day, of: "Basaltemp")
    }
    if let sex = row["sex"]?.lowercased(), !sex.isNo {
      draft.sex(sex.contains("ungesch") ? false : sex.contains("gesch") ? true : nil, on: day)
    }
    if let mucus = row["zervixschleim"], !mucus.isNo {
      if let discharge = Self.discharges[mucus.snake] {
        draft.add(.discharge(discharge), on: day)
      } else {
        draft.leaveOut("Zervixschleim", .noPlace, value: mucus, on: day)
      }
    }
    if let test = row["lh ergebnis"], !test.isNo {
      draft.ovulationTest(Self.tests[test.snake] ?? test, on: day, of: "LH Ergebnis")
    }
    for word in words(row["symptome"]) { draft.symptom(Self.signs[word.snake] ?? word, on: day) }
    for word in words(row["stimmung"]) { draft.mood(Self.moods[word.snake] ?? word, on: day) }
  }

  private func words(_ text: String?) -> [String] {
    (text ?? "").split(whereSeparator: { ",;|".contains($0) }).map { $0.stripped }
      .filter { !$0.isNo }
  }
}

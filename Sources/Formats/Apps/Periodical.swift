import Civil
import Journal

/// The backup of Periodical, unpacked: a list of objects of one name each, or one object of them.
struct Periodical: DocumentLayout {
  static let kind = "a Periodical backup"

  static func knows(_ node: JSONNode) -> Bool {
    guard let rows = part("data", of: node)?.list else { return false }
    return rows.isEmpty
      ? part("symptoms", of: node) != nil : rows.prefix(20).contains { $0["eventtype"] != nil }
  }

  static func read(_ node: JSONNode, into draft: inout DiaryDraft) {
    for row in part("data", of: node)?.list ?? [] { readDay(row, into: &draft) }
    for row in part("notes", of: node)?.list ?? [] {
      guard let day = day(of: row, "note of", &draft) else { continue }
      draft.note(row["content"]?.plain ?? row["notes"]?.plain, on: day)
    }
    for row in part("symptoms", of: node)?.list ?? [] {
      guard let number = row["symptom"]?.number, let day = day(of: row, "symptom of", &draft),
        draft.isReached(day)
      else { continue }
      readSymptom(number, on: day, into: &draft)
    }
    if let options = part("options", of: node), !options.isEmpty {
      draft.leaveOut("options", .setting)
    }
  }

  private static func part(_ name: String, of node: JSONNode) -> JSONNode? {
    node[name] ?? node.list?.lazy.compactMap { $0[name] }.first
  }

  private static func day(
    of row: JSONNode, _ name: String, _ draft: inout DiaryDraft
  ) -> CivilDate? {
    if let day = row["eventdate"]?.day { return day }
    draft.leaveOut(name, .noDay, value: row["eventdate"]?.plain)
    return nil
  }

  private static func readDay(_ row: JSONNode, into draft: inout DiaryDraft) {
    guard let day = day(of: row, "day", &draft) else { return }
    let type = row["eventtype"]?.number
    if let type, type >= 3 {
      return draft.leaveOut(
        type == 3 ? "predicted day" : "predicted fertile day", .predicted, on: day)
    }
    guard draft.isReached(day) else { return }
    if type == 1 || type == 2 {
      let flows: [Flow] = [.light, .medium, .heavy, .veryHeavy]
      let step = row["intensity"]?.number ?? 0
      if !(0...4).contains(step) {
        draft.leaveOut("intensity", .outOfRange, value: "\(step)", on: day)
      }
      draft.bleed(on: day, (1...4).contains(step) ? flows[step - 1] : nil)
    }
    if let temperature = row["eventtemp"]?.plain, !temperature.stripped.isEmpty,
      Double(temperature) != 0
    {
      draft.temperature(temperature, on: day, of: "eventtemp")
    }
    if let cervix = row["eventcvx"]?.plain, !cervix.isNo {
      draft.leaveOut("eventcvx", .noPlace, value: cervix, on: day)
    }
  }

  private static let symptoms: [Int: String] = [
    2: "cramps", 3: "back_pain", 4: "ovulation_pain", 5: "ovulation_pain", 6: "breast_tenderness",
    7: "thrush", 8: "discharge", 9: "intense_bleeding", 10: "temperature_fluctuations", 11: "acne",
    12: "bloating", 13: "fainting", 15: "nausea", 16: "cravings", 17: "headache", 20: "fatigue",
  ]
  private static let moods: [Int: String] = [
    14: "irritable", 21: "energetic", 22: "sad", 23: "edgy",
  ]

  private static func readSymptom(
    _ number: Int, on day: CivilDate, into draft: inout DiaryDraft
  ) {
    if let symptom = symptoms[number] { return draft.symptom(symptom, on: day) }
    if let mood = moods[number] { return draft.mood(mood, on: day) }
    switch number {
    case 1: draft.sex(nil, on: day)
    case 18: draft.leaveOut("symptom 18, the pill", .noPlace, on: day)
    case 19: draft.bleed(on: day, .spotting)
    default: draft.leaveOut("symptom", .unknown, value: "\(number)", on: day)
    }
  }
}

import Assistant
import Civil
import Journal
import Knowledge
import Language
import Physiology

/// The first or last day of a period.
enum PeriodCommand: Command {
  static let name = "period"
  static let summary = "Note that a period started or ended"
  static let example = "bloom period start yesterday"
  static let arguments = "start|end [DATE]"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    guard let mark = words.first.flatMap(PeriodMark.init) else {
      throw .usage("bloom period needs start or end, as in bloom period start 2026-03-03")
    }
    let query = words.dropFirst().joined(separator: " ")
    var slots: [SlotName: SlotValue] = [:]
    if !query.isEmpty { slots["date"] = .date(try session.day(query)) }
    try session.record(IntentID("log.period_" + mark.rawValue), text: query, slots: slots)
  }
}

/// Noting one fact of a day.
enum Log: Command {
  static let name = "log"
  static let summary = "Note one thing, by its kind"
  static let example = "bloom log symptom cramps pain 6"
  static let arguments = "[DATE] KIND VALUE..."
  static let details = """
    Kinds: flow, mood, symptom, cramps, discharge, skin, bbt, opk, test, sex, note, gratitude,
    water, weight, sleep, energy, stress, exercise, yoga, food, caffeine, alcohol, supplement,
    factor, kicks, outcome. For example: bloom log flow heavy; bloom log water 250 ml; bloom log note tired
    Any line of the journal will do, also for an earlier day: bloom log 2026-03-01 break illness
    until 2026-03-20; bloom log cervix closed hard; bloom log gap after 2026-01-05 missing 1
    """

  private static let intents: [String: IntentID] = [
    "flow": "log.flow", "mood": "log.mood", "symptom": "log.symptom", "cramps": "log.cramps",
    "discharge": "log.discharge", "mucus": "log.discharge", "skin": "log.skin", "bbt": "log.bbt",
    "temperature": "log.bbt", "opk": "log.opk", "test": "log.pregnancy_test", "sex": "log.sex",
    "note": "log.note", "gratitude": "log.gratitude", "water": "log.water", "weight": "log.weight",
    "sleep": "log.sleep", "energy": "log.scale", "stress": "log.scale",
    "exercise": "log.exercise", "yoga": "log.yoga", "food": "log.food",
    "caffeine": "log.caffeine", "alcohol": "log.alcohol", "supplement": "log.supplement",
    "took": "log.supplement", "factor": "log.factor", "kicks": "log.kicks",
    "measure": "log.measure",
  ]

  /// How a cycle of trying may end or stand, with the entry for it.
  private static let outcomes: [String: Fact] = [
    "not-this-cycle": .text(.outcome, "not this cycle"), "awaiting": .text(.outcome, "awaiting"),
    "positive": .test(.pregnancy(.positive)), "chemical": .pregnancy(.ended(.loss)),
  ]

  /// Notes a fact in the words of the journal on another day than today.
  private static func note(
    _ words: [String], on day: CivilDate, _ session: Session
  ) throws(CommandError) {
    guard let fact = try? Fact(arguments: words) else {
      throw CommandError(
        .badData,
        "\(words.joined(separator: " ")) is no entry; write it as in the journal, like flow heavy")
    }
    guard try day <= session.now().date else {
      throw CommandError(
        .badData,
        "\(day.iso) is still ahead, and a journal holds what has happened; write a day up to today")
    }
    try note(fact, words, session, on: day)
  }

  /// Notes a fact that the record has room for.
  private static func note(
    _ fact: Fact, _ words: [String], _ session: Session, on day: CivilDate? = nil
  ) throws(CommandError) {
    if case .gap(let after, _) = fact,
      try !session.conversation().journal.periods.contains(where: { $0.start == after })
    {
      throw CommandError(
        .badData,
        "no period starts on \(after.iso); a gap follows a start that is noted; bloom stats lists them"
      )
    }
    let typed = words.joined(separator: " ").replacing("_", with: " ")
    try session.note(fact, saying: typed, on: day)
  }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    guard let kind = words.first else {
      throw .usage("bloom log needs a kind and a value, as in bloom log flow heavy")
    }
    if let day = CivilDate(iso: kind) {
      return try note(Array(words.dropFirst()), on: day, session)
    }
    if kind == "outcome" {
      guard let fact = outcomes[words.dropFirst().joined(separator: "-")] else {
        throw .usage(
          "an outcome is not-this-cycle, awaiting, positive or chemical")
      }
      return try note(fact, words, session)
    }
    if let fact = try? Fact(arguments: words) { return try note(fact, words, session) }
    guard let intent = intents[kind] else {
      throw .usage("there is no kind \(kind) to log; bloom help log lists them")
    }
    let value = words.dropFirst().joined(separator: " ")
    guard !value.isEmpty || intent == "log.cramps" || intent == "log.sex" else {
      throw .usage("bloom log \(kind) needs a value; bloom help log shows some")
    }
    if kind == "cramps", let pain = Double(value), !(0...10).contains(pain) {
      throw CommandError(.badData, "\(value) is no pain; write a number from 0 to 10")
    }
    let freeText: [IntentID: SlotName] = [
      "log.note": "text", "log.gratitude": "text", "log.factor": "factor",
    ]
    if let slot = freeText[intent] {
      return try session.record(intent, text: value, slots: [slot: .text(value)])
    }
    try session.record(intent, text: words.joined(separator: " "))
  }
}

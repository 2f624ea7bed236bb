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
  static let options = [
    CommandOption("--move", "puts the day in place of the one that is noted")
  ]
  static let details = """
    A start close to another one, or an end of a period that has its last day, changes nothing until
    --move says that it takes the other's place. bloom undo takes back what was noted last.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    try note(arguments.words, moving: arguments.has("--move"), session)
  }

  /// Notes a first or last day, in place of the one that is noted where it moves.
  static func note(
    _ words: [String], moving: Bool, _ session: Session
  ) throws(CommandError) {
    guard let mark = words.first.flatMap(PeriodMark.init) else {
      throw .usage("bloom period needs start or end, as in bloom period start 2026-03-03")
    }
    let query = words.dropFirst().joined(separator: " ")
    var slots: [SlotName: SlotValue] = [:]
    if !query.isEmpty { slots["date"] = .date(try session.day(query)) }
    if moving { slots["moves"] = .bool(true) }
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
    A symptom is graded 1 to 3 or mild to severe, and pain is out of ten: bloom log symptom headache
    2; bloom log symptom headache 6/10. Sleep is hours and how good they were: bloom log sleep 8 4/5.
    Food takes figures: bloom log food pasta kcal 520; bloom log ate 520 p30 f20 c50. Movement takes
    minutes: bloom log exercise run 30 min.
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
    "waiting": .text(.outcome, "awaiting"),
    "positive": .test(.pregnancy(.positive)), "chemical": .pregnancy(.ended(.loss)),
  ]

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
    if kind == PeriodCommand.name, words.count > 1 {
      return try PeriodCommand.note(Array(words.dropFirst()), moving: false, session)
    }
    let written = try JournalWords(words)
    if let fact = try written.fact() { return try note(fact, words, session) }
    try read(written.words, session)
  }

  /// Notes what only the words of a message say, such as an amount with its unit.
  private static func read(_ words: [String], _ session: Session) throws(CommandError) {
    let kind = words.first ?? ""
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
    if kind == "water", words.count == 3, words.element(at: 1) == "1", let unit = words.last {
      return try session.record(
        intent, text: "", slots: ["amount": .number(1), "unit": .text(unit)])
    }
    try session.record(intent, text: words.joined(separator: " "))
  }

  /// Notes a fact in the words of the journal on another day than today.
  private static func note(
    _ words: [String], on day: CivilDate, _ session: Session
  ) throws(CommandError) {
    guard let fact = try JournalWords(words).fact() else {
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
}

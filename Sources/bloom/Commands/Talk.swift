import Assistant
import Civil
import Knowledge
import Language

/// One message, one reply.
enum Ask: Command {
  static let name = "ask"
  static let example = "bloom ask when is my next period"
  static let summary = "One message, one reply; may note what you tell"
  static let arguments = "TEXT..."
  static let details = """
    With --json and no TEXT, reads one message a line from standard input, as bloom understand
    does, and adds the reply to each; such lines neither read nor write your journal.
    """

  static func needsDiary(_ words: [String]) -> Bool { !words.isEmpty }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    guard words.isEmpty else { return try session.turn(words.joined(separator: " ")) }
    guard session.options.json else {
      throw .usage("bloom ask needs a message, as in bloom ask when is my next period")
    }
    try Understand.answerLines(session)
  }
}

/// The day's card.
enum Today: Command {
  static let name = "today"
  static let summary = "The day's card: where you are, what is expected, one tip of each kind"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    try session.answer(["insight.today"], text: "")
  }
}

/// What was logged on a day.
enum Day: Command {
  static let name = "day"
  static let isLong = true
  static let example = "bloom day monday"
  static let summary = "What you logged on a day"
  static let arguments = "[DATE] [from:D] [to:D] [kind:K] [@TAG]"
  static let details = """
    With a filter it lists the entries that all of it holds for, as bloom find does.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    if words.contains(where: EntryFilters.isFilter) {
      var (search, rest) = try EntryFilters.read(words, session)
      if !rest.isEmpty {
        let day = try session.day(rest.joined(separator: " "))
        (search.from, search.to) = (day, day)
      }
      return try Find.show(search, session)
    }
    if !words.isEmpty { _ = try session.day(words.joined(separator: " ")) }
    try session.answer(["cycle.day_view"], text: words.joined(separator: " "))
  }
}

/// Taking back the last entry.
enum Undo: Command {
  static let name = "undo"
  static let summary = "Take back what was noted last"
  static let arguments = "[--forget]"
  static let options = [
    CommandOption(
      "--forget", "let go of all that could be taken back, so that deleted words are gone")
  ]
  static let details = """
    What is taken back or deleted stays in NAME.undo, so that it can come back, for 200 turns at
    least. With --forget that goes for good, with lines that were cut short, what a repair or an edit
    kept, and lines typed in the chat; nothing before it can be taken back then. In the chat “for
    good” after something is deleted does the same. Backups and exports are not reached.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    try noWords(arguments.words)
    guard arguments.has("--forget") else {
      try session.answer(["edit.undo"], text: "")
      if let fault = try session.conversation().undoFault { throw fault }
      return
    }
    try noJSON(session)
    try session.letGo()
  }
}

/// Poses and routines.
enum Yoga: Command {
  static let name = "yoga"
  static let example = "bloom yoga 12 minutes hips"
  static let summary = "A pose or routine, by name, complaint or minutes"
  static let arguments = "[list | play] [QUERY...]"
  static let details = """
    A query is a name in English or Sanskrit, what hurts, a part of the body, minutes, a prop, or
    what to leave out, as in bloom yoga 12 minutes hips no floor. bloom yoga list names the routines,
    bloom yoga pelvic floor its programmes. With play the routine is timed step by step: space
    pauses, n goes on, b goes back, q ends; --bell rings at each step.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    if words == ["list"] {
      return try session.answer(
        ["content.yoga_routine"], text: "", slots: ["action": .text("list")])
    }
    if words.first == "play" {
      return try session.play("content.yoga_routine", query(words.dropFirst()))
    }
    try session.lookUp("content.yoga_for", query(words[...]))
  }

  /// The query, a number by itself or with an m read as minutes: `10`, `10m`.
  static func query(_ words: ArraySlice<String>) -> String {
    let words = Array(words)
    let minutes = words.enumerated().map { place, word in
      let digits = word.prefix(while: \.isNumber)
      let unit = word.dropFirst(digits.count).lowercased()
      let isLast = place + 1 == words.count
      guard let count = Int(digits), (1...180).contains(count),
        unit == "m" || unit.isEmpty && isLast
      else { return word }
      return "\(count) minutes"
    }
    return minutes.joined(separator: " ")
  }
}

/// Foods, nutrients and ideas for the phase.
enum Nutrition: Command {
  static let name = "nutrition"
  static let example = "bloom nutrition iron"
  static let summary = "A food, a nutrient, or an idea for the day or a phase"
  static let arguments = "[QUERY... | PHASE]"
  static let details = """
    A phase is menstrual or period, follicular, ovulation or luteal, as in bloom nutrition luteal.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let query = words.joined(separator: " ")
    if let phase = try session.phase(named: query) {
      return try session.answer(
        ["content.nutrition_phase"], text: "", slots: ["phase": .text(phase)])
    }
    try session.lookUp(words.isEmpty ? "content.nutrition_phase" : "content.food", query)
  }
}

/// A breathing pattern.
enum Breathe: Command {
  static let name = "breathe"
  static let example = "bloom breathe 4-6"
  static let summary = "A breathing pattern with its counts, by name or one for the day"
  static let arguments = "[NAME | COUNTS] [MINUTES]"
  static let details = """
    COUNTS are your own seconds, whole or halves, as in bloom breathe 4-6, or 4-4-4-4 with pauses.
    MINUTES are how long, from 1 to 20, as in bloom breathe box 5; bloom breathe box 8 rounds counts
    rounds. At a terminal the breath is paced: space pauses, n goes on, b goes back, q ends; --bell
    rings at each step, and --plain writes a line a step for screen readers. From a pipe the counts
    are only told.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let (named, length) = split(words)
    try session.play("content.breathing", named.joined(separator: " "), slots: length)
  }

  /// The name or the counts, and how long: `box 5`, `4-6 5m`, `box 5 minutes`, `box 8 rounds`.
  static func split(_ words: [String]) -> (named: [String], length: [SlotName: SlotValue]) {
    var named = words
    var unit = ""
    if let last = named.last?.lowercased(), units[last] != nil {
      unit = last
      named.removeLast()
    }
    guard named.count > 1, let last = named.popLast() else { return (words, [:]) }
    let digits = last.prefix(while: \.isNumber)
    unit += last.dropFirst(digits.count).lowercased()
    let hasCounts = named.contains { Double($0).map { $0 < 100 } ?? false }
    guard !unit.isEmpty || !hasCounts, let slot = units[unit.isEmpty ? "min" : unit],
      let count = Int(digits), (1...(slot == "minutes" ? 20 : 200)).contains(count)
    else { return (words, [:]) }
    return (named, [slot: .number(Double(count))])
  }

  private static let units: [String: SlotName] = [
    "m": "minutes", "min": "minutes", "mins": "minutes", "minute": "minutes",
    "minutes": "minutes", "round": "rounds", "rounds": "rounds",
  ]
}

/// A week of pregnancy.
enum Week: Command {
  static let name = "week"
  static let isLong = true
  static let example = "bloom week 20"
  static let summary = "A pregnancy week, yours or the one you name"
  static let arguments = "[N]"

  static func needsDiary(_ words: [String]) -> Bool { words.isEmpty }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    guard let word = words.first else {
      return try session.answer(["content.preg_week"], text: "")
    }
    guard words.count == 1, let week = Int(word), (1...60).contains(week) else {
      throw CommandError(
        .badData, "\(words.joined(separator: " ")) is no week; write a number, as in bloom week 20")
    }
    try session.answer(
      ["content.preg_week"], text: "week \(week)", slots: ["week": .number(Double(week))])
  }
}

/// A kind line.
enum Affirm: Command {
  static let name = "affirm"
  static let summary = "A kind line for the day, or for what you name"
  static let arguments = "[QUERY...]"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try session.lookUp("content.affirmation", words.joined(separator: " "))
  }
}

/// Kind lines to keep.
enum Favourite: Command {
  static let name = "favourite"
  static let example = "bloom favourite add"
  static let summary = "Keep the kind line of the day, list what you kept, or let one go"
  static let arguments = "add|list|remove"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let action = words.first ?? "list"
    guard words.count <= 1, ["add", "list", "remove"].contains(action) else {
      throw .usage("bloom favourite takes add, list or remove; see bloom help favourite")
    }
    try session.answer(["content.affirmation_fav"], text: "", slots: ["action": .text(action)])
  }
}

/// What a word means.
enum Learn: Command {
  static let name = "learn"
  static let isLong = true
  static let example = "bloom learn luteal phase"
  static let summary = "What a word means: a phase, a hormone, a test, a condition"
  static let arguments = "[TOPIC]"
  static let details = "Without a TOPIC it lists them."

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try session.lookUp("content.education", words.joined(separator: " "))
  }
}

/// One idea for looking after yourself.
enum Care: Command {
  static let name = "care"
  static let summary = "One idea for looking after yourself, or a list of some"
  static let arguments = "[list] [QUERY... | PHASE]"
  static let example = "bloom care list luteal"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let isList = words.first == "list"
    let query = words.dropFirst(isList ? 1 : 0).joined(separator: " ")
    let phase = try session.phase(named: query)
    guard isList || phase != nil else { return try session.lookUp("content.selfcare", query) }
    var slots: [SlotName: SlotValue] = isList ? ["action": .text("list")] : [:]
    slots["phase"] = phase.map { .text($0) }
    try session.answer(["content.selfcare"], text: phase == nil ? query : "", slots: slots)
  }
}

extension Session {
  /// The phase of the cycle that words name, with or without the word phase; nil where they name none.
  fileprivate func phase(named words: String) throws(CommandError) -> String? {
    func plain(_ name: String) -> String {
      name.lowercased().split(separator: " ").filter { $0 != "phase" }.joined(separator: " ")
    }
    let name = plain(words)
    guard !name.isEmpty else { return nil }
    let library = try library()
    let cards = (try? library.phaseCards()) ?? []
    let card = cards.first { $0.id == name || plain($0.name) == name }
    return card.flatMap { Stage(rawValue: $0.id)?.rawValue }
  }
}

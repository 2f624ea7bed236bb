import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A message taken as the answer to the question that Bloom has just asked.
struct Answer {
  /// Whether the message answers the question at all.
  var isOne = false
  var outcome = Outcome()
  var interpretations: [Interpretation] = []

  let reading: Reading
  let reader: Reader
  let scene: Scene

  init(_ reading: Reading, to question: OpenQuestion, reader: Reader, scene: Scene) {
    self.reading = reading
    self.reader = reader
    self.scene = scene
    if case .wish(let topic) = question { takeWish(topic) }
    guard !reading.isOfOthers || question.takesWords else { return }
    switch question {
    case .choice(let intents, let message): choose(intents, message)
    case .slot(let slot, let interpretation): fill(slot, of: interpretation)
    case .day(let first, let second, let interpretation):
      pick(first, second, interpretation)
    case .confirm(let edits): confirm(edits)
    case .lastPeriod: lastPeriod()
    case .pregnancyDates: pregnancyDates()
    case .contraction: contraction()
    case .person(let people): choosePerson(people)
    case .personName: namePerson()
    case .reminderText(let interpretation): takeText(of: interpretation)
    case .half(let time, let interpretation): takeHalf(time, of: interpretation)
    case .reminderRhythm(let entry, let interpretation): takeRhythm(entry, of: interpretation)
    case .entries(let entries): takeEntries(entries)
    case .reminders(let entries): takeReminders(entries)
    case .period(let intent, let second): takePeriod(intent, second: second)
    case .erase: erase()
    case .region: region()
    case .missedLog(let question): missedLog(question)
    case .missedStart(let start, let isKnown): missedStart(after: start, isKnown: isKnown)
    case .wish: break
    case .checkIn(let question): takeCheckIn(question)
    case .amend(let entries): takeAmendment(of: entries)
    }
  }

  var said: Set<String> { reader.answers.said(in: reading.message) }
  var main: IntentID? {
    reading.understanding.decision == .answer
      ? reading.understanding.interpretations.first?.intent : nil
  }

  /// Whether the message is little more than a date, and tells nothing else.
  var isMostlyDate: Bool {
    let dated = Set(reading.understanding.entities.filter { $0.day != nil }.flatMap(\.tokens))
    let words = reading.message.tokens.indices.filter { !reading.message.tokens[$0].isPunctuation }
    let names = !reading.understanding.mentions.isEmpty
    let isOther =
      main.map { $0 != .periodStart && ($0.isLog && names || $0.group == "support") } ?? false
    return !dated.isEmpty && words.count { !dated.contains($0) } <= (isOther ? 1 : 3)
  }

  /// Whether nothing stands beside a day but words that leave it rough: "about the 3rd i think".
  private var isRoughDay: Bool {
    let dated = Set(
      reading.understanding.entities.filter {
        if case .dates = $0.value { true } else { $0.day != nil }
      }.flatMap(\.tokens))
    return reading.message.tokens.indices.allSatisfy { index in
      let token = reading.message.tokens[index]
      return dated.contains(index) || token.isPunctuation || token.number != nil
        || reader.answers.isTelling(token.text, "rough_day")
    }
  }

  /// Whether the message is little more than a span of days: "in October".
  private var isMostlySpan: Bool {
    let dated = reading.understanding.entities.filter {
      if case .dates = $0.value { true } else { false }
    }.flatMap(\.tokens)
    let words = reading.message.tokens.indices.filter { !reading.message.tokens[$0].isPunctuation }
    return !dated.isEmpty && words.count { !dated.contains($0) } <= 3
  }

  mutating func say(_ reply: String) {
    isOne = true
    outcome = .say(reply)
  }

  private mutating func choose(_ intents: [IntentID], _ message: String) {
    let places = ["answer.first", "answer.second", "answer.third"]
    let yes = main == .yes && intents.count == 1 ? 0 : nil
    // "the second one" says "one" too
    guard let place = places.lastIndex(where: said.contains) ?? yes, reading.message.isShort,
      reading.message.holdsOneNumber,
      main?.isLog != true || reader.answers.isWhole(reading.message)
    else {
      if said.contains("answer.cancel") || main == .no { say("did_you_mean.none") }
      return
    }
    guard intents.indices.contains(place) else { return say("did_you_mean.none") }
    isOne = true
    interpretations = [reader.read(message, as: intents[place], context: scene.context)]
  }

  private mutating func fill(_ slot: SlotName, of open: Interpretation) {
    let read = reader.read(reading.message.original, as: open.intent, context: scene.context)
    let isValue =
      main?.group == "meta" && reading.message.isShort && read.slots[slot] != nil
      && !reading.understanding.mentions.isEmpty
    if !isValue, main == .no || (said.contains("answer.cancel") && reading.message.isShort) {
      return say("log.cancelled")
    }
    let isDay = slot == .date && (isMostlyDate || isMostlySpan)
    if let main, main != open.intent, main != .change, !main.isLog, !isDay, !isValue { return }
    guard read.slots[slot] != nil || slot == .date && read.slots["month"] != nil else { return }
    if let main, main.isLog, main != open.intent, slot == .date, !isDay { return }
    isOne = true
    var filled = open
    filled.slots.merge(read.slots) { _, new in new }
    interpretations = [filled]
  }

  private mutating func pick(
    _ first: CivilDate, _ second: CivilDate, _ open: Interpretation
  ) {
    let read = reader.read(reading.message.original, as: open.intent, context: scene.context)
    var day = read.slots[.date]?.day
    if day == nil, reading.message.isShort, reading.message.holdsOneNumber {
      day = said.contains("answer.second") ? second : said.contains("answer.first") ? first : nil
    }
    if day == nil, first == second, main == .yes { day = first }
    if day == nil, said.contains("answer.cancel") || main == .no { return say("log.cancelled") }
    guard let day, main == nil || isMostlyDate || reading.message.isShort else { return }
    isOne = true
    var filled = open
    filled.slots[.date] = .date(day)
    interpretations = [filled]
  }

  private mutating func confirm(_ edits: [Edit]) {
    if main == .no || said.contains("answer.cancel") { return say("log.cancelled") }
    guard main == .yes || said.contains("answer.yes") && reader.answers.isWhole(reading.message)
    else { return }
    isOne = true
    outcome = Outcome.confirmed(edits, in: scene)
  }

  private mutating func lastPeriod() {
    if said.contains("answer.no_periods") {
      say("onboard.no_periods")
      outcome.edits = [.add(Entry(date: scene.today, fact: .mode(.general)))]
      return
    }
    if said.contains("answer.unknown"), reading.message.isShort { return say("onboard.unknown") }
    if main == .periodStart, reading.understanding.interpretations.count > 1 { return }
    if let main, main != .periodStart, main.group != "meta", !isMostlyDate { return }
    guard main == .periodStart || isRoughDay else { return }
    let read = reader.read(
      reading.message.original, as: .periodStart, context: scene.context)
    guard read.slots[.date]?.day != nil else { return }
    isOne = true
    interpretations = [read]
  }

  /// A few words that a contraction begins or ends, however they would be read on their own.
  private mutating func contraction() {
    guard reading.message.isShort, reading.level == .ok else { return }
    let begins = said.contains("told.contraction_begun")
    let ends = said.contains("told.contraction_over")
    if let main, main.group == "content" || main.group == "cycle" || main.group == "insight" {
      return
    }
    var read = reader.read(
      reading.message.original, as: .contraction, context: scene.context)
    if read.slots[.value] == nil, let seconds = toldSeconds {
      read.slots[.value] = .number(Double(seconds))
      read.slots[.minutes] = nil
    }
    let isLong = read.slots[.value] != nil
    guard begins || ends || isLong else { return }
    isOne = true
    read.slots[.date] = nil
    if ends || begins && !isLong { read.slots["action"] = .text(ends ? "stop" : "start") }
    interpretations = [read]
  }

  /// How long one lasted, in seconds: "a minute".
  private var toldSeconds: Int? {
    reading.understanding.entities.lazy.compactMap { entity -> Int? in
      switch entity.value {
      case .duration(let length, _, .minute) where length <= 10: (length * 60).whole
      case .duration(let length, _, .second) where length <= 600: length.whole
      default: nil
      }
    }.first
  }

  private mutating func pregnancyDates() {
    if said.contains("told.from_last_period"), reading.message.isShort,
      reading.level < .urgent
    {
      guard let start = scene.cycle.history.periods.last?.start else {
        return say("mode.dates.from_diary")
      }
      isOne = true
      interpretations = [reader.dates(reading, lmp: start, context: scene.context)]
      return
    }
    if said.contains("answer.unknown"), reading.message.isShort { return say("onboard.unknown") }
    if main == .periodStart, reading.level < .urgent,
      let day = reading.understanding.interpretations.first?.slots[.date]?.day
    {
      isOne = true
      interpretations = [reader.dates(reading, lmp: day, context: scene.context)]
      return
    }
    if let main, main != .pregnancyDates, main.group != "meta" { return }
    var read = reader.read(
      reading.message.original, as: .pregnancyDates, context: scene.context)
    if read.slots[.weeks] == nil, let number = reading.message.onlyNumber, (1...44).contains(number)
    {
      read.slots[.weeks] = .number(number)
    }
    guard read.pregnancyDating(today: scene.today) != nil else { return }
    isOne = true
    interpretations = [read]
  }
}

extension Message {
  /// Whether the message is a few words, as answers are.
  var isShort: Bool { tokens.count <= 8 }

  /// Whether no two numbers stand in it, as in "G2P1", which chooses nothing.
  fileprivate var holdsOneNumber: Bool { tokens.count { $0.number != nil } <= 1 }

  /// The number of a message that holds just one.
  fileprivate var onlyNumber: Double? {
    let numbers = tokens.compactMap(\.number)
    return numbers.count == 1 ? numbers[0] : nil
  }
}

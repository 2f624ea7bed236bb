import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A few words that only make sense after the turn before: "another one", "and tomorrow?", "like 6".
struct FollowUp {
  private(set) var outcome: Outcome?
  private(set) var interpretations: [Interpretation] = []
  /// The earlier message that is answered again; nil where the new one is.
  private(set) var message: Message?
  private(set) var asked = Asked()

  let reading: Reading
  let last: Turn
  let reader: Reader
  let scene: Scene

  /// Nil where the message stands on its own.
  init?(_ reading: Reading, last: Turn?, noted: [Entry], reader: Reader, scene: Scene) {
    let isPlain =
      reading.level == .ok
      || reading.triage.level == .ok && reader.answers.isWhole(reading.message)
    guard let last, reading.message.isShort, isPlain else { return nil }
    self.reading = reading
    self.last = last
    self.reader = reader
    self.scene = scene
    if let rated = rating(of: noted) {
      outcome = rated
    } else if let session = last.session, isStart {
      outcome =
        session.name.isEmpty
        ? .say("session.begin.plain") : .say("session.begin", ["name": .string(session.name)])
      outcome?.begins = session
    } else if let change, let again = again(change) {
      interpretations = [again]
      message = last.message
      asked = last.asked
      asked.change = change
    } else if let next = oneAfter ?? weekAfter ?? sameNow ?? practised ?? counted ?? eaten
      ?? putOut
    {
      interpretations = [next]
    } else if let coloured = colour(of: noted) {
      outcome = coloured
    } else if let again = sameOfAnotherDay {
      interpretations = [again]
    } else if let longer = sameWithMore {
      interpretations = [longer.read]
      message = longer.message
    } else if let more = oneMore(of: noted) {
      outcome = more
    } else if change != nil, scene.mode != .pregnancy {
      outcome = .say("again.what")
    } else {
      return nil
    }
  }

  /// The groups of intents that may be asked again with other words.
  private static let repeatable: Set<String> = ["content", "cycle", "ttc"]

  private var lastIntent: IntentID? {
    last.intents.first.flatMap { Self.repeatable.contains(String($0.group)) ? $0 : nil }
  }

  /// "Start", after something that can be gone through step by step.
  private var isStart: Bool {
    reader.answers.isWhole(reading.message)
      && reader.answers.said(in: reading.message).contains("answer.start")
  }

  /// What is to be different: "another one", "a shorter one", "something easier".
  private var change: Asked.Change? {
    guard reader.answers.isWhole(reading.message), !isNoLonger else { return nil }
    let said = reader.answers.said(in: reading.message)
    let changes: [(String, Asked.Change)] = [
      ("answer.shorter", .shorter), ("answer.longer", .longer), ("answer.gentler", .gentler),
      ("answer.another", .another),
    ]
    return changes.first { said.contains($0.0) }?.1
  }

  /// Whether something is said to be over: "no longer pregnant".
  private var isNoLonger: Bool {
    let words = reading.message.tokens.map(\.text)
    return zip(words, words.dropFirst()).contains { $0 == ("no", "longer") }
  }

  /// The same again, which turns to the next of its kind, or to one that differs as asked.
  private func again(_ change: Asked.Change) -> Interpretation? {
    guard let intent = lastIntent, intent.group == "content" else { return nil }
    if change != .another, last.found.isEmpty { return nil }
    return reader.read(last.message.original, as: intent, context: scene.context)
  }

  /// "And tomorrow?": the same asked of another day.
  private var sameOfAnotherDay: Interpretation? {
    guard let first = lastIntent,
      reader.answers.said(in: reading.message).contains("answer.and")
    else { return nil }
    let isMonth =
      last.intents.contains(.cycleNextPeriod)
      && reader.read(
        reading.message.original, as: .cycleNextPeriod, context: scene.context
      ).slots["month"] != nil
    let intent = isMonth ? .cycleNextPeriod : first
    let days = reading.understanding.entities.filter { entity in
      switch entity.value {
      case .date, .eitherDate, .dates: true
      default: false
      }
    }
    let dated = Set(days.flatMap(\.tokens))
    let others = reading.message.tokens.indices.filter {
      !dated.contains($0) && !reading.message.tokens[$0].isPunctuation
    }
    guard !days.isEmpty, others.count <= 3 else { return nil }
    var read = reader.read(last.message.original, as: intent, context: scene.context)
    let new = reader.read(reading.message.original, as: intent, context: scene.context)
    guard new.slots[.date] != nil || new.slots["month"] != nil else { return nil }
    read.slots.merge(new.slots) { _, new in new }
    return read
  }

  /// "And vegan?": the same asked with a word more.
  private var sameWithMore: (read: Interpretation, message: Message)? {
    guard let intent = lastIntent, intent.group == "content",
      let first = reading.message.tokens.first, ["and", "but", "or", "with"].contains(first.text),
      (2...4).contains(reading.message.tokens.count(where: { !$0.isPunctuation }))
    else { return nil }
    let words = last.message.original + " " + reading.message.original
    let read = reader.read(words, as: intent, context: scene.context)
    return (read, Normaliser().normalise(words))
  }

  /// "Another one", after a drink: the same drink once more.
  private func oneMore(of noted: [Entry]) -> Outcome? {
    let drinks = noted.filter { if case .intake = $0.fact { true } else { false } }
    guard change == .another, drinks.count == 1, let entry = drinks.first,
      case .intake(let intake, let count, let what) = entry.fact,
      let more = Amount(thousandths: count.thousandths + 1000)
    else { return nil }
    let new = Fact.intake(intake, count: more, what: what)
    return .replacing([entry], with: [Entry(date: entry.date, time: entry.time, fact: new)])
  }

  /// A bare number after a symptom: how strong it is, from 0 to 10.
  private func rating(of noted: [Entry]) -> Outcome? {
    let symptoms = noted.filter { $0.fact.kind == "symptom" }
    guard symptoms.count == 1, let entry = symptoms.first,
      case .symptom(let term, let severity, nil, nil) = entry.fact, severity == nil,
      let pain = onlyNumber
    else { return nil }
    let fact = Fact.symptom(term, nil, pain: pain)
    let new = Entry(date: entry.date, time: entry.time, fact: fact)
    return Outcome(
      parts: FactPhrase.said(
        "edit.change.done", ["date": .date(entry.date)], [fact], as: "after"),
      edits: [.remove(entry), .add(new)])
  }

  /// The number of a message of a few words that names nothing else, from 0 to 10.
  private var onlyNumber: Int? {
    guard reading.message.tokens.count <= 6, NamedFacts(reading.understanding).isEmpty,
      !reading.message.tokens.contains(where: { $0.text == "not" }),
      reading.understanding.entities.count == 1
    else { return nil }
    let number: Double? =
      switch reading.understanding.entities[0].value {
      case .number(let value), .quantity(let value, _, .outOfTen): value
      default: nil
      }
    guard let number, (0...10).contains(number) else { return nil }
    return Int(clamping: number.rounded())
  }
}

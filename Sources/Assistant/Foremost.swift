import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What is answered before the intents of a message are looked at: words whose kind must not be
/// missed, whatever else they may be taken for.
struct Foremost {
  private(set) var outcome = Outcome()
  private(set) var interpretations: [Interpretation] = []
  /// The intents answered, for the record.
  private(set) var reported: [IntentID]

  private init(
    _ outcome: Outcome, _ interpretations: [Interpretation] = [], as intent: IntentID
  ) {
    self.outcome = outcome
    self.interpretations = interpretations
    reported = [intent]
  }

  /// Nil where the message is to be read by its intents.
  init?(
    _ reading: Reading, after thread: Thread, journal: Journal, reader: Reader, scene: Scene
  ) {
    let said = reader.answers.said(in: reading.message)
    if case .wish(let topic?)? = thread.expecting,
      case let wish = Answer(reading, to: .wish(topic), reader: reader, scene: scene), wish.isOne
    {
      self.init(wish.outcome, wish.interpretations, as: .birthPlan)
    } else if let outcome = Self.leaving(reading, said, thread, scene) {
      self.init(outcome, as: .modeSet)
    } else if let switched = Self.offered(reading, said, thread, scene) {
      self.init(switched, as: .modeSet)
    } else if let disturbed = Self.disturbed(reading, said, thread, journal, scene) {
      self.init(disturbed, as: .change)
    } else if reading.isToStayUnwritten(reader.answers) {
      self.init(.say("log.unwritten.asked"), as: .no)
    } else if let wish = Wish(reading, said, scene: scene) {
      self.init(wish.outcome, as: .settings)
    } else if let tracking = Tracking(
      reading, said, journal: journal, reader: reader, scene: scene)
    {
      self.init(tracking.outcome, as: .settings)
    } else if let gain = GainWords(reading, said, journal: journal, scene: scene) {
      self.init(Outcome(parts: gain.parts, sources: [GainWords.source]), as: "insight.trend")
    } else if said.contains("told.my_name"), reading.level == .ok, reading.message.isShort {
      let name = scene.setting.preferences[.name]
      self.init(
        name.map { .say("settings.name.is", ["name": .string($0)]) } ?? .say("settings.name.none"),
        as: .settings)
    } else if let height = HeightTold(
      reading, said, answers: reader.answers, scene: scene)
    {
      self.init(height.outcome, as: .settings)
    } else if let row = StreakWords(reading, said, journal: journal, scene: scene) {
      self.init(row.outcome, as: "insight.trend")
    } else if let told = ConditionTold(reading, said, answers: reader.answers, scene: scene),
      told.isAll
    {
      self.init(told.outcome, as: .settings)
    } else if let eating = EatingTold(reading, said, answers: reader.answers, scene: scene),
      eating.isAll
    {
      self.init(eating.outcome, reader.mealOrdered(in: reading, scene), as: .settings)
    } else if let naming = Naming(reading, answers: reader.answers, scene: scene).outcome {
      self.init(naming, as: "log.note")
    } else if said.contains("answer.check_in"), reader.answers.isWhole(reading.message) {
      self.init(CheckInQuestion.outcome(named: CheckInQuestion.mood.rawValue), as: .today)
    } else if let theirs = Theirs(reading, said, scene: scene) {
      self.init(theirs.outcome, as: "oos.out_of_scope")
    } else if let eased = Eased(
      reading, said, after: thread, journal: journal, reader: reader, scene: scene)
    {
      self.init(eased.outcome, as: .talk)
    } else if let wish = Self.dictatedWish(reading, said, reader, scene) {
      self.init(Outcome(), [wish], as: .birthPlan)
    } else if thread.expecting != .wish(nil), let written = Self.dictated(reading, reader, scene) {
      self.init(written, as: "log.note")
    } else if let again = Self.again(reading, said, thread, journal, reader, scene) {
      self.init(Outcome(), [again], as: again.intent)
    } else if let aside = Self.aside(reading, said, thread, scene) {
      self.init(aside, as: .talk)
    } else if let plan = Self.going(reading, said, thread) {
      self.init(plan, reading.logs.filter { $0.intent == .appointment }, as: .talk)
    } else if let heard = reading.heard(
      reader.answers,
      isFirst: journal.periods.isEmpty && !reader.profiles.isOfFuture(reading.message), scene)
    {
      self.init(
        Trying.outcome(
          heard, reading.message, reader.answers, on: scene.today, in: journal),
        reader.told(beside: heard, reading, scene),
        as: .talk)
    } else {
      return nil
    }
  }

  /// In pregnancy mode, that she is not pregnant any more is asked about before it is set.
  private static func leaving(
    _ reading: Reading, _ said: Set<String>, _ thread: Thread, _ scene: Scene
  ) -> Outcome? {
    guard scene.mode == .pregnancy, reading.level <= .decline, reading.message.isShort,
      said.contains("answer.leaves_pregnancy"),
      !thread.noted.contains(where: { ["pregnancy", "mode"].contains($0.fact.kind) })
    else { return nil }
    let edit = Edit.add(Entry(date: scene.today, fact: .mode(.cycle)))
    return .say("mode.not_pregnant", expecting: .confirm([edit]))
  }

  /// The temperature of today that she says to leave out is kept and marked.
  private static func disturbed(
    _ reading: Reading, _ said: Set<String>, _ thread: Thread, _ journal: Journal, _ scene: Scene
  ) -> Outcome? {
    let isOfLast =
      said.contains("told.not_counted") && thread.noted.contains { $0.fact.kind == "temperature" }
    guard reading.triage.level == .ok, said.contains("told.disturbed") || isOfLast,
      let entry = journal.entries(on: scene.today).last(where: {
        if case .temperature = $0.fact { true } else { false }
      }), case .temperature(var taken) = entry.fact, !taken.isDisturbed
    else { return nil }
    taken.isDisturbed = true
    let new = Entry(date: entry.date, time: entry.time, fact: .temperature(taken))
    return Outcome(
      parts: [.reply("log.disturbed"), FactPhrase.part(new.fact)],
      edits: [.remove(entry), .add(new)])
  }

  /// "Put it back", after something was removed; and a visit that is moved, or asked for again.
  private static func again(
    _ reading: Reading, _ said: Set<String>, _ thread: Thread, _ journal: Journal,
    _ reader: Reader, _ scene: Scene
  ) -> Interpretation? {
    guard reading.level == .ok, reading.message.tokens.count <= 20 else { return nil }
    func read(_ intent: IntentID) -> Interpretation {
      reader.read(reading.message.original, as: intent, context: scene.context)
    }
    let hasRemoved = thread.last?.edits.contains {
      if case .remove = $0 { true } else { false }
    }
    if said.contains("told.put_back"), hasRemoved == true, thread.last?.isUndo == false {
      return read(.undo)
    }
    if let reminder = reminder(reading, thread, reader, scene) { return reminder }
    guard thread.topic?.intents.contains(.appointment) == true else { return nil }
    if said.contains("told.visit_moved") { return read(.appointment) }
    if said.contains("told.visit_off"), namesVisit(reading, journal, scene) {
      return read(.appointment)
    }
    let isNext = said.contains("told.after_that") && reading.message.tokens.count <= 6
    if said.contains("told.when_again") || isNext {
      var asked = read(.appointment)
      asked.slots = ["action": .text("query")]
      return asked
    }
    return nil
  }

  /// A wish for the year, a question on a test just noted, and what only a clinic can say.
  private static func aside(
    _ reading: Reading, _ said: Set<String>, _ thread: Thread, _ scene: Scene
  ) -> Outcome? {
    guard reading.triage.level == .ok else { return nil }
    if said.contains("told.put_back"), thread.noted.isEmpty, let last = thread.last, !last.isUndo,
      last.changes.isEmpty, reading.message.isShort,
      reading.understanding.interpretations.first?.intent == .undo
    {
      return .say("edit.put_back.nothing")
    }
    let isTest = thread.noted.contains { $0.fact.kind == "test" }
    if said.contains("told.what_means"), isTest, !scene.isAfterLoss {
      return .say("log.after.test_meaning")
    }
    if said.contains("told.season"), reading.logs.allSatisfy({ $0.intent == "log.mood" }),
      reading.message.tokens.count <= 10
    {
      return .say("greet.season")
    }
    if said.contains("told.treat_as"), scene.mode == .cycle,
      reading.understanding.mentions.contains(where: { $0.concept == "perimenopause" })
    {
      let edit = Edit.add(Entry(date: scene.today, fact: .mode(.perimenopause)))
      return .say("mode.offer.perimenopause", expecting: .confirm([edit]))
    }
    return nil
  }

  /// After advice to be seen soon: that she will go, or a question that only they can answer.
  private static func going(
    _ reading: Reading, _ said: Set<String>, _ thread: Thread
  ) -> Outcome? {
    guard reading.triage.level == .ok else { return nil }
    if thread.guess != nil, said.contains("told.will_go"), reading.message.tokens.count <= 12 {
      return .say("guard.standing.planned")
    }
    guard let danger = thread.standing, !danger.staysOpen else { return nil }
    if said.contains("told.will_go"), reading.message.tokens.count <= 12 {
      return .say("guard.standing.planned")
    }
    return said.contains("told.confidential") ? .say("guard.standing.confidential") : nil
  }
}

import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A question about her own record, answered; it writes nothing.
struct QueryTurn {
  private(set) var outcome: Outcome
  /// Whether another skill is to say the same.
  private(set) var isLeft = false
  private(set) var interpretations: [Interpretation] = []
  /// The intent that is answered, for the record.
  let intent: IntentID
  /// Whether it takes up the question before, or asks what is usual.
  private(set) var goesOn = false
  /// Whether it plainly asks of what was done or noted.
  private(set) var isPlain = false
  /// Whether a number is to be made of what is on record, and of no medicine.
  private(set) var counts = false

  /// Nil where the message asks nothing of the record.
  init?(_ turn: DialogueContext) {
    let (reading, thread, scene) = (turn.reading, turn.thread, turn.scene)
    guard reading.triage.level < .urgent, reading.message.tokens.count <= Self.mostTokens,
      thread.expecting == nil || !turn.isWhole
    else { return nil }
    let focus = Self.focus(thread)
    guard let asked = turn.asked(after: focus) else { return nil }
    if asked.words.says("window.inside"), thread.topic?.intents.contains(.cycleNextPeriod) == true,
      let told = Self.inside(asked, turn)
    {
      self.init(asking: told)
      return
    }
    if asked.words.says("missed.date"), !asked.words.holdsNumber {
      self.init(asking: turn.read(as: .cycleNextPeriod))
      outcome = .say("query.missed_date")
      return
    }
    if asked.words.says("visit.next"), reading.level <= .decline, !asked.words.holdsNumber,
      asked.words.things.contains(where: {
        if case .text(.appointment, _) = $0.measure { true } else { false }
      })
    {
      self.init(telling: Self.nextVisit(turn.journal, scene), by: .appointment, isPlain: true)
      return
    }
    guard reading.classified <= .provider || Self.asksOnly(asked, turn) else { return nil }
    if asked.words.says("told.did") || asked.deniesThing { return nil }
    if let both = Self.both(asked, turn) {
      self = both
      return
    }
    if let told = Self.telling(asked, turn) {
      self.init(telling: told.outcome, by: told.intent, isPlain: reading.level == .ok)
      return
    }
    if asked.asksLink { return nil }
    let bound = asked.leansOnFocus ? nil : asked.query.map(QueryReader.listed)
    if bound != nil, !Self.asks(asked, turn) { return nil }
    guard let query = bound ?? focus.flatMap({ asked.rebound($0) }),
      !Self.tells(turn, asked),
      bound != nil || asked.words.says("when")
        || reading.understanding.interpretations.first?.intent.group != "meta",
      bound != nil || thread.expecting == nil || asked.words.says("asks")
    else { return nil }
    if case .unkept = query.measure, reading.level > .ok { return nil }
    if query.aggregate == .change,
      GainWords(reading, turn.said, journal: turn.journal, scene: scene)?
        .isKnown == true
    {
      return nil
    }
    let deference = QueryDeference(reading.understanding)
    if bound != nil, deference.leads(elsewhere: query),
      query.measure != .cycleDay || query.expected == nil
    {
      return nil
    }
    self.init(
      query, norm: asked.asksNorm, after: focus, journal: turn.journal, scene: scene,
      noted: thread.written)
    goesOn = bound == nil || asked.asksNorm
    let isGoingOn =
      bound == nil && reading.level == .ok && asked.words.says("asks")
      && asked.words.first(of: Self.goingOn) != nil
    let isOfMedicine = if case .medicine = query.measure { true } else { false }
    let isOfTaking =
      asked.words.says("took.past")
      && ![.sum, .mean, .max, .min, .range].contains(query.aggregate)
    counts =
      query.measure == .cycleLength
      || ![.exists, .value, .list].contains(query.aggregate) && (!isOfMedicine || isOfTaking)
    let level = isOfMedicine ? reading.level : reading.triage.level
    isPlain =
      isGoingOn
      || bound != nil && asked.isPlain
        && (asked.isOfPast || level == .ok
          || level == .decline && isOfMedicine && counts)
    let isOfStats = [.cycleDay, .cycleLength].contains(query.measure)
    if !asked.asksNorm, bound != nil || isOfStats, deference.answers(query) {
      outcome = Outcome(focus: outcome.focus)
      isLeft = true
    }
  }

  /// Whether the whole message is a question of the record, so that what only weights find in it is
  /// no report.
  private static func asksOnly(_ asked: QueryReader, _ turn: DialogueContext) -> Bool {
    asked.isPlain && asked.words.says("asks.head") && turn.reading.triage.level == .ok
      && turn.clauses.allSatisfy { $0.act.asks || $0.cells.isEmpty }
  }

  /// Whether any of it is put as a question or as what to look up.
  static func asks(_ asked: QueryReader, _ turn: DialogueContext) -> Bool {
    turn.clauses.contains(where: \.act.asks) || asked.words.says("asks.head") || asked.looksUp
      || asked.namesFigure || asked.isTerse || asked.isHeading || asked.isSummary || asked.isOfPast
      || turn.message.tokens.contains { $0.text == "?" }
  }

  /// Two questions in one message, each answered in turn; nil where only one is.
  private static func both(_ asked: QueryReader, _ turn: DialogueContext) -> QueryTurn? {
    guard let (first, second) = asked.words.parts, !tells(turn, asked) else { return nil }
    let one = asked.reading(first, after: asked.focus)
    if let apart = DaysApart(one)?.outcome,
      let next = asked.reading(second, after: asked.focus).query.map(QueryReader.listed),
      var further = QueryTurn(
        next, norm: false, after: asked.focus, journal: turn.journal, scene: turn.scene,
        noted: turn.thread.written)
    {
      var both = apart
      both.append(further.outcome)
      further.outcome = both
      further.isPlain = true
      return further
    }
    guard let query = one.query.map(QueryReader.listed), one.isPlain,
      var told = QueryTurn(
        query, norm: false, after: asked.focus, journal: turn.journal, scene: turn.scene,
        noted: turn.thread.written)
    else { return nil }
    let other = asked.reading(second, after: told.outcome.focus)
    guard
      let next = other.query.map(QueryReader.listed)
        ?? told.outcome.focus.flatMap({ other.rebound($0) }),
      let further = QueryTurn(
        next, norm: false, after: told.outcome.focus, journal: turn.journal, scene: turn.scene,
        noted: turn.thread.written)
    else { return nil }
    told.outcome.append(further.outcome)
    told.outcome.focus = further.outcome.focus ?? told.outcome.focus
    told.isPlain = true
    told.counts = true
    return told
  }

  /// Whether it tells something for the diary beside or in place of asking.
  private static func tells(_ turn: DialogueContext, _ asked: QueryReader) -> Bool {
    guard !asked.looksUp, !asked.namesFigure, !asked.isSummary, !asked.words.says("wrote") else {
      return false
    }
    if asked.focus != nil, asked.words.says("follow.sure"), !asked.words.holdsNumber {
      return false
    }
    if asked.isHeading || asked.isPlain && asked.words.says("list") && asked.isBounded {
      return false
    }
    if asked.isPlain, asked.words.says("asks.head"), !asked.words.holdsNumber,
      turn.clauses.first?.act.asks == true || asked.isTerse
    {
      return false
    }
    if asked.isOfPast, !asked.words.holdsNumber,
      !turn.message.tokens.contains(where: { $0.text == ":" })
    {
      return false
    }
    let clauses = turn.clauses
    guard !turn.reading.logs.isEmpty else {
      return asked.words.times.isEmpty && [nil, .exists].contains(asked.query?.aggregate)
        && clauses.allSatisfy { Self.telling.contains($0.act) }
        && clauses.contains { !$0.cells.isEmpty }
    }
    return clauses.first?.act.asks != true
      || clauses.contains { $0.act == .inform && !$0.cells.isEmpty }
  }

  private static let telling: Set<DialogueAct> = [.inform, .correct, .retract, .deny]

  /// What plainly goes on about what was found.
  private static let goingOn = [
    "of_those", "follow.sure", "which.more", "cmp.with", "vs.usual", "when", "last_of", "first_of",
  ]

  /// A longer message is a story.
  private static let mostTokens = 40

  private init(telling told: Outcome, by intent: IntentID, isPlain: Bool) {
    outcome = told
    self.intent = intent
    self.isPlain = isPlain
  }

  private init(asking interpretation: Interpretation) {
    outcome = Outcome()
    interpretations = [interpretation]
    intent = interpretation.intent
  }

  private init?(
    _ query: Query, norm: Bool, after last: QueryFocus?, journal: Journal, scene: Scene,
    noted: [Entry]
  ) {
    let gate = QueryGate(query.measure, scene)
    guard !gate.leavesToOthers else { return nil }
    intent = query.intent
    if let reply = gate.reply {
      outcome = .say(reply)
      return
    }
    let shown = gate.spared(journal)
    if query.measure == .entries, let since = scene.daysAfterLoss,
      query.sides.first?.window.holds(scene.today.adding(days: -since)) == true,
      shown.entries(on: scene.today.adding(days: -since)).isEmpty
    {
      outcome = .say("query.loss")
      return
    }
    if query.measure == .entries {
      outcome = QueryPage(query, shown, scene, noted: noted).outcome
      return
    }
    let answer = evaluate(query, shown, of: journal, scene.cycle, today: scene.today)
    if case .flow = query.measure, query.aggregate == .list, answer.days.isEmpty { return nil }
    if query.measure == .cycleLength, query.aggregate == .exists { return nil }
    if query.measure.isOfCycle, answer.latest == nil, answer.days.isEmpty { return nil }
    if case .ended = query.measure, answer.latest == nil { return nil }
    var told = QueryReply(answer, scene).outcome
    if norm { told.parts += QueryReply(answer, scene).norm }
    told.focus = QueryFocus(answer)
    if answer.days.isEmpty, query.sides.first?.window.isOfDays == true {
      told.focus = QueryFocus(query, days: last?.days ?? [])
    }
    if let last, last.query.measure == query.measure, last.query.sides.count == 1 {
      told.focus?.before = last.query.sides.first
    }
    outcome = told
  }
}

extension DialogueContext {
  /// The message as a question about the record, after the one before it.
  func asked(after focus: QueryFocus?) -> QueryReader? {
    queryWords.map {
      QueryReader(
        words: $0, today: scene.today, focus: focus,
        isForHer: scene.isKeptForHer, ownNames: QueryOwnNames(journal))
    }
  }
}

extension Reader {
  /// The words of a message as those of a question about the record; nil for a reader of lookups.
  func queryWords(_ reading: Reading, _ scene: Scene) -> QueryWords? {
    guard let recogniser, let clausing = clausing.value else { return nil }
    let felt = reading.understanding.mentions
      .filter { $0.kind == "symptom" || $0.kind == "mood" }.map(\.tokens)
    let (message, mentions) = recogniser.named(
      in: querying.value.unswapped(reading.message, but: felt), context: scene.context)
    let spelled = mentions.filter { mention in
      message.tokens[mention.tokens].contains { $0.kind != .emoji }
    }
    return QueryWords(
      message, things: clausing.things(in: message, naming: spelled),
      entities: reading.understanding.entities, today: scene.today, querying.value)
  }
}

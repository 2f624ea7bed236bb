import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What is to be answered: the concern first, then the intents that may still be.
struct Plan {
  /// Said before any skill.
  var opening = Outcome()
  /// Said after the skills.
  var closing: [Part] = []
  var interpretations: [Interpretation] = []
  var concern: Concern?
  /// A concern holds everything back but what was logged.
  var isIntercepted = false
  /// A question was answered: of what was logged beside it only that is said.
  var isAnswered = false
  /// What she said of the dangers told before.
  var change: Dangers.Change?
  /// A danger that is half a day old is asked after.
  var asksAfter = false
  /// What is asked after once, as it may be a danger: the intent it would be reported as.
  var check: IntentID?
  /// It does what a command says, whose words are no message.
  var isCommand = false
  var reported: [IntentID]?
  /// The message that is answered, where it is an earlier one.
  var message: Message?
  var asked = Asked()
  /// The reply to what is outside: another one after something heavy.
  private(set) var outside = "outside"
  /// It wishes well for a feast, which is no mood.
  private(set) var isSeasonal = false
  /// What is told of somebody belongs into this diary: another one's, or written for her.
  private(set) var writesForAnother = false
  var offersSession = false
  /// Whether an intent may be offered: its help speaks of nothing that is to be silent.
  private(set) var mayOffer: @Sendable (IntentID) -> Bool = { _ in true }
  /// It says what is known of her, which asks for nothing.
  var isKnown = false
  /// It answers the question that stood.
  private(set) var answersQuestion = false

  /// The intents answered, for the record.
  var intents: [IntentID] { reported ?? interpretations.map(\.intent) }
  var level = CareLevel.ok
  var concernID: String?

  /// Decides on a message: a red flag first, then a danger told before, then the open question.
  init(
    _ reading: Reading, after thread: Thread, journal: Journal, reader: Reader, scene: Scene
  ) {
    let expecting = thread.expecting
    let said = reader.answers.said(in: reading.message)
    let (composer, hush) = (reader.composer, reader.composer.silence.hush(in: scene))
    mayOffer = { hush.allows(composer.help(of: $0.rawValue)) }
    isSeasonal = said.contains("told.season")
    writesForAnother =
      People(scene.setting).open != People.owner
      || said.contains("told.for_her")
        && !reading.understanding.mentions.contains { $0.kind == "relative" }
    let noted = thread.noted
    if hearGone(reading, said, journal, scene) { return }
    if let standing = thread.standing, !reading.isDarker,
      reading.triage.level < .urgent || isOfCourse(standing, reading),
      stand(standing, reading, after: thread, reader, scene)
    {
      return
    }
    if let asked = thread.last?.check, hearAnswer(to: asked, reading, said, reader) { return }
    if let guess = thread.guess {
      if goesOn(guess, after: thread.last, reading) { return }
      if takeBack(guess, reading) { return }
    }
    if thread.standing != nil {
      outside = "guard.standing.with"
    } else if thread.isHeavy {
      outside = said.contains("told.asks") ? "talk.with" : "talk.on"
    }
    if reading.message.isOverlong, reading.level < .urgent {
      opening.parts.append(.reply("overlong"))
      return
    }
    let isAnswer = expecting != nil && reader.answers.isWhole(reading.message)
    let question = CommonAnswer(
      reading, after: thread, isAnswer: isAnswer, journal: journal, reader: reader, scene: scene)
    if question?.isClear != true,
      answerQuery(reading, isFirst: true, thread, journal, reader, scene)
    {
      return
    }
    let loss = Loss(reading, reader: reader, scene: scene).interpretation
    let birth = loss == nil ? Birth(reading, reader: reader, scene: scene).interpretation : nil
    let isLossOrBirth = loss != nil || birth != nil
    let isFirst =
      reading.isRaised && thread.standing == nil && (reading.isDarker || !isLossOrBirth)
      || reading.isDarker && (isLossOrBirth || reading.triage.level == .decline)
    if isFirst, !isAnswer, question?.outweighs(reading) != true,
      Wish(reading, said, scene: scene) == nil
    {
      if case .accompany(let concern) = reading.triage { put(concern, first: concern.level > .ok) }
      concernID = reading.concernID
      level = reading.level
      beCareful(reading)
      return
    }
    if reading.triage.level == .decline, let written = Foremost.dictated(reading, reader, scene) {
      opening.append(written)
      reported = ["log.note"]
      return
    }
    switch reading.triage {
    case .intercept(let concern):
      if question?.mayReplace(concern) == true {
        put(concern, first: true)
        break
      }
      isIntercepted = true
      if let danger = thread.standing, !danger.isHeard, concern.level >= .urgent,
        concern.urgency < danger.urgency
      {
        raise(danger, above: concern)
      } else {
        put(concern, first: true)
        rise(to: reading)
      }
      if concern.level >= .urgent {
        write(Foremost.dictated(reading, reader, scene, asNoted: true))
      }
      hear(said, beside: concern)
      if let question, question.mayFollow(concern) { opening.append(question.outcome) }
      interpretations =
        reading.logs(beside: DangerKind(intent: concern.intent))
        + [loss ?? birth].compactMap(\.self)
      reported = reading.meanings.map(\.intent)
      return
    case .accompany(let concern):
      put(concern, first: concern.level > .ok)
      hear(said, beside: concern)
    case .proceed: break
    }
    fitCare(scene)
    if repair(reading, said, after: thread, reader, scene) { return }
    if servePractice(reading, after: thread, reader, scene) { return }
    if serveAnother(reading, after: thread, reader, scene) { return }
    if thread.expecting?.isOfValue != true,
      let revised = EntryRevision(
        reading, thread, journal: journal, reader: reader, scene: scene),
      let outcome = revised.outcome
    {
      opening.append(outcome)
      reported = [revised.intent]
      return
    }
    if let question, question.mayStand(beside: loss ?? birth) {
      answer(question, reading, told: loss ?? birth)
      return
    }
    if let told = loss ?? birth {
      interpretations = [told] + (loss == nil ? reading.logsBesideBirth : [])
      return
    }
    if answerQuery(reading, isFirst: false, thread, journal, reader, scene) { return }
    if let known = ProfileAnswer(reading, thread, journal: journal, reader: reader, scene: scene) {
      take(known)
      return
    }
    if let first = Foremost(
      reading, after: thread, journal: journal, reader: reader, scene: scene)
    {
      opening.append(first.outcome)
      interpretations = first.interpretations
      reported = first.reported
      return
    }
    concernID = reading.concernID
    level = reading.level
    if let day = reading.understanding.impossibleDays.first,
      !reading.understanding.interpretations.contains(where: { $0.match == .cell }),
      expecting != nil || reading.understanding.isForDiary
    {
      refuse(day, expecting: expecting, reading.understanding)
      return
    }
    let takeBack = TakeBack(
      reading, of: noted.isEmpty ? thread.sitting : noted, in: journal, answers: reader.answers,
      today: scene.today)
    if reading.level == .ok, let back = takeBack.outcome {
      opening.append(back)
      reported = ["edit.change"]
      return
    }
    if let expecting, reading.classified < .urgent || reader.answers.isWhole(reading.message) {
      let answer = Answer(reading, to: expecting, reader: reader, scene: scene)
      if answer.isOne {
        answersQuestion = true
        level = concern?.level ?? .ok
        concernID = concern?.id
        opening.append(answer.outcome)
        interpretations = answer.interpretations
        return
      }
    }
    if let late = Answer.late(reading, after: thread, reader: reader, scene: scene) {
      answersQuestion = true
      opening.append(late.outcome)
      interpretations = late.interpretations
      return
    }
    if let amended = Amendment(reading, thread, journal: journal, reader: reader, scene: scene) {
      opening.append(amended.outcome)
      interpretations = amended.interpretations
      reported = ["edit.change"]
      return
    }
    if let next = FollowUp(reading, last: thread.topic, noted: noted, reader: reader, scene: scene)
    {
      if let outcome = next.outcome {
        opening.append(outcome)
        reported = [outcome.begins == nil ? "edit.change" : .breathing]
      }
      interpretations = next.interpretations
      message = next.message
      asked = next.asked
      return
    }
    if reading.hasNoPeriods(reader.answers, scene) {
      let edit = Edit.add(Entry(date: scene.today, fact: .mode(.general)))
      opening.append(.say("mode.no_periods", expecting: .confirm([edit])))
      return
    }
    let told = [
      ConditionTold(reading, said, answers: reader.answers, scene: scene)?.outcome,
      EatingTold(reading, said, answers: reader.answers, scene: scene)?.outcome,
    ].compactMap(\.self)
    for outcome in told { opening.append(outcome) }
    if reading.classified > (told.isEmpty ? reading.triage.level : .decline) {
      beCareful(reading)
      return
    }
    if isRepeat(reading, said, reader.answers) { outside = "again.what" }
    if outside == "outside", hearNews(reading, after: thread, reader, scene) { return }
    decide(reading.understanding)
    interpretations = Amendment.keeping(interpretations, reading, thread, journal, scene)
    keepUndo(to: reading, reader, scene.context)
    tellWorth(said, thread, reader, scene)
    datePregnancy(reading, reader, scene)
    startCycle(reading, journal, reader, scene)
    markFaint(said)
    endPeriod(reading, journal, reader, scene)
    bindNotes(thread, reader)
    take(
      Shorthand(
        reading.understanding, beside: interpretations, reader: reader, context: scene.context))
    if reading.level == .ok { leaveUnheard(reading.understanding) }
    interpretations = PregnancyStart(reading: reading, reader: reader, scene: scene)
      .settled(interpretations)
    leaveUncounted(reading, scene)
    leaveUnstarted(reading)
    if isSeasonal { leaveFeast(reading) }
    leaveUnpractised(reading, reader.answers)
    leaveUnnamed(reading, reader.answers)
    if concern.map({ $0.level > .ok }) == true {
      interpretations.removeAll { $0.intent.group == "guard" || $0.intent.group == "support" }
      interpretations.removeAll { reading.isNoPeriod && $0.intent == .periodStart }
      if interpretations.isEmpty {
        opening.parts = opening.parts.filter { $0 != .reply("outside") }
      }
    }
  }
}

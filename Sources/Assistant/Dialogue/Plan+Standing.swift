import Guardrails
import Knowledge
import Language

extension Plan {
  /// Comes back to a danger told before, in one line before the answer: to an emergency twice, to what
  /// is urgent once.
  ///
  /// What is not come back to stands all the same: it is spoken of again where it goes on, gets worse,
  /// or is asked about.
  ///
  /// - Returns: whether that is all there is to say.
  mutating func stand(_ danger: Danger, on turn: DialogueContext) -> Bool {
    let (reading, thread, said) = (turn.reading, turn.thread, turn.said)
    let isLost = turn.loss != nil
    let relief = isLost && !danger.staysOpen ? nil : reading.reliefs[danger.kind]
    if !isLost, goesOn(danger, reading, relief, thread.expecting) { return true }
    if let relief, !danger.isHeard || relief.ends(danger.kind) {
      return ease(danger, relief, reading, thread)
    }
    if danger.isHeard {
      guard relief != nil, reading.message.isShort else { return false }
      opening.parts.append(.reply("guard.standing.quiet"))
      reported = [.talk]
      return true
    }
    guard danger.staysOpen else {
      if said.contains("told.been_seen"), reading.message.tokens.count <= 14 {
        change = .over(danger.kind)
        opening.parts.append(.reply("guard.standing.seen"))
        reported = [.talk]
        return true
      }
      if danger.reminders == 0, !said.contains("told.will_go"), !isLost {
        opening.parts.append(.reply(danger.reminder))
      }
      return false
    }
    if let safe = Hiding(reading, thread.expecting, reader: turn.reader, scene: turn.scene) {
      hold(danger)
      opening.append(safe.outcome)
      interpretations = safe.interpretations
      closing.append(.reply("guard.standing.beside"))
      return true
    }
    guard danger.reminders < Self.mostReminders else { return false }
    hold(danger)
    let isBrief =
      danger.kind != .emergency && reading.logs.isEmpty
      && reading.message.tokens.count <= Self.fewestWords
    guard reading.understanding.decision == .outside || isBrief else {
      isRaised = true
      opening.parts.append(.reply(danger.reminder))
      return false
    }
    isIntercepted = true
    opening.parts.append(
      .reply(danger.kind == .emergency ? "guard.standing.outside" : danger.reminder))
    interpretations = reading.logs
    reported = reading.meanings.map(\.intent)
    return true
  }

  /// Whether a message says no more than how a danger told before goes on, whatever rule it meets.
  func isOfCourse(_ danger: Danger, _ reading: Reading) -> Bool {
    guard let concern = reading.concern,
      reading.course != nil || reading.reliefs[danger.kind] != nil
    else { return false }
    return reading.message.isShort
      && (concern.isUnnamed || concern.urgency <= danger.urgency)
      && DangerKind(intent: concern.intent) == danger.kind
  }

  /// The danger is what the turn is about.
  private mutating func hold(_ danger: Danger) {
    concern = danger.concern
    level = danger.urgency.level
    concernID = danger.concern.id
  }

  /// Says what still counts, where she says that it goes on, gets worse, or asks whether it counts.
  private mutating func goesOn(
    _ danger: Danger, _ reading: Reading, _ relief: Relief?, _ expecting: OpenQuestion?
  ) -> Bool {
    guard let course = reading.course, relief != .reached,
      course == .worse || relief != .helped,
      course != .same || danger.staysOpen || expecting == nil,
      !danger.isHeard || danger.mayBeMeant(by: course, reading),
      course != .later || danger.kind == .emergency && danger.urgency.soon == .now
    else { return false }
    let told = course == .worse ? danger.worsened : danger
    hold(told)
    if course == .worse {
      change = .worse(danger.kind)
    } else if course == .asked, danger.isHeard {
      change = .heard(danger.kind)
    }
    isIntercepted = true
    opening.parts.append(.reply(told.reply(to: course)))
    interpretations = reading.logs
    reported = [IntentID(rawValue: danger.concern.intent)]
    return true
  }

  /// Hears that a danger is over, or that all is well; another one that stands is come back to.
  private mutating func ease(
    _ danger: Danger, _ relief: Relief, _ reading: Reading, _ thread: DialogueState
  ) -> Bool {
    let change: Dangers.Change =
      relief.ends(danger.kind) ? .over(danger.kind) : .heard(danger.kind)
    self.change = change
    opening.parts.append(.reply(danger.kind.lastWord(on: relief)))
    var left = thread.dangers
    left.apply(change)
    if let other = left.standing, other.staysOpen {
      hold(other)
      opening.parts.append(.reply(other.reminder))
    } else if reading.asksOn, !danger.staysOpen || reading.asksAnything {
      return false
    }
    isIntercepted = true
    interpretations = reading.logs
    return true
  }

  /// Says a danger that stands in place of a lesser one, which is to be told with it.
  mutating func raise(_ danger: Danger, above lesser: Concern) {
    concern = danger.concern.with(also: [lesser] + lesser.also)
    level = danger.urgency.level
    concernID = danger.concern.id
    let isWorse = danger.urgency > danger.concern.urgency
    opening.parts = [
      isWorse ? .reply(danger.reply(to: .worse)) : .concern(danger.concern),
      .reply("guard.standing.also"),
    ]
  }

  /// Hears that what was only taken for a danger is none; what is asked beside it is answered.
  ///
  /// - Returns: whether that is all there is to say.
  mutating func takeBack(_ guess: DangerKind, _ reading: Reading) -> Bool {
    guard let relief = reading.takesBack(guess) else { return false }
    let isWithdrawn = [.joke, .safe, .denied].contains(relief)
    opening.parts.append(.reply(isWithdrawn ? "guard.withdrawn" : guess.lastWord(on: relief)))
    change = .over(guess)
    if reading.asksOn { return false }
    interpretations = reading.logs.filter { $0.intent != "log.mood" }
    return true
  }

  /// Answers for what was only taken for a danger, where she says no more than that it goes on.
  mutating func goesOn(_ guess: DangerKind, after last: Turn?, _ reading: Reading) -> Bool {
    guard let course = reading.course, course != .later, reading.triage.level < .urgent,
      reading.message.tokens.count <= Self.fewWords, reading.takesBack(guess) == nil, let last
    else { return false }
    level = course == .worse ? .emergency : last.level
    concernID = last.concernID
    isIntercepted = true
    opening.parts.append(.reply(guess.carefulReply(isNow: level == .emergency)))
    interpretations = reading.logs
    reported = last.concernID.map { [IntentID(rawValue: $0)] }
    return true
  }

  /// More words say more than how something goes on.
  private static let fewWords = 6
  /// So few words are no other topic after a crisis or what others do.
  private static let fewestWords = 3
  /// How often a danger that nothing is said of is come back to, each time before the answer.
  private static let mostReminders = 2

  /// Asks once after a danger that is half a day old, where nothing else is asked or said of one.
  mutating func askAfter(_ lapsed: Danger?, beside outcome: inout Outcome) {
    guard lapsed != nil, offersSession, level == .ok, !isIntercepted, change == nil,
      outcome.expecting == nil, outcome.concern == nil
    else { return }
    asksAfter = true
    outcome.parts.append(.reply("guard.standing.after"))
  }
}

extension Danger {
  /// Whether what is heard to be well may still be what a message means that says how it goes on: a
  /// crisis or what others do only where a word goes with that.
  fileprivate func mayBeMeant(by course: Course, _ reading: Reading) -> Bool {
    let isNear = course == .asked || reading.message.isShort
    return isNear && (kind == .emergency || course == .asked || reading.named[kind] != nil)
  }

  /// What brings it back to mind.
  fileprivate var reminder: String {
    guard staysOpen else {
      return "guard.standing.urgent" + (urgency.soon == .now ? ".now" : "")
    }
    return "guard.standing.\(kind.rawValue)"
  }

  /// What is said where she tells how it goes on.
  fileprivate func reply(to course: Course) -> String {
    guard kind == .emergency else { return "guard.standing.\(kind.rawValue)" }
    let said = course == .later ? Course.asked : course
    let step =
      urgency.level == .emergency ? "emergency" : urgency.soon == .now ? "now" : "today"
    return "guard.standing.\(said.rawValue).\(step)"
  }
}

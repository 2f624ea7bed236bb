import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// The gate before the journal: of a message only what she tells of herself as a fact, with a word
/// of its own, stays told; all else is taken as asked, and where it plainly looks something up it
/// is read as that.
///
/// The standings of the words say what is told; the cues of `standing.rec` say what a few words
/// without a sentence do.
struct WriteGate {
  let reader: Reader
  let scene: Scene
  /// The question that stands: what answers it is let through.
  let expecting: OpenQuestion?
  /// Whether a danger was told.
  let isHeld: Bool
  /// Whether something was noted in this sitting.
  let mayCorrect: Bool
  /// Whether the last turn noted a begin or an end of a period.
  let isOfPeriods: Bool
  /// Whether contractions are being timed.
  let isTiming: Bool
  /// Whether a period began that may have ended since.
  let hasOpenPeriod: Bool
  /// Whether reminders are being set.
  let isReminding: Bool
  /// Which test is meant where no word says.
  let tests: UnnamedTest

  init(_ thread: DialogueState, journal: Journal, reader: Reader, scene: Scene) {
    self.reader = reader
    self.scene = scene
    expecting = thread.expecting
    mayCorrect = !thread.sitting.isEmpty
    isReminding = thread.topic?.intents.contains(Self.reminder) == true
    isOfPeriods = thread.speaksOfPeriods
    tests = UnnamedTest(journal, today: scene.today)
    hasOpenPeriod = journal.periods.last { $0.start <= scene.today }.map { $0.end == nil } ?? false
    isHeld = thread.standing != nil || thread.guess != nil
    isTiming =
      thread.expecting == .contraction
      || journal.entries(from: scene.today - 1, upTo: scene.today).contains {
        if case .contraction = $0.fact { true } else { false }
      }
  }

  /// A message as it is read, with what may not be written taken as asked.
  func read(_ text: String) -> Reading { read(text, withCareOf: nil) }

  /// - Parameter whole: what was typed, where this is how it is meant.
  private func read(_ text: String, withCareOf whole: Reading?) -> Reading {
    var typed = reader.read(text, context: scene.context)
    if let whole { typed.takeCare(of: whole) }
    if let meant = reader.repaired(typed.message, context: scene.context), meant != text {
      return read(meant, withCareOf: whole ?? typed)
    }
    let reading = unchanged(reminded(typed))
    if let kept = reader.kept(in: reading.message), reading.level == .ok {
      let told = read(kept)
      if told.logs.contains(where: { $0.intent != Self.note && $0.isFact }) { return told }
    }
    guard expecting == nil || asksOfPeriods, reading.understanding.mayTell,
      People(scene.setting).open == People.owner
    else {
      return settled(reading)
    }
    let clauses = reader.clauses(
      of: text, context: scene.context, ofPeriods: isOfPeriods || asksOfPeriods)
    if expecting != nil, !clauses.tellPeriods { return settled(reading) }
    var told = reading
    told.clauses = clauses
    return settled(
      FactGrid(
        clauses: clauses, mayCorrect: mayCorrect, isHeld: isHeld, isKeptForHer: scene.isKeptForHer,
        tests: tests
      ).settled(told))
  }

  /// The reading with what may not be written taken as asked.
  func settled(_ reading: Reading) -> Reading {
    let understanding = reading.understanding
    guard understanding.decision == .answer,
      understanding.interpretations.contains(where: \.intent.isLog)
    else { return reading }
    var reading = reading
    reading.understanding.interpretations = understanding.interpretations.map { told in
      guard told.intent.isLog, told.isFact, !admits(told, understanding) else { return told }
      var held = told
      held.standing = .asked
      return held
    }
    let left = reading.understanding.interpretations
    guard expecting == nil, reading.level == .ok, !left.contains(where: \.isFact),
      let asked = left.first(where: { $0.standing == .asked }), !understanding.leavesTimeOut
    else { return reading }
    if let instead = instead(of: understanding) {
      if understanding.isLookup {
        reading.understanding.interpretations = [
          reader.read(reading.message.original, as: instead, context: scene.context)
        ]
      } else {
        reading.understanding.decision = .ask([instead, asked.intent])
      }
    } else if isLoneWord(understanding) || !isGrounded(asked, understanding) {
      if asked.intent == Self.note {
        reading.understanding.decision = .outside
        return reading
      }
      let logs = understanding.alternatives.filter {
        $0.intent.isLog && $0.confidence >= Self.near && $0.intent != .contraction
      }
      let meant = ([asked.intent] + logs.map(\.intent)).filter { $0 != .contraction }
      reading.understanding.decision = meant.isEmpty ? .outside : .ask(Array(meant.prefix(3)))
    }
    return reading
  }

  /// Whether something told may be written.
  private func admits(_ told: Interpretation, _ understanding: Understanding) -> Bool {
    if understanding.leavesTimeOut, told.intent != .periodStart { return false }
    if !isGrounded(told, understanding) || misnames(told, understanding) { return false }
    if understanding.endsAsked, expecting == nil { return false }
    if told.slots["action"] != nil { return true }
    if understanding.message.tokens.first?.text == "?" { return false }
    if isLoneWord(understanding), !understanding.namesThing { return expecting != nil }
    return !understanding.asksWithoutSentence(of: told, near: Self.near)
  }

  /// Whether it has a word of its own; a contraction is named, timed or likely.
  private func isGrounded(_ told: Interpretation, _ understanding: Understanding) -> Bool {
    if Self.limited.contains(told.intent), says("told.sets_limit", understanding) { return false }
    if told.intent == Self.note, told.match == .classifier {
      return says("told.notes", understanding)
    }
    if told.intent == Self.factor, told.match == .classifier {
      let text = told.slots["factor"]?.words.first
      return understanding.mentions.contains { Self.factors.contains($0.kind) }
        || understanding.message.tokens.count <= Self.fewWords
        || !understanding.message.tokens.contains { $0.text == text }
    }
    if told.intent == .appointment, told.match == .classifier {
      return told.slots.keys.contains { $0 != .date && $0 != .time }
        || understanding.message.tokens.count > Self.fewWords
        || says("told.names_visit", understanding)
    }
    if told.intent == Self.lateMeal, told.match == .classifier {
      return says("told.ate_late", understanding)
        || told.slots[.time] != nil
          && understanding.mentions.contains { Self.eaten.contains($0.kind) }
    }
    if told.intent == .periodEnd, told.match == .classifier, !hasOpenPeriod,
      !understanding.interpretations.contains(where: { $0.intent == .periodStart })
    {
      return says("told.ends", understanding)
    }
    if told.intent == Self.flow, told.match == .classifier, told.slots["product"] != nil,
      told.slots[.flow] == nil, says("told.has_stock", understanding)
    {
      return says("told.uses", understanding)
    }
    if told.intent == .periodStart, told.match == .classifier, told.slots[.date] == nil,
      understanding.tellsLength || says("told.last_period_was", understanding)
    {
      return understanding.has("names.start")
    }
    if told.intent == Self.sleep, told.match == .classifier {
      guard told.holdsNumber else { return true }
      return says("told.sleeps", understanding)
        && (understanding.has("names.sleep") || !says("told.works", understanding))
    }
    if told.intent == Self.exercise, told.match == .classifier {
      return understanding.mentions.contains { $0.kind == "activity" }
        || says("told.exercised", understanding)
    }
    return told.intent != .contraction || scene.mode == .pregnancy || isTiming
      || understanding.named.contains { $0.concept == "contraction" }
  }

  /// A reminder that is only guessed is asked about.
  private func reminded(_ reading: Reading) -> Reading {
    guard reading.understanding.decision == .answer, expecting == nil, !isReminding,
      let first = reading.understanding.interpretations.first, first.intent == Self.reminder,
      first.match == .classifier, !says("told.reminds", reading.understanding)
    else { return reading }
    var reading = reading
    reading.understanding.decision = .ask([first.intent])
    return reading
  }

  /// What a limit or a zone could be taken for.
  private static let limited: Set<IntentID> = ["log.measure", exercise]
  /// In so few words one may be a factor without a name of its own.
  private static let fewWords = 6
  /// Kinds of words that name what shifts a cycle or a reading.
  private static let factors: Set<String> = ["factor", "drug", "supplement", "test", "person"]
  private static let exercise: IntentID = "log.exercise"
  private static let sleep: IntentID = "log.sleep"
  private static let flow: IntentID = "log.flow"
  private static let lateMeal: IntentID = "log.late_meal"
  /// Kinds of words that name what is eaten.
  private static let eaten: Set<String> = ["food", "meal", "nutrient", "recipe"]
  private static let factor: IntentID = "log.factor"
  private static let note: IntentID = "log.note"
  private static let reminder: IntentID = "remind.set"

  private func isLoneWord(_ understanding: Understanding) -> Bool {
    let words = understanding.message.tokens.filter { !$0.isPunctuation }
    return words.count == 1 && words[0].kind == .word
  }

  /// What a message that looks something up most likely wants; nil where that is not plain.
  private func instead(of understanding: Understanding) -> IntentID? {
    let ids = Set(understanding.cues.map(\.id))
    let isOfRecord = !ids.isDisjoint(with: ["asked.own", "weak.own"])
    guard isOfRecord || !ids.isDisjoint(with: ["asked.content", "weak.content"]) else {
      return nil
    }
    let groups = isOfRecord ? Self.ofRecord : Self.ofContent
    let near = understanding.alternatives.first {
      groups.contains(String($0.intent.group)) && $0.confidence >= Self.near
    }
    return near?.intent ?? (isOfRecord && understanding.namesThing ? "insight.trend" : nil)
  }

  private static let ofRecord: Set<String> = ["insight", "cycle"]
  private static let ofContent: Set<String> = ["content", "cycle", "insight"]
  /// How sure the weights must be of what is asked for.
  private static let near = 0.55
}

extension Interpretation {
  /// The reply to what is no fact, by what the whole message does.
  func unwritten(_ understanding: Understanding) -> String {
    if understanding.leavesTimeOut { return "log.unwritten.leave_out" }
    let isOfPage = standing == .others && understanding.has("others.page")
    return isOfPage ? "log.unwritten.asked" : notFact
  }
}

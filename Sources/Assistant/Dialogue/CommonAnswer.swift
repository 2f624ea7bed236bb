import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The answer to a question that many people ask.
struct CommonAnswer {
  let question: CommonQuestion
  private let match: QuestionFinder.Match
  private let message: Message
  private let finder: QuestionFinder
  private let scene: Scene
  private let audiences: [CommonQuestion.Audience]
  private let hush: Hush
  /// The sentences that say what is asked more of the answer before; nil for a question of its own.
  private let sentences: [String]?

  /// How plainly a question must be asked to be answered where only weights find a danger.
  private static let plain = 1.4
  private static let plainest = 1.8
  /// How exactly it must be asked to come before what is heard in the words.
  private static let exact = 2.2
  /// How plain a question is that is told and not asked.
  private static let least = 1.1
  /// The most words of such a one, and of one that goes on from the question before.
  private static let few = 8

  /// Whether it is asked so plainly that no question about the record is meant.
  var isClear: Bool { match.isAsked && match.score >= Self.clear }

  /// Nil where none is asked plainly, or where the open question is answered.
  init?(_ turn: DialogueContext) {
    let (reading, thread, reader, scene) = (turn.reading, turn.thread, turn.reader, turn.scene)
    guard !turn.answersAlone, Self.isFree(turn),
      !turn.clauses.contains(where: { $0.act == .retract }),
      let finder = reader.questions.value
    else {
      return nil
    }
    let audiences = Self.audiences(reading, thread, finder, scene)
    let more = FollowedQuestion(reading.message, after: thread, finder, audiences)
    let alone = finder.match(reading.message, in: Self.implied(scene))
    let isMore = more.map { $0.comesFirst || alone == nil } ?? false
    sentences = isMore ? more?.sentences : nil
    if sentences?.isEmpty == true, reading.understanding.decision == .answer,
      reading.level != .decline
    {
      return nil
    }
    guard let match = isMore ? more?.match : alone,
      Self.suits(match, reading.understanding),
      !Self.isCounted(reading.understanding, finder, turn.journal),
      !Self.isReported(turn), !Self.compares(turn),
      match.isAsked
        || Self.asks(turn, ofHer: finder.says("relative", in: reading.message))
    else { return nil }
    let count = reading.message.tokens.count { !$0.isPunctuation }
    let isLogged = reading.logs.contains { $0.intent.isLog }
    guard
      match.isAsked
        || match.score >= Self.least && count <= Self.few
          && (!isLogged || match.isSaidSo
            || match.isTold && !finder.says("report", in: reading.message)),
      !(match.question.isPlain && reading.isOfMedicine)
    else { return nil }
    let isHeard =
      reading.heard(reader.answers, isFirst: turn.journal.periods.isEmpty, scene) != nil
    if isHeard, !isMore, !match.isAsked || match.score < Self.exact { return nil }
    if let expecting = thread.expecting,
      Answer(reading, to: expecting, reader: reader, scene: scene).isOne
    {
      return nil
    }
    self.match = match
    self.finder = finder
    self.scene = scene
    question = match.question
    message = reading.message
    self.audiences = audiences
    hush = reader.composer.silence.hush(in: scene)
    if !isOfSilence, hush.kept(question.text(for: audiences)).isEmpty { return nil }
  }

  /// Whether nothing is told that sets what is spoken of or what holds for her.
  private static func isFree(_ turn: DialogueContext) -> Bool {
    if let first = turn.understanding.interpretations.first, case .template = first.match,
      setting.contains(String(first.intent.group)) || served.contains(first.intent)
    {
      return false
    }
    if turn.scene.mode == .pregnancy, turn.says("told.weight_gain") { return false }
    return turn.wish == nil && turn.condition == nil && turn.eating == nil
  }

  /// Whether her own record answers it: how long or how regular her cycles are, and not why.
  private static func isCounted(
    _ understanding: Understanding, _ finder: QuestionFinder, _ journal: Journal
  ) -> Bool {
    guard understanding.decision == .answer, let first = understanding.interpretations.first,
      counted.contains(first.intent), first.confidence >= surely, journal.periods.count > 1
    else { return false }
    return !["why", "what_is", "relative", "partner"].contains {
      finder.says($0, in: understanding.message)
    }
  }

  /// Whether two days of her own are held beside each other.
  private static func compares(_ turn: DialogueContext) -> Bool {
    guard let asked = turn.asked else { return false }
    return asked.words.times.count > 1 && asked.query != nil
  }

  /// Whether the end of a period is told by its length.
  private static func isReported(_ turn: DialogueContext) -> Bool {
    turn.reading.logs.contains { $0.intent == .periodEnd } && turn.says("told.lasted")
      && turn.message.tokens.last?.text != "?"
  }

  private static let counted: Set<IntentID> = ["cycle.stats", "cycle.regularity"]
  private static let surely = 0.9

  /// Whether a clause asks, and where somebody else is spoken of a sentence of its own about her.
  private static func asks(_ turn: DialogueContext, ofHer: Bool) -> Bool {
    turn.clauses.contains {
      $0.act.asks && (!ofHer || $0.subject == .me && turn.clauses.count > 1)
    }
  }

  /// The groups of intents that set something.
  private static let setting: Set<String> = [
    "settings", "profile", "mode", "edit", "remind", "data", "preg", "log",
  ]

  /// Whether nothing that a message is plainly taken for has an answer of its own.
  private static func suits(
    _ match: QuestionFinder.Match, _ understanding: Understanding
  ) -> Bool {
    guard understanding.decision == .answer,
      let first = understanding.interpretations.first, first.isFact
    else { return true }
    let isServed = served.contains(first.intent)
    if match.isAsked {
      let isOwn = own.contains(String(first.intent.group)) || first.intent == .appointment
      return !isServed && (!isOwn || match.score >= clear)
    }
    return !isServed
      && (match.isTold || open.contains(String(first.intent.group))
        || looked.contains(first.intent))
  }

  /// The intents that give what is asked for.
  private static let served: Set<IntentID> = [
    "content.affirmation", "content.affirmation_fav", "content.breathing", "content.checklist",
    "content.birth_plan", "content.pelvic_floor", "content.recipe", "content.workout",
    "content.yoga_for", "content.yoga_pose", "content.yoga_routine", "content.baby_size",
    "content.body_changes", "content.due_date", "content.how_far", "content.milestone",
    "content.preg_week", "content.daily_tip", "content.conception_tips", "content.partner_tips",
    "content.food",
  ]
  /// The groups of intents that are about her own record.
  private static let own: Set<String> = [
    "cycle", "ttc", "insight", "edit", "remind", "data", "profile", "settings",
  ]
  /// The groups of intents beside which a few words of a question are answered.
  private static let open: Set<String> = ["guard", "oos", "log"]
  private static let looked: Set<IntentID> = [
    "content.education", "content.relief", "content.food", "content.nutrient", "content.selfcare",
  ]
  /// How plainly a question must be asked to come before such an answer.
  private static let clear = 1.5

  /// What a mode says of every question in it, by its class of words.
  private static func implied(_ scene: Scene) -> String? {
    switch scene.mode {
    case .pregnancy: "preg"
    case .postpartum: "birth"
    case .ttc: "trying"
    case .perimenopause: "meno"
    default: nil
    }
  }

  /// Whether it is about what content is to be silent about, as she asks of it herself.
  private var isOfSilence: Bool { !hush.allows(message.original) }

  /// Whether so plain a question is answered though the weights find a danger that no rule does.
  func outweighs(_ reading: Reading) -> Bool {
    guard !reading.isDarker, reading.dangerKind == .emergency,
      match.isAsked || message.tokens.count <= Self.few
    else { return false }
    return match.score >= (reading.classified == .emergency ? Self.plainest : Self.plain)
  }

  /// Whether it is still answered after the words on a danger.
  func mayFollow(_ concern: Concern) -> Bool {
    concern.level == .provider
      || concern.level <= .urgent && question.flags.contains(concern.id)
  }

  /// Whether the words show that something is asked.
  var isAsked: Bool { match.isAsked }

  /// Whether the whole message is one question, which tells nothing.
  var isOnlyAsked: Bool { match.isAsked && message.clauses.count <= 1 }

  /// Whether it is answered beside a loss or a birth that is told.
  func mayStand(beside told: Interpretation?) -> Bool {
    told == nil || match.isAsked || match.isTold
  }

  /// Whether it may stand in place of a refusal to judge.
  func mayReplace(_ concern: Concern) -> Bool {
    concern.isJudged || concern.level == .decline && question.flags.contains(concern.id)
  }

  /// What to say.
  var outcome: Outcome {
    var outcome = Outcome(parts: [said])
    outcome.found = [
      Found(.topic, question.topic, question.topic), Found(.topic, question.id, question.topic),
    ]
    outcome.rest(on: why, sources: question.sources)
    return outcome
  }

  private var said: Part {
    if sentences?.isEmpty == true { return .reply("learn.no_more") }
    let text = sentences?.prefix(Self.most).joined(separator: " ") ?? question.text(for: audiences)
    return isOfSilence
      ? .reply("learn.answer", ["text": .string(text)])
      : .content(text, sources: question.sources)
  }

  /// So many sentences are said again.
  private static let most = 2

  private var why: [Part] {
    let words = message.tokens.filter { !$0.isPunctuation }.map(\.text).prefix(6)
    let citations = question.sources.compactMap { (try? finder.library.source($0))?.citation }
    return [
      .reply("lookup.why.words", ["words": .list(Array(words))]),
      .reply("lookup.why.sources"),
      .list(citations.map { .reply("lookup.why.source", ["source": .string($0)]) }),
    ]
  }

  /// Whom it is worded for: as the message and those before it tell, then as the mode has it.
  private static func audiences(
    _ reading: Reading, _ thread: DialogueState, _ finder: QuestionFinder, _ scene: Scene
  ) -> [CommonQuestion.Audience] {
    let told = [reading.message] + thread.texts.map(Normaliser().normalise)
    var audiences: [CommonQuestion.Audience] = []
    func says(_ name: String) -> Bool { told.contains { finder.says(name, in: $0) } }
    if says("testosterone") { audiences.append(.testosterone) }
    let age = told.lazy.compactMap { finder.number(after: "age", in: $0) }.first
    if let age, young.contains(age) { audiences.append(.young) }
    if finder.says("partner", in: reading.message) { audiences.append(.partner) }
    if scene.isAfterLoss { audiences.append(.loss) }
    switch scene.mode {
    case .pregnancy: audiences.append(.pregnant)
    case .postpartum: audiences.append(.postpartum)
    case .ttc: audiences.append(.trying)
    case .perimenopause: audiences.append(.perimenopause)
    default: break
    }
    if let age, older.contains(age), !audiences.contains(.perimenopause) {
      audiences.append(.perimenopause)
    }
    return audiences
  }

  private static let young = 8...17
  private static let older = 44...60
}

extension Reading {
  /// Whether a rule finds a question on a medicine or a result of hers.
  fileprivate var isOfMedicine: Bool {
    ["guard.medication", "guard.lab"].contains(concern?.intent)
  }
}

extension Concern {
  /// Whether it only declines to judge, for which what is true in general may stand.
  fileprivate var isJudged: Bool {
    level == .decline
      && ["guard.diagnosis", "guard.medication", "guard.contraception", "guard.lab"]
        .contains(intent)
  }
}

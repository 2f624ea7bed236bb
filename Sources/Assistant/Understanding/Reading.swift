import Civil
import Clauses
public import Guardrails
public import Knowledge
public import Language
import Physiology

/// What a message is taken to mean, and how much care it calls for.
public struct Reading: Sendable {
  /// The message in tokens.
  public let message: Message
  /// What the recogniser made of it.
  public internal(set) var understanding: Understanding
  /// What the guardrails made of it.
  public internal(set) var triage: Triage

  /// The concern that sets the level; nil at `ok`.
  public var concern: Concern? { triage.concern }

  /// The level of care that the recogniser takes the message for, where it is sure.
  ///
  /// It may raise what the guardrails found, never lower it.
  public internal(set) var classified: CareLevel
  /// What the trained weights found where that raised the level.
  var acuity: Acuity.Finding?
  /// Its clauses, where the gate has read them.
  var clauses: [Clause]?
  /// The words that name what a danger is about, by the kind of danger.
  var named: [DangerKind: [String]] = [:]
  /// The kind of danger that the trained weights would find.
  var weighedKind = DangerKind.emergency
  /// What it says of a danger told before, by the danger that it ends.
  let reliefs: [DangerKind: Relief]
  /// How a danger told before goes on, where it says so.
  let course: Course?
  /// A danger that is asked after once, where nothing is urgent: the intent it would be reported as.
  public internal(set) var check: IntentID?
  /// Bleeding was told in pregnancy, as a log of it.
  let isBleedingInPregnancy: Bool

  /// The level of care.
  public var level: CareLevel { max(triage.level, classified) }

  /// The id of what sets the level: a red flag, or a guard intent; nil at `ok`.
  public var concernID: String? {
    guard level > .ok else { return nil }
    if let concern, concern.level >= classified { return concern.id }
    if isBleedingInPregnancy { return "early_bleed" }
    if let weighedAs { return weighedAs.rawValue }
    return understanding.interpretations.first?.intent.rawValue
  }

  /// Whether the bleeding that is told cannot be a period: in pregnancy, or after menopause.
  var isNoPeriod: Bool {
    isBleedingInPregnancy || concern?.id == "postmenopausal_bleed"
  }

  /// What is meant, in the order to be reported: a matter of care first, then what is logged.
  public var meanings: [Meaning] {
    let spoken = understanding.interpretations.map(Meaning.init)
    guard level > .ok else {
      let isLedUpTo =
        spoken.count == 2 && spoken[1].intent == "content.relief" && spoken[0].intent.isLog
      return isLedUpTo ? spoken.reversed() : spoken
    }
    guard let concern, concern.level >= classified else {
      if isBleedingInPregnancy {
        return [Meaning(intent: "guard.urgent", confidence: 1, slots: [:])]
          + logs.map(Meaning.init)
      }
      if let weighedAs {
        return [Meaning(intent: weighedAs, confidence: 1, slots: [:])] + logs.map(Meaning.init)
      }
      return spoken.prefix(1) + logs.map(Meaning.init)
    }
    let id = IntentID(rawValue: concern.intent)
    let guarded =
      spoken.first { $0.intent == id } ?? Meaning(intent: id, confidence: 1, slots: [:])
    return [guarded] + logs.map(Meaning.init)
  }

  /// Whether it tells of somebody else: of a relative, or in words that say so.
  var isOfOthers: Bool {
    understanding.interpretations.first?.standing == .others
      || understanding.mentions.contains { $0.kind == "relative" && $0.concept != "baby" }
  }

  /// Whether a question mark or a clause asks something.
  var asksAnything: Bool {
    message.tokens.contains { $0.text == "?" }
      || clauses?.contains { $0.act.asks || $0.act == .request } == true
  }

  /// Whether something is asked for that is neither for the diary nor a word on how she is.
  var asksOn: Bool {
    understanding.decision == .answer
      && understanding.interpretations.contains {
        $0.isFact && !$0.intent.isLog && !["guard", "support", "meta"].contains($0.intent.group)
      }
  }

  /// The words that decided what is meant, as typed.
  public var because: [String] {
    if let concern, concern.level > .ok, concern.level >= classified { return concern.because }
    if acuity != nil, classified >= .urgent, let words = named[weighedKind] { return words }
    return understanding.interpretations.first?.because ?? []
  }
}

/// Reads messages without a journal: triage first, then the recogniser.
public struct Reader: Sendable {
  let normaliser = Normaliser()
  let rules: TriageRules
  let acuity: Acuity?
  let decision: DangerDecision?
  var composer: Composer { composing.value }
  private let composing: Deferred<Composer>
  /// What reads what is meant; nil for lookups, whose intent is known.
  let recogniser: Recogniser?
  var answers: Answers { answering.value }
  /// The words that tell lasting facts, read when they are first asked for.
  var profiles: ProfileTable { profiling.value }
  private let profiling: Deferred<ProfileTable>
  /// Where the words of answers are, for lookups: they need those of one message only.
  private let looksUpIn: Library?
  private let answering: Deferred<Answers>
  /// What reads clauses and their facts, made when it is first asked for; nil for lookups.
  let clausing: Deferred<ClauseReader?>
  /// The words of questions about the record.
  let querying: Deferred<QueryVocabulary>
  /// What finds common questions, made when it is first asked for; nil for lookups.
  let questions: Deferred<QuestionFinder?>
  let levels: [IntentID: CareLevel]

  /// Whether the weights are those that the library's samples give.
  public var fitsSamples: Bool { recogniser?.fitsSamples ?? true }

  /// Prepares the rules and the recogniser of a library.
  public init(library: Library) throws(AssistantError) {
    try self.init(library: library, preparing: InTurn(library))
  }

  /// Prepares what a lookup needs: the safeguards and no recogniser, as its intent is known.
  init(lookupsIn library: Library, preparing meanwhile: some Preparation) throws(AssistantError) {
    recogniser = nil
    clausing = Deferred { nil }
    querying = Deferred { QueryVocabulary() }
    questions = Deferred { nil }
    profiling = Deferred { ProfileTable() }
    looksUpIn = library
    acuity = nil
    decision = nil
    levels = [:]
    do {
      let known = library.isEmbedded ? nil : try Answers(library: library)
      answering = Deferred { known ?? (try? Answers(library: library)) ?? Answers() }
    } catch {
      throw .knowledge(error)
    }
    let safeguards = try meanwhile.safeguards()
    rules = safeguards.rules
    composing = safeguards.composing
  }

  /// Prepares the recogniser of a library, and takes what is prepared meanwhile; where files are
  /// not known to be sound, those of the safeguards are the first to be looked at.
  init(library: Library, preparing meanwhile: some Preparation) throws(AssistantError) {
    looksUpIn = nil
    clausing = meanwhile.clauseReader()
    querying = meanwhile.queryVocabulary()
    questions = meanwhile.questionFinder()
    profiling = Deferred { (try? ProfileTable(library: library)) ?? ProfileTable() }
    let first = library.isEmbedded ? nil : try meanwhile.safeguards()
    do {
      recogniser = try Recogniser(library: library) { () throws(KnowledgeError) in
        try meanwhile.entityReader()
      }
    } catch {
      throw .language(error)
    }
    do {
      let known = library.isEmbedded ? nil : try Answers(library: library)
      answering = Deferred { known ?? (try? Answers(library: library)) ?? Answers() }
      levels = Dictionary(
        try library.intents().compactMap { intent in
          intent.level.flatMap(CareLevel.init).map { (intent.id, $0) }
        }, uniquingKeysWith: { first, _ in first })
      decision = try DangerDecision(library: library)
    } catch {
      throw .knowledge(error)
    }
    acuity = Acuity(library: library)
    let safeguards = if let first { first } else { try meanwhile.safeguards() }
    rules = safeguards.rules
    composing = safeguards.composing
  }

  /// Reads one message; total, whatever the message holds.
  ///
  /// What is taken for a matter of care that no guardrail finds in it is read again as none.
  public func read(_ text: String, context: Context) -> Reading {
    let message = heard(text, context)
    let understanding =
      recogniser?.understand(message, context: context) ?? Understanding(unread: message)
    let read = read(message, as: understanding, context)
    guard read.level == .ok,
      understanding.interpretations.contains(where: { $0.intent.group == "guard" }),
      let other = recogniser?.understand(message, context: context, isHarmless: true),
      let told = other.interpretations.first, other.decision == .answer,
      isPlain(told, insteadOf: understanding.interpretations)
    else { return read }
    return self.read(message, as: other, context)
  }

  /// Weighs what a message is taken to mean.
  private func read(
    _ message: Message, as understanding: Understanding, _ context: Context
  ) -> Reading {
    let assessment = rules.assess(
      message,
      context: TriageContext(
        mode: context.mode, weeks: context.weeks, daysPostpartum: context.daysPostpartum,
        daysLate: context.daysLate,
        daysBack: understanding.earliestDay.map { context.reference.date - $0 },
        recent: context.recent,
        earlier: context.turns.suffix(4).map(normaliser.normalise)))
    let opinion = weigh(message, understanding)
    let verdict = verdict(assessment, opinion, understanding)
    let isDoubted =
      assessment.isOpenToDoubt && opinion?.finding == nil && verdict != .act
      && !(context.mode == .pregnancy && understanding.asksToMove)
      && understanding.interpretations.first?.intent != "guard.injection"
      && acuity?.doubts(assessment.triage.level, of: message, mentions: understanding.mentions)
        == true
    let triage = asked(
      isDoubted ? assessment.triage.declining : assessment.triage, message, context)
    let isBleeding =
      context.mode == .pregnancy && understanding.decision == .answer
      && understanding.interpretations.contains {
        ($0.intent == .periodStart || $0.intent == "log.flow" && opinion?.isHarmless != true)
          && $0.isFact && $0.slots["flow"] != .text("none")
          && !($0.intent == .periodStart && understanding.tellsOfLabour)
          && !Self.tellsLastPeriod($0, message, context)
      }
    let classified = max(
      assessment.isDismissed || assessment.isSettled
        ? .ok
        : classified(
          understanding, assessment, opinion, verdict, isDoubted: isDoubted, context),
      isBleeding ? .urgent : .ok)
    let known = max(classified, triage.level)
    let finding = finding(opinion, understanding, assessment, verdict).flatMap {
      $0.level > known && !$0.isBesideThePoint(of: understanding, in: context.mode)
        && !($0.level <= .urgent && tellsOnlyMarks(understanding, context)) ? $0 : nil
    }
    let level = max(classified, finding?.level ?? .ok)
    let isChecked =
      verdict == .check && max(level, triage.level) < .urgent && !isCovered(understanding)
    return Reading(
      message: message, understanding: understanding, triage: triage, classified: level,
      acuity: finding, named: assessment.named, weighedKind: opinion?.danger.kind ?? .emergency,
      reliefs: assessment.reliefs, course: assessment.course,
      check: isChecked ? check(opinion, assessment) : nil,
      isBleedingInPregnancy: isBleeding && triage.level < .urgent)
  }

  /// The words of answers, as far as a message may hold them.
  func answers(for message: Message) -> Answers {
    looksUpIn.flatMap { try? $0.answers(for: message) } ?? answers
  }
}

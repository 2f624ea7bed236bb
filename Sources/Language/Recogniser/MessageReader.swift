import Knowledge
import Physiology

/// Reads one message: its clauses one by one and as a whole, then decides.
final class MessageReader {
  let recogniser: Recogniser
  let context: Context
  /// The message with misspelt words put right.
  let message: Message
  /// The message as typed, which the weights correct themselves.
  let typed: Message
  let reading: Reading
  let spans: TemplateSpans
  private let learned: LearnedTerms
  /// Whether the entities may be others in another tense.
  let areEntitiesOfTense: Bool
  /// The reading in each tense that it was asked for in.
  var readings: [Tense: Reading] = [:]
  /// The slots of parts that were filled already.
  var filledParts: [(part: Part, slots: [SlotName: SlotValue])] = []
  private(set) lazy var hasNightWord = findsNightWord()
  /// The words that show what the message does.
  private(set) lazy var acts = recogniser.standings.cues(in: message)
  private let subject: Subject
  /// Whether it is known to be no matter of care.
  private let isHarmless: Bool
  /// The parts of the body named, each as the symptom that its hurting is.
  private let bodyParts: [Mention]
  /// The words for hurting.
  let pains: [Mention]
  /// The tokens that say something: all but a greeting, a thanks and words that only lead in.
  let body: Range<Int>
  /// What each token of the message claims.
  var standings: [Standing] { reading.standings }

  init(
    _ recogniser: Recogniser, _ asTyped: Message, _ context: Context, isHarmless: Bool = false
  ) {
    self.recogniser = recogniser
    self.isHarmless = isHarmless
    self.context = context
    let typed = asTyped.withoutFaces
    self.typed = typed
    let (corrected, corrections) = recogniser.corrected(typed)
    message = corrected
    let words = recogniser.lexicon.forms.tree.words(of: message)
    let own = OwnSymptoms(context.symptoms).mentions(in: typed)
    let named =
      own
      + recogniser.lexicon.mentions(in: message, words: words).filter { mention in
        !own.contains { $0.tokens.overlaps(mention.tokens) }
      }
    let pointers = recogniser.cues.mentions(in: message, words: words)
    bodyParts = pointers.filter { $0.kind == Cue.part }
    pains = pointers.filter { $0.kind == Cue.hurt }
    let aches = Aches.mentions(pointers, beside: named, in: message)
    let others = named.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.filter { mention in
      !Slightness.isOfPlace(mention, in: corrected)
        && (mention.concept != "soreness" || !aches.contains { $0.tokens.contains(mention.tokens) })
    }
    let (entities, areOfTense) = recogniser.entityReader.read(message, context: context)
    areEntitiesOfTense = areOfTense
    let beds = pointers.filter { $0.kind == Cue.kind && $0.concept == "bed" }
    var reading = Reading(
      message: message,
      mentions: others.filter { mention in
        mention.kind != "flow"
          || !beds.contains { $0.tokens.contains(mention.tokens) }
            && !Slightness.isOfPain(mention, among: named, pointers, in: corrected)
      } + aches,
      pointers: pointers.filter { !Self.isUnit($0, of: entities) }
        + recogniser.leads.mentions(in: message, words: words),
      entities: entities)
    spans = TemplateSpans(reading)
    learned = recogniser.classifier.learned(
      typed, mentions: reading.mentions, corrections)
    body = Framing.body(of: message, pointers)
    let relatives = reading.mentions.filter { $0.kind == "relative" && $0.concept != "baby" }
    reading.standings = recogniser.standings.standings(in: message) { index in
      relatives.contains { $0.tokens.contains(index) }
    }
    self.reading = reading
    subject = Subject(reading)
  }

  func understanding() -> Understanding {
    let whole = body
    let ranking = recogniser.classifier.rank(learned, in: whole)
    let scores = candidates(whole, ranking).best(6)
    let parts = parts(whole, scores)
    let decision = message.repeatsItself ? .gibberish : decide(parts, scores)
    let isOutside = decision == .outside || decision == .gibberish
    return Understanding(
      interpretations: isOutside ? [] : interpretations(parts),
      alternatives: scores.filter { $0.intent != parts.first?.intent }
        .prefix(5).map {
          Alternative(
            intent: $0.intent, confidence: recogniser.thresholds.confidence($0.score))
        },
      decision: decision, entities: reading.entities, message: typed,
      impossibleDays: recogniser.entityReader.impossibleDays(in: message, beside: reading.entities)
        .map(reading.typed),
      isCorrection: recogniser.standings.isCorrection(message), mentions: reading.mentions,
      told: reading.mentions.filter {
        !$0.isNegated && standings[$0.tokens.lowerBound] == .told
      },
      parts: bodyParts,
      named: reading.cues.filter { [Cue.kind, Cue.entry].contains($0.kind) },
      cues: acts, standings: standings,
      score: parts.map(\.score).max() ?? -1)
  }

  /// Whether a cue is only the unit of a length: the "hr" of "1 hr".
  private static func isUnit(_ cue: Mention, of entities: [Entity]) -> Bool {
    [Cue.kind, Cue.entry].contains(cue.kind) && cue.tokens.count == 1
      && entities.contains { entity in
        if case .duration = entity.value {
          entity.tokens.count > 1 && entity.tokens.contains(cue.tokens)
        } else {
          false
        }
      } && ["rhr", "heart_rate", "stress", "weight"].contains(cue.concept)
  }

  /// The intents of a span by score.
  func candidates(_ span: Range<Int>, _ ranking: Ranking) -> Candidates {
    Candidates(
      ranking, recogniser.traits, named: named(in: span), mode: context.mode,
      balance: recogniser.balance, unfounded: unfounded(in: span), about: subject,
      isAsked: isQuestion(span), isHarmless: isHarmless,
      hasFigures: span.contains { message.tokens[$0].number != nil }
        || reading.hasFigures(in: span))
  }

  /// Whether one question mark ends a span.
  private func isQuestion(_ span: Range<Int>) -> Bool {
    guard let last = span.last(where: { !message.tokens[$0].isPunctuation }) else { return false }
    let after = message.tokens[(last + 1)...].prefix(2).map(\.text)
    return after.first == "?" && (after.count < 2 || after[1] != "?")
  }

  /// The logs that the words of a short span stand for, where it asks nothing.
  private func named(in span: Range<Int>) -> Set<IntentID> {
    let isShort = span.count { !message.tokens[$0].isPunctuation } <= 6
    let opensText = reading.cues.contains {
      $0.kind == Cue.leadIn && $0.concept == "text" && $0.tokens.lowerBound == span.lowerBound
    }
    guard opensText || isShort && !Tone.asks(message, span) else { return [] }
    return Set(NamedLog.intents(reading, in: span))
  }

  /// What the message means: one part, or several where both sides of a break mean something.
  private func parts(
    _ whole: Range<Int>, _ scores: [(intent: IntentID, score: Double)]
  ) -> [Part] {
    if let bare = bareTemperature(whole) { return [bare] }
    if let match = template(whole) { return [part(match, whole)] }
    if let bare = bareAge(whole) ?? bareMeasure(whole) { return [bare] }
    let best = scores.first ?? Candidates.none
    let single = Part(
      spans: [whole], intent: settled(best.intent, in: whole), score: best.score,
      match: .classifier, captures: [], isSure: true)
    if let amendment = amendment(whole, of: single.intent) {
      return amendedApart ?? [amendment]
    }
    if let log = repairedLog(whole, of: single.intent, scores) { return [log] }
    if let removal = removalNamedFirst(whole) { return [removal] }
    if single.intent == "content.birth_plan", !Tone.asks(message, whole) { return [single] }
    let clauses = wholeClauses
    if clauses.count == 1, let removal = removal(whole) { return [removal] }
    guard clauses.count > 1, !whole.isEmpty else { return [single] }
    if single.intent == "edit.change", recogniser.standings.isCorrection(message) {
      return [single]
    }
    let first = scores.prefix(recogniser.balance.support).map(\.intent)
    let supported = Set(first.enumerated().filter { $0 < 2 || $1.group != "guard" }.map(\.element))
    let read = withoutAsides(read(clauses, supported: supported), scores)
    let groups = absorbed(saying(grouped(read)))
    if isPressing(single, beside: groups),
      !groups.contains(where: { $0.intent.group == "guard" })
    {
      return [single] + groups.filter { $0.intent.group == "log" && $0.isSure }
    }
    if let first = groups.first, groups.count > 1 || Self.datings.contains(first.intent) {
      return groups
    }
    return [carrier(among: groups, beside: single) ?? single]
  }

  /// What the whole message says stands, even where its clauses one by one say less.
  static let pressing: WordSet = [
    "guard.emergency", "guard.urgent", "guard.crisis", "guard.abuse",
  ]

  private func template(_ span: Range<Int>) -> TemplateMatch? {
    let match = recogniser.templates.match(message, in: span, spans: spans) { intent in
      let modes = recogniser.intents[intent]?.modes ?? []
      return modes.isEmpty || modes.contains(context.mode)
    }
    return match.flatMap { asksToBeTold($0) || namesUnit($0) ? nil : $0 }
  }

  /// Whether the name of a profile is a unit to count in: "switch to miles".
  private func namesUnit(_ match: TemplateMatch) -> Bool {
    match.intent.group == "profile"
      && match.slots.contains { capture in
        reading.mentions.contains { $0.kind == "unit" && $0.tokens == capture.tokens }
      }
  }

  /// Whether a reminder is of something asked rather than of something to do: "remind me how many
  /// weeks I am".
  private func asksToBeTold(_ match: TemplateMatch) -> Bool {
    match.intent == "remind.set"
      && match.slots.contains {
        $0.slot == "what" && Self.askers.contains(message.tokens[$0.tokens.lowerBound])
      }
  }

  private func part(_ match: TemplateMatch, _ span: Range<Int>) -> Part {
    Part(
      spans: [span], intent: settled(match.intent, in: span),
      score: recogniser.thresholds.answer + (match.wildcards == 0 ? 2 : 1),
      match: .template(match.template), captures: match.slots, isSure: true)
  }

  /// What one clause means by itself.
  ///
  /// - Parameter supported: the intents that the whole message speaks for.
  func read(_ clause: Range<Int>, supported: Set<IntentID>) -> Part {
    if let bare = bareTemperature(clause) { return bare }
    if let match = template(clause), !Self.isSmallTalk(match.intent), !isUnitOfFlow(match, clause) {
      return part(match, clause)
    }
    if let measured = bareMeasure(clause) ?? removal(clause) {
      return measured
    }
    let ranking = recogniser.classifier.rank(learned, in: clause)
    let best = candidates(clause, ranking).best(1).first ?? Candidates.none
    let isSupported = supported.contains(best.intent) || named(in: clause).contains(best.intent)
    let isGuardAlone = best.intent.group == "guard" && !supported.contains(best.intent)
    let needed =
      recogniser.thresholds.answer + recogniser.balance.margin
      + (isSupported ? 0 : recogniser.balance.unsupported)
    return Part(
      spans: [clause], intent: settled(best.intent, in: clause), score: best.score,
      match: .classifier, captures: [],
      isSure: best.score >= needed && isTelling(clause) && !isGuardAlone
        && (isSupported || !isAside(clause)) && !Self.isSmallTalk(best.intent))
  }

  /// Words that open a question about what was said before: "when's the next one".
  static let askers: WordSet = [
    "when", "whens", "what", "whats", "which", "how", "why", "where",
  ]

  /// Whether "cup" is what a flow is caught with rather than a unit to set.
  private func isUnitOfFlow(_ match: TemplateMatch, _ clause: Range<Int>) -> Bool {
    match.intent == "settings.change" && reading.mentions.contains { $0.kind == "flow" }
      && reading.mentions.contains { $0.concept == "cup" && clause.contains($0.tokens) }
  }

  private static let fillers: WordSet = [
    "at", "on", "for", "in", "and", "date", "dated", "time", "about", "like", "im", "please", "pls",
    "kindly", "thanks",
    "ok", "sorry", "wait", "so", "me", "right", "oh", "well", "dear", "hold",
  ]

  /// Whether a clause says something without its neighbours: a number with "DPO" does not, nor do
  /// one or two words that name nothing.
  private func isTelling(_ clause: Range<Int>) -> Bool {
    let words = clause.filter { ![.number, .punctuation].contains(message.tokens[$0].kind) }
    let slotCues = reading.cues(["dpo", "n", "week", "weeks", "count"], in: clause)
    let own = words.filter { word in
      !slotCues.contains { $0.tokens.contains(word) }
        && !Self.fillers.contains(message.tokens[word])
    }
    let names = (reading.mentions + reading.cues).contains {
      clause.contains($0.tokens) && !($0.kind == Cue.kind && slotCues.contains($0))
    }
    let isWhen = own.allSatisfy { word in
      reading.entities.contains { $0.tokens.contains(word) && $0.isTimely }
    }
    return !isWhen && (own.count > 1 || names || reading.hasFigures(in: clause))
  }

  /// Whether an intent beside others says nothing: a yes, a thanks, a greeting.
  private static func isSmallTalk(_ intent: IntentID) -> Bool { intent.group == "meta" }
}

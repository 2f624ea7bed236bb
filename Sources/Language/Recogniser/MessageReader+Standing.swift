import Knowledge

extension MessageReader {
  /// The kinds of words that a log is made of, where it is made of few.
  private static let kinds: WordMap<WordSet> = [
    "log.symptom": ["symptom"], "log.cramps": ["symptom"], "log.mood": ["mood"],
    "log.flow": ["flow"], "log.discharge": ["discharge"], "log.skin": ["skin"],
    "log.opk": ["opk"], "log.pregnancy_test": ["result"], "log.factor": ["factor"],
  ]
  /// The logs of things that are done or happen, which a denial undoes whole.
  private static let events: WordSet = [
    "log.period_start", "log.sex", "log.caffeine", "log.alcohol", "log.supplement",
    "log.exercise", "log.yoga", "log.breathing", "log.water", "log.food", "log.late_meal",
    "log.weight", "log.bbt", "log.kicks", "log.contraction", "preg.set_dates", "mode.set",
  ]
  /// The logs of what others do too: a baby's kicks, a partner's part.
  private static let shared: WordSet = [
    "log.kicks", "log.sex", "log.factor", "log.appointment", "log.checklist_done",
  ]
  /// What is told of what is to come: appointments, when a baby is due, trying for one.
  private static let booked: WordSet = ["log.appointment", "preg.set_dates", "mode.set"]
  /// The logs of free words, which may say anything.
  private static let texts: WordSet = ["log.note", "log.gratitude"]

  /// The standing of a part: told where any word that makes it is.
  func standing(of part: Part) -> Standing {
    if part.intent == "remind.set" { return standingOfReminder(part) }
    let isWrite = part.intent.group == "log" || Self.events.contains(part.intent)
    guard isWrite, !part.spans.isEmpty else { return .told }
    let evidence = self.evidence(of: part)
    let found = evidence.map { standings[$0] }
    let standing = found.contains(.told) ? .told : found.first ?? .told
    if Self.texts.contains(part.intent) {
      let isOrdered = standing != .asked && acts.contains { $0.id == "orders_note" }
      return isOrdered ? .told : standing
    }
    if standing == .others, Self.shared.contains(part.intent) { return .told }
    if standing == .ahead, Self.booked.contains(part.intent) {
      return isDenied(part, evidence) ? .denied : .told
    }
    guard standing == .told else { return standing }
    return isDenied(part, evidence.filter { standings[$0] == .told }) ? .denied : .told
  }

  /// The standing of a reminder: told where a word asks for one.
  private func standingOfReminder(_ part: Part) -> Standing {
    let ids = Set(acts.map(\.id))
    if ids.contains("reminding"), !ids.contains("recalling") { return .told }
    let found = evidence(of: part).map { standings[$0] }
    return found.contains(.told) ? .told : found.first ?? .told
  }

  /// The kinds of words for somebody else.
  private static let beside: WordSet = ["relative", "person"]

  /// The words of a part that make it what it is: those of its kind, else what it names, else all.
  private func evidence(of part: Part) -> [Int] {
    let spans = part.spans
    func tokens(_ mentions: [Mention]) -> [Int] {
      mentions.filter { mention in spans.contains { $0.contains(mention.tokens) } }
        .map(\.tokens.lowerBound)
    }
    let own = tokens(self.own(part))
    if !own.isEmpty { return own }
    let named = tokens(reading.mentions.filter { !Self.beside.contains($0.kind) } + reading.cues)
    if !named.isEmpty { return named.sorted() }
    return spans.flatMap { span in span.filter { message.tokens[$0].kind == .word } }
  }

  /// What a part names of the kind that its log is made of.
  private func own(_ part: Part) -> [Mention] {
    guard let kinds = Self.kinds[part.intent] else { return [] }
    return reading.mentions.filter { mention in
      kinds.contains(mention.kind) && part.spans.contains { $0.contains(mention.tokens) }
        && (part.intent != "log.cramps" || mention.concept == "cramps")
    }
  }

  /// Whether what a part says is told as not so.
  private func isDenied(_ part: Part, _ evidence: [Int]) -> Bool {
    if Self.kinds[part.intent] != nil {
      let own = self.own(part)
      if own.isEmpty || Self.tests.contains(part.intent), isUndone(evidence) { return true }
      return !own.isEmpty
        && own.allSatisfy { $0.isNegated || part.intent == "log.factor" && isOver($0) }
    }
    let rule = part.intent == "log.period_end" ? "unended" : "denied"
    guard rule == "unended" || Self.events.contains(part.intent) else { return false }
    let named = part.intent == "log.sex" ? named("sex", in: evidence) : []
    let decisive = named.isEmpty ? evidence : named
    let clauses = message.clauses.filter { clause in decisive.contains { clause.contains($0) } }
    return !clauses.isEmpty
      && clauses.allSatisfy { clause in
        clause.contains { index in
          !isOfLibido(index)
            && recogniser.standings.denial(rule, at: index, in: message).map { end in
              end <= clause.upperBound && !deniesDetail(index, before: end, in: clause)
            } ?? false
        }
      }
  }

  private static let tests: WordSet = ["log.opk", "log.pregnancy_test"]

  /// Whether what is told in these words was not done: "i never did the test".
  private func isUndone(_ evidence: [Int]) -> Bool {
    message.clauses.contains { clause in
      clause.contains { index in
        evidence.contains { clause.contains($0) }
          && recogniser.standings.denial("undone", at: index, in: message).map {
            $0 <= clause.upperBound
          } ?? false
      }
    }
  }

  /// Whether what is named is no longer so: "no longer smoking".
  private func isOver(_ mention: Mention) -> Bool {
    let first = mention.tokens.lowerBound
    return first > 1 && message.tokens[first - 1].text == "longer"
      && message.tokens[first - 2].text == "no"
  }

  /// Those of the words that name the thing itself: the sex in "a massage, no sex".
  private func named(_ concept: String, in evidence: [Int]) -> [Int] {
    (reading.mentions + reading.cues).filter { $0.concept == concept }.map(\.tokens.lowerBound)
      .filter(evidence.contains)
  }

  /// Whether a word belongs to what tells of desire, such as the "no" of "no sex drive".
  private func isOfLibido(_ index: Int) -> Bool {
    reading.mentions.contains { $0.kind == "libido" && $0.tokens.contains(index) }
  }

  private static let details: WordSet = [
    "flow", "severity", "color", "symptom", "mood", "protected", "libido", "quality",
  ]

  /// Whether a denial is of a detail beside the event: "started, not heavy".
  private func deniesDetail(_ index: Int, before end: Int, in clause: Range<Int>) -> Bool {
    reading.mentions.contains { mention in
      mention.isNegated && Self.details.contains(mention.kind)
        && clause.contains(mention.tokens) && mention.tokens.lowerBound >= index
        && (mention.tokens.lowerBound <= index + 3
          || (end - 1...end + 1).contains(mention.tokens.lowerBound))
    }
  }
}

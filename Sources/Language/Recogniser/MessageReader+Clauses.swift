import Knowledge

extension MessageReader {
  /// Clauses beyond this many are read as one.
  private static let mostClauses = 16

  /// The clauses, the last one taking all that is left of a very long message.
  private var clauses: [Range<Int>] {
    let all = message.clauses.compactMap { clause in
      clause.overlaps(body) ? clause.clamped(to: body) : nil
    }
    guard all.count > Self.mostClauses, let last = all.last else { return all }
    let kept = all.prefix(Self.mostClauses - 1)
    return kept + [all[Self.mostClauses - 1].lowerBound..<last.upperBound]
  }

  /// The clauses, of which one that opens a free text ("note: …") takes all that follows.
  var wholeClauses: [Range<Int>] {
    let clauses = withThings(compared(clauses.flatMap(toldApart)))
    let leads = reading.cues.filter { $0.kind == Cue.leadIn && $0.concept == "text" }
    guard
      let first = clauses.firstIndex(where: { clause in
        leads.contains {
          $0.tokens.lowerBound - clause.lowerBound <= 1 && clause.contains($0.tokens)
        }
      })
    else { return clauses }
    let end = clauses[(first + 1)...].firstIndex { isAskedApart($0) } ?? clauses.endIndex
    return clauses[..<first] + [clauses[first].lowerBound..<clauses[end - 1].upperBound]
      + clauses[end...]
  }

  /// Whether a clause asks something in a sentence of its own: ". How big is baby now?".
  private func isAskedApart(_ clause: Range<Int>) -> Bool {
    [".", "!", ";"].contains(message.tokens[clause.lowerBound - 1].text)
      && Self.askers.contains(message.tokens[clause.lowerBound].text)
      && clause.upperBound >= message.tokens.count - 1
  }

  /// Words with which a new thing is told where nothing parts it from the one before.
  private static let tellers: WordSet = [
    "took", "drank", "slept", "walked", "ran", "ate", "had", "swam", "remind", "weighed", "cycled",
    "jogged", "popped", "feel", "felt", "feeling", "add",
  ]
  /// Words after which such a word goes on with what they began.
  private static let leading: WordSet = [
    "i", "ive", "we", "weve", "you", "he", "she", "they", "it", "who", "that", "which", "have",
    "has", "had", "just", "not", "never", "also", "already", "only", "really", "still", "then",
    "to", "and", "but", "or", "as", "if", "when", "after", "before", "because", "since", "while",
    "baby", "bub", "hubby", "husband", "partner", "dog", "please", "pls", "kindly", "can", "could",
    "did", "do", "last", "finally", "barely", "hardly", "only", "out", "the", "a", "my", "so",
  ]

  /// A clause that tells two things in one breath: "took my vitamins drank 1 l".
  private func toldApart(_ clause: Range<Int>) -> [Range<Int>] {
    guard clause.count > 4, !Tone.asks(message, clause) else { return [clause] }
    var parts: [Range<Int>] = []
    var start = clause.lowerBound
    for index in clause.dropFirst().dropLast()
    where
      (Self.tellers.contains(message.tokens[index])
      && (index - start > 1 || isComplaint(start))
      && !Self.leading.contains(message.tokens[index - 1]) || isNextDrink(index))
      && names(start..<index) && names(index..<clause.upperBound)
    {
      parts.append(start..<index)
      start = index
    }
    return parts + [start..<clause.upperBound]
  }

  /// Whether a number counts another drink right after one: "2 cups water 1 coffee 1 wine".
  private func isNextDrink(_ index: Int) -> Bool {
    guard message.tokens[index].kind == .number else { return false }
    let drinks = reading.mentions.filter { $0.kind == "drink" }
    return drinks.contains { $0.tokens.upperBound == index }
      && drinks.contains { (1...2).contains($0.tokens.lowerBound - index) }
  }

  /// Whether one word tells of a symptom or a mood by itself.
  private func isComplaint(_ index: Int) -> Bool {
    reading.mentions.contains {
      ["symptom", "mood"].contains($0.kind) && $0.tokens == index..<(index + 1)
    }
  }

  /// Whether a span names something that a log can hold.
  private func names(_ span: Range<Int>) -> Bool {
    reading.hasFigures(in: span)
      || reading.mentions.contains {
        span.contains($0.tokens) && !Self.bystandersOfTelling.contains($0.kind)
      }
      || message.tokens[span.lowerBound].text == "remind"
  }

  private static let bystandersOfTelling: WordSet = [
    "relative", "person", "animal", "body_part", "baby",
  ]

  /// What each clause means, in order; a clause that only goes on is not sure of itself.
  func read(_ clauses: [Range<Int>], supported: Set<IntentID>) -> [Part] {
    var parts: [Part] = []
    for (number, clause) in clauses.enumerated() {
      var part = read(clause, supported: supported)
      let before = parts.last { $0.isSure }
      if part.isSure, part.match == .classifier || part.intent == "settings.change",
        before.map({ isDetail(clause, of: $0) }) ?? false
      {
        part.isSure = false
      }
      if part.intent == "edit.undo", before != nil, number + 1 < clauses.count,
        recogniser.standings.isRepair(at: clause.lowerBound, in: message)
      {
        part.isSure = false
      }
      let isLoose =
        part.match == .classifier || part.intent == "content.yoga_pose"
        || before?.intent == "remind.set" && isDeed(clause)
      if isLoose, part.isSure {
        let next = number + 1 < clauses.count ? clauses[number + 1] : nil
        let isRepair =
          before != nil && recogniser.standings.isRepair(at: clause.lowerBound, in: message)
        part.isSure =
          !isRepair && !goesOn(clause, after: before)
          && !(before.map { isMore(clause, part.intent, of: $0) } ?? false)
          && !(next.map { lists(clause, with: $0) || isTopic(clause, of: $0) } ?? false)
      }
      parts.append(part)
    }
    return parts
  }

  /// The slots that only say more of what was told before.
  private static let details: Set<SlotName> = [
    "quality", "product", "color", "severity", "protected", "disturbed", "protein", "carbs", "fat",
  ]

  /// Whether a short clause only says more of the log before it: "quality poor", "both mild".
  private func isDetail(_ clause: Range<Int>, of part: Part) -> Bool {
    if part.intent.group == "content", isPhase(clause) { return true }
    if part.intent.group == "profile", introduces(clause) { return true }
    guard part.intent.group == "log", clause.count <= 7, !Tone.asks(message, clause),
      let intent = recogniser.intents[part.intent], NamedLog.intents(reading, in: clause).isEmpty
    else { return false }
    if part.intent == "log.food", isMacro(clause) { return true }
    var own = SlotFiller(intent, reading, in: clause, context: context)
    let new = Set(own.fill().keys).intersection(Self.details)
    guard !new.isEmpty else { return false }
    return !part.spans.contains { span in
      var filler = SlotFiller(intent, reading, in: span, context: context)
      return !new.isDisjoint(with: filler.fill(part.captures).keys)
    }
  }

  /// Whether a clause only says who somebody is: "this is Dana", "its mei here".
  private func introduces(_ clause: Range<Int>) -> Bool {
    let words = clause.filter { !message.tokens[$0].isPunctuation }.map { message.tokens[$0].text }
    return (2...5).contains(words.count)
      && ["this", "its", "it", "im", "i", "thats"].contains(words[0])
      && !Tone.asks(message, clause) && !reading.hasFigures(in: clause)
      && !reading.mentions.contains { clause.contains($0.tokens) && $0.kind != "relative" }
  }

  /// Whether a clause is a phase or a trimester and nothing else: ", luteal".
  private func isPhase(_ clause: Range<Int>) -> Bool {
    let named = reading.mentions.filter {
      ["phase", "trimester", "difficulty"].contains($0.kind) && clause.contains($0.tokens)
    }
    return !named.isEmpty && isMade(of: named.map(\.tokens), clause)
  }

  /// "P 32", "20 f": a letter of the macros with a number.
  private func isMacro(_ clause: Range<Int>) -> Bool {
    let words = clause.filter { !message.tokens[$0].isPunctuation }
    return words.count == 2 && words.contains { message.tokens[$0].kind == .number }
      && words.contains { ["p", "c", "f"].contains(message.tokens[$0].text) }
  }

  private static let plain: WordSet = [
    "a", "an", "the", "my", "some", "about", "around", "only", "just", "of", "for", "at", "in",
    "on",
    "so", "then", "like", "approx", "approximately", "roughly", "total", "max", "each", "with",
    "it",
    "was", "is", "too", "as", "well", "today", "apart", "both", "x", "please", "pls", "all",
    "altogether", "overall", "trouble",
    "problem", "problems", "issue", "issues",
  ]

  /// Whether a clause only goes on with the part before it: an amount that part counts, or more of
  /// what it lists.
  private func goesOn(_ clause: Range<Int>, after before: Part?) -> Bool {
    let amounts = reading.entities.filter { clause.contains($0.tokens) }
    let isAmount =
      !amounts.isEmpty && isMade(of: amounts.map(\.tokens) + units(in: clause), clause)
    guard let before, before.intent.group != "guard" else { return false }
    if isAmount { return before.intent == "content.recipe" || adds(clause, to: before) }
    return before.spans.last.map { lists(clause, with: $0) } ?? false
  }

  /// Whether a clause only names what the question after it asks about: "zinc, which foods?".
  private func isTopic(_ clause: Range<Int>, of next: Range<Int>) -> Bool {
    let named = reading.mentions.filter { clause.contains($0.tokens) }
    return next.upperBound < message.tokens.count && message.tokens[next.upperBound].text == "?"
      && named.contains { ["food", "nutrient", "supplement", "pose"].contains($0.kind) }
      && !reading.hasFigures(in: clause) && isMade(of: named.map(\.tokens), clause)
  }

  /// Whether a few words that ask nothing fill a slot of the request or practice before them:
  /// "report for the doctor, last 4 cycles", "yoga 25 min, mostly pigeon".
  private func isMore(_ clause: Range<Int>, _ intent: IntentID, of before: Part) -> Bool {
    let words = clause.count { !message.tokens[$0].isPunctuation }
    let isPractice =
      ["log.yoga", "log.breathing"].contains(before.intent) && intent.group == "content"
    if isPractice, before.intent == "log.yoga", intent == "content.yoga_pose", words <= 8 {
      return !Tone.asks(message, clause)
    }
    if words <= 9, isLength(clause, of: before) { return true }
    if before.intent == "remind.set", isDeed(clause) { return true }
    guard words <= 5, !Tone.asks(message, clause) else { return false }
    let isRequest = ["content", "data", "insight", "cycle"].contains(before.intent.group)
    guard isPractice || isRequest && NamedLog.intents(reading, in: clause).isEmpty else {
      return false
    }
    return adds(clause, to: before)
  }

  /// The words for units and counts in a clause, such as "protein" in "20 g protein".
  private func units(in clause: Range<Int>) -> [Range<Int>] {
    reading.cues.filter { $0.kind == Cue.kind && clause.contains($0.tokens) }.map(\.tokens)
      + reading.mentions.filter { $0.kind == "unit" && clause.contains($0.tokens) }.map(\.tokens)
  }

  /// Whether a clause holds nothing beside some ranges but small words.
  func isMade(of ranges: [Range<Int>], _ clause: Range<Int>) -> Bool {
    clause.allSatisfy { index in
      message.tokens[index].isPunctuation || Self.plain.contains(message.tokens[index])
        || ranges.contains { $0.contains(index) }
    }
  }

  /// Whether a clause fills a slot of a part that its own words left empty.
  func adds(_ clause: Range<Int>, to part: Part) -> Bool {
    guard let intent = recogniser.intents[part.intent] else { return false }
    var own = SlotFiller(intent, reading, in: clause, context: context)
    let new = Set(own.fill().keys).subtracting(["date", "item", "text", "title", "what", "topic"])
    guard !new.isEmpty else { return false }
    var filled: Set<SlotName> = []
    for span in part.spans {
      var filler = SlotFiller(intent, reading, in: span, context: context)
      filled.formUnion(filler.fill(part.captures).keys)
    }
    return !new.isSubset(of: filled)
  }

  /// The kinds of words that are listed with "and" and mean one thing together.
  private static let listed: [WordSet] = [
    ["supplement", "drug", "nutrient"], ["food"], ["symptom", "body_part"],
  ]

  /// Whether a clause is no more than another thing of the kind that its neighbour is about.
  private func lists(_ clause: Range<Int>, with neighbour: Range<Int>) -> Bool {
    let mentions = reading.mentions.filter { clause.contains($0.tokens) }
    guard !mentions.isEmpty, isMade(of: mentions.map(\.tokens), clause) else { return false }
    return Self.listed.contains { kinds in
      mentions.contains { kinds.contains($0.kind) }
        && reading.mentions.contains { kinds.contains($0.kind) && neighbour.contains($0.tokens) }
    }
  }
}

extension Entity {
  /// Whether it is a day or a clock time rather than an amount.
  var isTimely: Bool {
    switch value {
    case .date, .eitherDate, .dates, .time, .times, .moment, .moments: true
    default: false
    }
  }
}

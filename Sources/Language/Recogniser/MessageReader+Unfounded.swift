import Knowledge

/// What the words of a span cannot mean, whatever the trained weights take them for.
extension MessageReader {
  /// The intents for which a span gives no ground.
  func unfounded(in span: Range<Int>) -> [IntentID] {
    var unfounded: [IntentID] = []
    if startsSomethingElse(span) { unfounded.append("log.period_start") }
    if refusesNothing(span) { unfounded.append("meta.no") }
    if forbidsReminding(span) { unfounded.append("remind.set") }
    if tellsOnlyPain(span) { unfounded.append("log.flow") }
    if !namesNight(span) { unfounded.append("log.sleep") }
    if tellsOfRemoving(span) { unfounded += ["edit.delete", "remind.cancel", "log.period_end"] }
    return unfounded
  }

  private static let starting: WordSet = [
    "got", "getting", "started", "start", "starting", "began", "begun",
  ]
  /// Words that go on about a start without naming what started.
  private static let afterStart: WordSet = [
    "it", "this", "that", "me", "mine", "her", "last", "first", "again", "just", "on", "in", "at",
    "about", "around", "since", "for", "during", "while", "when", "after", "before", "from", "over",
    "out", "off", "up", "and", "but", "so", "then", "now", "yes", "finally", "early", "late",
    "proper", "full", "right", "straight", "with", "between", "by", "sometime", "half", "quite",
    "really", "back", "there", "here", "already", "soon", "lol", "omg", "pls", "please", "thanks",
    "as", "through", "too", "one", "day", "light", "lightly", "heavy", "slow", "strong", "within",
    "i", "im", "of", "all", "is", "was", "if", "or", "because", "cos", "bc", "yet", "still", "not",
    "no", "only", "even", "these", "down", "going", "to", "coming", "some",
  ]
  private static let articles: WordSet = ["a", "an", "the", "my"]
  /// What is hers to start or get and is no other thing: "got my days", "started a day early".
  private static let ownNames: WordSet = [
    "day", "days", "week", "bit", "couple", "few", "little", "while", "thing", "things", "friend",
    "visitor", "monthly", "monthlies", "girl", "lady", "time", "moon", "usual", "courses", "stuff",
    "month", "ladies", "aunt", "aunty", "auntie", "red", "curse", "rags", "rag", "flowers",
    "normal",
    "other", "dreaded", "visit", "one", "last", "first", "menstrual", "mc", "p", "next",
  ]
  private static let bleeding: WordSet = [
    "bleeding", "bled", "bleed", "bleeds", "blood", "bloody", "period", "periods", "af", "cycle",
    "cycles", "cd", "cd1", "d1", "flow", "flowing", "spotting", "menses", "rules", "regles", "red",
    "lmp", "tampon", "tampons", "pad", "pads",
  ]

  /// Whether it tells of a start that is something else's: "got fired", "it started raining".
  private func startsSomethingElse(_ span: Range<Int>) -> Bool {
    let tokens = message.tokens
    guard span.contains(where: { Self.starting.contains(tokens[$0]) }), !namesBleeding(span) else {
      return false
    }
    func isOther(_ index: Int, _ known: WordSet) -> Bool {
      guard index < span.upperBound, tokens[index].kind == .word, !tokens[index].isBreak else {
        return false
      }
      return !known.contains(tokens[index].text) && !tokens[index].text.hasSuffix("ly")
        && !reading.entities.contains { $0.tokens.contains(index) }
    }
    return span.contains { index in
      guard Self.starting.contains(tokens[index]) else { return false }
      return index + 1 < span.upperBound && Self.articles.contains(tokens[index + 1])
        ? isOther(index + 2, Self.ownNames)
        : isOther(index + 1, Self.afterStart)
    }
  }

  private func namesBleeding(_ span: Range<Int>) -> Bool {
    span.contains { Self.bleeding.contains(message.tokens[$0]) }
      || [reading.mentions, reading.cues, reading.details].contains { mentions in
        mentions.contains { span.contains($0.tokens) && Self.isOfBleeding($0) }
      }
  }

  private static let bleedingKinds: WordSet = ["flow", "product", "color"]

  private static func isOfBleeding(_ mention: Mention) -> Bool {
    bleedingKinds.contains(mention.kind)
      || mention.kind == Cue.entry && ["period", "flow"].contains(mention.concept)
      || mention.concept == "phase.menstrual"
  }

  private static let nightly: [String] = [
    "sle", "slp", "slumber", "nap", "bed", "wak", "wok", "awake", "nigh", "nite", "insomn", "snooz",
    "zz", "rem", "deep", "quality", "kip", "doze", "crash", "rest", "dream", "conked", "lights",
    "shuteye",
  ]

  /// Whether the hours in a part of a message can be those of a night: not the "8h" of "a croissant
  /// and yaourt at 8h".
  private func namesNight(_ span: Range<Int>) -> Bool {
    span.count == message.tokens.count
      || hasNightWord
  }

  /// Whether some word of the message may be of a night.
  func findsNightWord() -> Bool {
    message.tokens.contains { token in
      let letter = Int(token.text.utf8.first ?? 0) - 97
      return Self.nightlyByLetter.indices.contains(letter)
        && Self.nightlyByLetter[letter].contains { token.text.hasPrefix($0) }
    }
  }

  /// How words of a night begin, by their first letters a to z.
  private static let nightlyByLetter = (97...122).map { letter in
    nightly.filter { $0.utf8.first == letter }
  }

  /// Words that a refusal may say "no" to or go on with.
  private static let refused: WordSet = [
    "thanks", "thank", "thx", "ta", "ty", "cheers", "way", "need", "no", "i", "im", "it", "its",
    "that", "thats", "this", "you", "youre", "we", "dont", "do", "not", "never", "leave", "one",
    "merci", "problem", "worries", "pls", "please", "wait", "sorry", "idea", "clue", "bother",
    "rush", "reason", "point", "matter", "abeg", "more", "longer", "chance", "mate", "lol",
    "haha", "just", "ive", "but", "and", "hang", "hold", "actually", "love", "hun", "question",
    "questions", "use", "lets", "sir", "none", "nope", "nah", "stop", "skip", "later", "good",
    "comment", "interest", "thankyou", "other", "others", "of", "doubt", "now", "yet", "really",
    "harm", "difference", "big", "bloom", "there", "ma", "yes", "yeah", "thing", "nothing", "by",
  ]
  private static let refusing: WordSet = [
    "no", "nope", "nah", "naw", "noo", "nop", "n", "none", "neither", "nor", "not", "never", "dont",
    "didnt", "isnt", "wasnt", "doesnt", "wont", "stop", "cancel", "skip", "pass", "leave", "forget",
    "rather", "wrong", "incorrect", "misunderstood", "later", "another", "other", "let", "nein",
    "non", "nahi", "negative", "nvm", "nevermind", "bother", "scrap", "without", "quit", "enough",
    "good", "fine", "alright", "cant", "nothing",
  ]

  /// Whether what looks like a "no" says something of its own: "none of my jeans fit", "and then".
  private func refusesNothing(_ span: Range<Int>) -> Bool {
    let tokens = message.tokens
    guard let first = span.first(where: { tokens[$0].kind == .word }) else { return false }
    let second = (first + 1..<span.upperBound).first { tokens[$0].kind == .word }
    if second != nil {
      if reading.mentions.contains(where: { span.contains($0.tokens) }) { return true }
      let isRefusing = span.contains {
        tokens[$0].kind == .word && Self.refusing.contains(tokens[$0])
      }
      if !isRefusing {
        return Self.joints.contains(tokens[first])
      }
    }
    if span.contains(where: { tokens[$0].kind == .word && Self.owned.contains(tokens[$0]) }) {
      return true
    }
    guard let second else { return false }
    let next = tokens[second]
    if tokens[first].text == "none", next.text == "of",
      span.count(where: { tokens[$0].kind == .word }) > 3
    {
      return true
    }
    guard tokens[first].text == "no" else { return false }
    let isParted = span.contains { index in
      tokens[index].text == "no" && index + 1 < span.upperBound && tokens[index + 1].isPunctuation
    }
    return !isParted && !Self.refused.contains(next)
  }

  private static let joints: WordSet = ["and", "then", "but", "or"]
  private static let owned: WordSet = ["mine", "hers", "yours", "theirs"]

  /// Whether it asks not to be reminded: "don't remind me about fertile days".
  private func forbidsReminding(_ span: Range<Int>) -> Bool {
    span.contains { index in
      let word = message.tokens[index].text
      guard word.utf8.first == UInt8(ascii: "r"), word.hasPrefix("remind") else { return false }
      let before = message.tokens[max(span.lowerBound, index - 3)..<index].map(\.text)
      return before.contains(where: ["dont", "not", "never", "stop", "no"].contains)
        && !before.contains(where: ["forget", "you", "u", "why"].contains)
    }
  }

  /// Whether it tells how something hurts and says nothing of bleeding.
  private func tellsOnlyPain(_ span: Range<Int>) -> Bool {
    func isPain(_ mention: Mention) -> Bool {
      span.contains(mention.tokens) && ["symptom", Cue.hurt, Cue.kind].contains(mention.kind)
        && (mention.kind != Cue.kind || mention.concept == "pain")
    }
    let isPained =
      reading.mentions.contains(where: isPain) || reading.cues.contains(where: isPain)
      || pains.contains(where: isPain)
    return isPained && !namesBleeding(span)
  }
}

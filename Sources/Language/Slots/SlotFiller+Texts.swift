import Knowledge

extension SlotFiller {
  /// The slots that any words can fill.
  static let open: WordSet = [
    "text", "item", "title", "what", "topic", "name", "query", "food", "activity", "target",
    "factor",
    "routine", "pose", "nutrient", "supplement", "setting", "from", "code", "drink", "value",
  ]
  /// The slots of which a template takes any words; those with a vocabulary need a known word.
  static let openInTemplates: Set<SlotName> = [
    "text", "item", "title", "what", "name", "query", "code",
  ]
  /// The open slots that run to the end of the message, breaks included.
  private static let whole: WordSet = ["text"]
  /// The open slots in which "and" parts two values.
  private static let lists: WordSet = ["food", "supplement", "drink"]

  /// Fills the open slots that are still empty: from a template's captures, else from the words
  /// after a lead-in of the slot ("remind me to …").
  mutating func fillTexts(_ captures: [TemplateMatch.Capture]) {
    if intent.id == "remind.set", let rest = afterReminder {
      set("what", trimmed(withoutOpening(rest), for: "what").map { .text($0) })
    }
    for capture in captures where Self.open.contains(capture.slot) {
      let tokens = intent.id == "remind.set" ? withoutOpening(capture.tokens) : capture.tokens
      set(capture.slot, text(tokens, for: capture.slot))
    }
    for slot in intent.slots
    where wants(slot) && Self.open.contains(slot)
      && (slot == "what" || !isBesideThePoint(slot))
    {
      if slot == "topic", intent.id != "content.education", group != "guard" { continue }
      let leads = reading.cues.filter {
        $0.kind == Cue.leadIn && $0.concept == slot.rawValue && span.contains($0.tokens)
          && !(intent.id == "settings.change" && isChange($0))
          && !(slot == "title" && isAsked($0))
      }
      for lead in Self.whole.contains(slot) ? leads : leads.reversed() {
        let start = lead.tokens.upperBound
        var rest = start..<max(start, end(of: slot, after: start))
        if intent.id == "remind.set" { rest = withoutOpening(rest) }
        if intent.id == "remind.set", saysOnlyLead(rest) { continue }
        if slot == "item", intent.id == "log.checklist_done" {
          guard let item = ticked(rest) else { continue }
          rest = item
        }
        if slot == "topic", isManner(rest) { continue }
        set(slot, text(rest, for: slot))
      }
    }
    fillRest()
  }

  /// Whether words only say how something is to be explained: "with easy words", "simply".
  private func isManner(_ rest: Range<Int>) -> Bool {
    let words = rest.filter { !reading.message.tokens[$0].isPunctuation }
      .map { reading.message.tokens[$0].text }
    guard let first = words.first else { return true }
    return ["with", "in", "to", "like", "simply", "briefly", "please", "pls"].contains(first)
      && words.count <= 4
  }

  /// Whether a question follows a word for a booking: "dentist appointment: when is it".
  private func isAsked(_ lead: Mention) -> Bool {
    let next = (lead.tokens.upperBound..<max(lead.tokens.upperBound, span.upperBound)).first {
      !reading.message.tokens[$0].isPunctuation
    }
    return next.map {
      ["when", "whens", "what", "where", "which"].contains(reading.message.tokens[$0].text)
    }
      ?? false
  }

  /// Whether a lead-in names somebody only where profiles change: "it's Jess now".
  private func isChange(_ lead: Mention) -> Bool {
    let first = reading.message.tokens[lead.tokens.lowerBound].text
    return ["its", "it", "this", "here", "open", "switch", "over", "go", "back"].contains(first)
  }

  /// Drops what another slot says better once the texts are known.
  mutating func settleTexts() {
    if intent.id == "content.education" {
      set("topic", filled["symptom"])
      clear("symptom")
      if filled["topic"] != nil { clear("phase") }
    }
    if ["data.export", "data.report", "remind.list"].contains(intent.id),
      ["everything", "entries", "data", "entry"].contains(where: { filled["what"] == .text($0) })
    {
      clear("what")
    }
    if intent.id == "remind.set", case .text(let what)? = filled["what"] {
      let words = what.split(separator: " ")
      if let often = words.firstIndex(of: "every"), often > 0, filled["every"] != nil {
        clear("what")
        set("what", .text(words[..<often].joined(separator: " ")))
      }
    }
    if intent.id == "edit.change", case .text? = filled["value"],
      filled.keys.contains(where: { !["what", "date", "value"].contains($0) })
    {
      clear("value")
    }
    if intent.id == "settings.change" {
      fillFirstWeekday()
      if filled["setting"] == .text("language") { set("value", namedLanguage) }
      fillSettingValue()
      if case .text(let setting)? = filled["setting"], setting.hasSuffix("goal") { clear("time") }
      if filled["setting"] != nil, filled["setting"] != .text("name") { clear("name") }
      if filled["name"] != nil {
        set("setting", .text("name"))
        clear("value")
      }
    }
    if intent.id == "cycle.phase", !asksForStretch { clear("phase") }
    settleThing()
    fillThings()
    if intent.id == "edit.change", filled["opk"] != nil { clear("result") }
    settleAmended()
    settleNames()
    if intent.id == "log.note", filled["text"] != nil { settleNote() }
  }

  /// Whether a phase is asked for by its name rather than guessed at: "when is my luteal phase", and
  /// not "am I luteal".
  private var asksForStretch: Bool {
    reading.message.tokens[span].contains {
      [
        "when", "whens", "long", "start", "starts", "begin", "begins", "end", "ends", "last",
        "until",
        "till",
      ].contains($0.text)
    }
  }

  /// A note belongs to today, but for one whose day stands before a colon: "note for monday: …".
  private mutating func settleNote() {
    let tokens = reading.message.tokens
    let colon = span.dropFirst(2).dropLast().first { tokens[$0].text == ":" }
    let heading = colon.flatMap { colon in
      reading.entities.last { entity in
        let between = entity.tokens.upperBound..<max(entity.tokens.upperBound, colon)
        return span.contains(entity.tokens) && entity.tokens.upperBound <= colon
          && entity.tokens.lowerBound > span.lowerBound
          && ["for", "on"].contains(tokens[entity.tokens.lowerBound - 1].text)
          && between.allSatisfy { ["just", "gone", "past", "last"].contains(tokens[$0].text) }
      }
    }
    clear("date")
    guard let colon, let heading, let day = SlotFiller.days(heading),
      let words = trimmed((colon + 1)..<span.upperBound, for: "text")
    else { return }
    clear("text")
    set("text", .text(words))
    set("date", day)
  }

  /// The words at which a text of some slots is over.
  private static let closers: WordMap<WordSet> = [
    "name": ["now", "please", "pls", "switch", "for", "to", "and", "profile", "account", "from"],
    "what": ["as", "with", "since", "over"],
  ]

  private static let dataClosers: WordSet = ["to", "into", "in", "for", "as"]

  private func end(of slot: SlotName, after start: Int) -> Int {
    if Self.whole.contains(slot) { return span.upperBound }
    let tokens = reading.message.tokens
    let closers = Self.closers[slot] ?? []
    let isOfData = group == "data"
    let closed =
      group == "log"
      ? nil
      : (start..<max(start, span.upperBound)).dropFirst(isOfData ? 0 : 1).first {
        closers.contains(tokens[$0]) || isOfData && Self.dataClosers.contains(tokens[$0])
      }
    if let closed { return closed }
    for index in start..<max(start, span.upperBound) where tokens[index].isBreak {
      let isJoint = ["and", "n", "&", ","].contains(tokens[index].text)
      if !(isJoint && Self.lists.contains(slot)), index > start { return index }
    }
    return span.upperBound
  }

  /// The words as typed, without marks, courtesy and dates at either end.
  private func text(_ range: Range<Int>, for slot: SlotName) -> SlotValue? {
    guard Self.lists.contains(slot) else { return trimmed(range, for: slot).map { .text($0) } }
    let tokens = reading.message.tokens
    let parts = range.split { index in
      ["and", "n", "&", ",", "with", "plus"].contains(tokens[index].text)
    }
    let values = parts.compactMap { part -> SlotValue? in
      guard let first = part.first, let last = part.last,
        slot != "food" || !part.contains(where: { tokens[$0].kind == .number })
      else { return nil }
      return trimmed(first..<(last + 1), for: slot).map { .text($0) }
    }
    return values.count > 1 ? .list(values) : values.first
  }

  private static let wholeEdges: WordSet = ["that", ":"]
  private static let edges: WordSet = [
    "that", "to", "a", "an", "the", "my", "some", "of", "about", "for", "all", "these", "those",
    "any", "more",
  ]

  func trimmed(_ range: Range<Int>, for slot: SlotName) -> String? {
    var (lower, upper) = (range.lowerBound, min(range.upperBound, span.upperBound))
    let tokens = reading.message.tokens
    let isWhole = Self.whole.contains(slot)
    let edges = isWhole ? Self.wholeEdges : Self.edges
    while lower < upper, tokens[lower].isPunctuation || edges.contains(tokens[lower]) {
      lower += 1
    }
    var isTrimming = true
    while isTrimming, lower < upper {
      isTrimming = false
      if !isWhole, upper - lower > 1, tokens[upper - 1].kind == .emoji {
        upper -= 1
        isTrimming = true
      } else if tokens[upper - 1].isPunctuation, tokens[upper - 1].text != ")" || !isWhole {
        upper -= 1
        isTrimming = true
      } else if !isWhole, let start = temporal(endingAt: upper, of: slot), start >= lower {
        upper = start
        isTrimming = true
      } else if !isWhole,
        Self.trailing.contains(tokens[upper - 1]) && !isOfVerb(upper - 1, from: lower)
          || isClockDigits(upper - 1, of: slot)
      {
        upper -= 1
        isTrimming = true
      }
    }
    let isTime = (lower..<upper).allSatisfy { Self.timeWords.contains(tokens[$0]) }
    let isPointing =
      slot != "text" && lower + 1 == upper && Self.pointing.contains(tokens[lower])
    return lower < upper && !isTime && !isPointing ? reading.typed(lower..<upper) : nil
  }

  /// Whether a small word belongs to the verb before it: "weigh in", "check in", "log on".
  private func isOfVerb(_ index: Int, from lower: Int) -> Bool {
    let tokens = reading.message.tokens
    return index > lower && ["in", "on"].contains(tokens[index].text)
      && ["weigh", "check", "log", "sign", "clock", "tune", "phone", "ring", "call", "dial"]
        .contains(tokens[index - 1].text)
  }

  /// Whether a reminder's last word is a time of four digits.
  private func isClockDigits(_ index: Int, of slot: SlotName) -> Bool {
    let token = reading.message.tokens[index]
    return slot == "what" && group == "remind" && token.kind == .number
      && token.text.utf8.count == 4
  }

  /// Words that name nothing by themselves.
  private static let pointing: WordSet = [
    "me", "it", "this", "data", "everything", "stuff", "that", "them", "us", "him", "her", "one",
    "those", "these", "mine", "off", "item", "task", "box",
  ]
  private static let timeWords: WordSet = [
    "night", "day", "evening", "morning", "hour", "week", "the", "before", "prior",
    "one", "a",
  ]
  private static let trailing: WordSet = [
    "please", "pls", "plz", "at", "on", "by", "for", "in", "now", "today", "again", "every", "mean",
    "means", "work", "works", "exactly", "reminder", "entry", "before", "mon", "tue", "tues", "wed",
    "thu", "thurs", "fri", "sat", "sun", "daily", "weekly", "nightly", "evening", "morning",
    "night", "day", "and", "logged", "log", "entered", "noted", "recorded", "thrice", "twice",
    "once", "prior", "beforehand", "from", "starting", "evry", "each", "3x", "2x", "4x",
  ]

  /// Where a date, time or amount that ends here begins.
  private func temporal(endingAt end: Int, of slot: SlotName) -> Int? {
    reading.entities.first { entity in
      guard entity.tokens.upperBound == end else { return false }
      switch entity.value {
      case .date, .eitherDate, .dates, .time, .times, .moment, .moments, .recurrence:
        return true
      case .quantity: return slot != "what"
      case .duration: return true
      case .number, .ordinal, .percent: return false
      }
    }?.tokens.lowerBound
  }
}

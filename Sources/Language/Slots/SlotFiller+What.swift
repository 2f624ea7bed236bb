import Knowledge

extension SlotFiller {
  /// What a correction is about, from the slot that it gives a value.
  var changed: SlotValue? {
    let kinds = ["flow", "mood", "opk", "discharge", "skin", "result"]
    if let kind = kinds.first(where: { filled[SlotName($0)] != nil }) { return .text(kind) }
    if filled["temp"] != nil {
      return reading.cues(["temperature", "bbt"], in: span).isEmpty ? nil : .text("bbt")
    }
    if let named = self.named(["symptom"]) ?? drunk { return .text(named) }
    if named(["supplement", "drug", "nutrient"]) != nil { return .text("supplement") }
    if saysMoved { return .text("kicks") }
    if let done = done { return done }
    if let kind = ["flow", "skin", "discharge"].first(where: { named([$0]) != nil }) {
      return .text(kind)
    }
    if !reading.cues(["weight"], in: span).isEmpty || isWeight(filled["unit"]) {
      return .text("weight")
    }
    if reading.message.tokens[span].contains(where: { ["slept", "nap"].contains($0.text) }) {
      return .text("sleep")
    }
    if named(["meal"]) != nil { return .text("food") }
    if saysCameOn { return .text("period start") }
    if named(["test"]) != nil { return named(["test"]).map { .text($0) } }
    if named(["food"]) != nil { return .text("food") }
    return measured.map { .text($0) } ?? changedByValue
  }

  /// The activity that an edit is about, as it is called: the "run" of "that run was 17 km".
  var done: SlotValue? {
    let said = reading.mentions.first { $0.kind == "activity" && span.contains($0.tokens) }
    return said.map { said in
      switch said.concept {
      case "yoga": .text("yoga")
      case _ where intent.id == "edit.delete": .text("exercise")
      case "workout": .text("exercise")
      default: .text(plainName(of: said.tokens, for: "activity") ?? reading.spelled(said.tokens))
      }
    }
  }

  private func isWeight(_ unit: SlotValue?) -> Bool {
    [.text("kg"), .text("lb"), .text("st")].contains { $0 == unit }
  }

  /// Whether a period is said to have begun: "it was saturday I came on", "the rules have started".
  private var saysCameOn: Bool {
    let tokens = reading.message.tokens
    return span.dropLast().contains { index in
      ["came", "come"].contains(tokens[index].text) && tokens[index + 1].text == "on"
        || Self.menses.contains(tokens[index])
          && (index + 1..<min(index + 4, span.upperBound)).contains {
            Self.begun.contains(tokens[$0])
          }
    }
  }

  private static let menses: WordSet = [
    "rules", "regles", "period", "periods", "menses", "bleeding", "bleed", "af", "menstruation",
  ]
  private static let begun: WordSet = [
    "started", "start", "began", "begun", "begin", "came", "arrived", "commenced", "starts",
  ]

  /// Whether the moves of a baby are counted: "the baby moved 12 times".
  private var saysMoved: Bool {
    let words = reading.message.tokens[span]
    return words.contains { ["kicks", "kicked", "moved", "movements", "kick"].contains($0.text) }
      && words.contains { ["baby", "bub", "he", "she", "bump"].contains($0.text) }
  }

  /// What a trend, a share or a reminder is about, where its name is no entry of the journal.
  var subject: SlotValue? {
    if group == "remind",
      let thing = reading.mentions.first(where: {
        ["supplement", "drug", "nutrient", "test"].contains($0.kind) && span.contains($0.tokens)
      }), reading.typed(thing.tokens).unicodeScalars.contains(where: \.properties.isAlphabetic)
    {
      return .text(reading.typed(thing.tokens))
    }
    let found =
      named(["symptom", "mood"]) ?? drunk ?? named(["supplement", "drug", "test"]) ?? counted
    return found.map { .text($0) }
  }

  /// What a number of a trend is of, by the word that such a number has beside it in a log.
  private var counted: String? {
    group == "insight" ? measured : nil
  }

  /// The first thing measured that is named.
  var measured: String? {
    reading.cues.first {
      $0.kind == Cue.kind && span.contains($0.tokens) && Self.metrics.contains($0.concept)
    }?
    .concept
  }

  static let metrics: WordSet = [
    "weight",
    "energy", "stress", "pain", "rhr", "hrv", "glucose", "kcal", "protein", "carbs", "fat", "steps",
    "body_fat", "spo2", "vo2max",
  ]

  /// Whether a reminder is to do something, which her words say best: "remind me to test".
  var isDeed: Bool {
    reading.cues.contains {
      $0.kind == Cue.leadIn && $0.concept == "what" && span.contains($0.tokens)
        && reading.message.tokens[$0.tokens.upperBound - 1].text == "to"
    } || afterReminder != nil
  }

  /// The words after "to", "about" or "for" that end a reminder: "reminder on sundays for my photo".
  var afterReminder: Range<Int>? {
    let tokens = reading.message.tokens
    guard
      let word = span.first(where: { index in
        Self.nudges.contains { tokens[index].text.hasPrefix($0) }
      })
    else { return nil }
    let rest = (word + 1)..<max(word + 1, span.upperBound)
    let joint = rest.first { index in
      ["to", "about", "for", "2"].contains(tokens[index].text) && index + 1 < span.upperBound
        && !isTimely(index) && !isTimely(index + 1)
        && (tokens[index].text != "2"
          || tokens[index + 1].kind == .word && !reading.message.touches(index))
        && !Self.periods.contains(tokens[index + 1])
    }
    let named = rest.first.map { first in
      first + 1 < (joint ?? first) && joint.map { tokens[$0].text == "for" } == true
        && !isTimely(first) && !Self.besideReminders.contains(tokens[first])
        && ["reminder", "remind"].contains(tokens[word].text)
    }
    if named == true { return rest.lowerBound..<span.upperBound }
    let clause = rest.dropLast().first { index in
      tokens[index].text == "that" && ["i", "we"].contains(tokens[index + 1].text)
    }
    if let clause, joint.map({ clause < $0 }) ?? true { return (clause + 2)..<span.upperBound }
    return joint.map { joint in
      let denial = (word + 1..<joint).first { Negation.isDenial(tokens[$0]) }
      return (denial ?? joint + 1)..<span.upperBound
    }
  }

  private static let nudges = [
    "remind", "recall", "remember", "nudge", "ping", "alert", "alarm", "notify",
    "prod", "nag", "poke", "holler", "buz", "shout", "bug", "warn", "yell", "chase", "hassle",
    "pester", "beep", "prompt", "intimate",
  ]
  private static let periods: WordSet = ["hours", "hrs", "days", "weeks", "minutes", "mins"]

  func isTimely(_ index: Int) -> Bool {
    reading.entities.contains { entity in
      guard entity.tokens.contains(index) else { return false }
      switch entity.value {
      case .number, .ordinal, .percent, .quantity: return false
      default: return true
      }
    }
  }

  /// A text without the days, times and small words that open it: "by 6 am every day to stretch".
  func withoutOpening(_ range: Range<Int>) -> Range<Int> {
    let tokens = reading.message.tokens
    var lower = range.lowerBound
    while lower < range.upperBound,
      isTimely(lower) || Self.beforeDeeds.contains(tokens[lower])
        || ["/", "+", "&"].contains(tokens[lower].text) || isListedDay(lower)
        || tokens[lower].kind == .number && tokens[lower].text.utf8.count == 4
    {
      lower += 1
    }
    return lower..<range.upperBound
  }

  /// Whether a token is a weekday of a list: the "fri" of "mon/wed/fri".
  private func isListedDay(_ index: Int) -> Bool {
    let tokens = reading.message.tokens
    return Self.namesWeekday(tokens[index].text) && index > span.lowerBound
      && ["/", "+", "&", ",", "and"].contains(tokens[index - 1].text)
  }

  private static let beforeDeeds: WordSet = [
    "me", "to", "at", "by", "in", "on", "every", "each", "please", "pls", "again", "about", "of",
    "the", "my", "a", "an", "for", "that", ":", ",", "daily", "nightly", "weekly", "from", "now",
    "day", "morning", "evening", "night",
  ]

  /// The words before "reminder", as in "the water reminder".
  var reminded: SlotValue? {
    let tokens = reading.message.tokens
    guard let end = span.first(where: { Self.reminders.contains(tokens[$0]) }) else {
      return nil
    }
    var start = end
    while start > span.lowerBound, isNaming(start - 1) || isHyphen(start - 1) { start -= 1 }
    return start < end ? .text(reading.typed(start..<end)) : nil
  }

  /// Whether a hyphen joins two words: the "weigh-in" of a reminder.
  private func isHyphen(_ index: Int) -> Bool {
    let tokens = reading.message.tokens
    return tokens[index].text == "-" && index > span.lowerBound
      && reading.message.touches(index - 1) && reading.message.touches(index)
      && tokens[index - 1].kind == .word
  }

  private func isNaming(_ index: Int) -> Bool {
    let token = reading.message.tokens[index]
    return token.kind == .word && !token.isBreak && !Self.besideReminders.contains(token)
      && !reading.entities.contains { $0.tokens.contains(index) }
  }

  private static let reminders: WordSet = [
    "reminder", "reminders", "alarm", "alarms", "alert", "alerts", "notification",
    "notifications", "nudge", "nudges",
  ]
  private static let besideReminders: WordSet = [
    "the", "my", "a", "an", "all", "any", "that", "those", "these", "this", "your", "me", "of",
    "cancel", "stop", "kill", "delete", "remove", "turn", "off", "no", "more", "set", "up", "put",
    "please", "pls", "drop", "scrap", "lose", "bin", "with", "make", "create", "add", "give",
    "send", "daily", "weekly", "monthly", "nightly", "hourly", "morning", "evening", "night", "i",
    "want", "need", "dont", "do", "not", "sending", "getting", "mute", "disable", "new", "enough",
    "get", "rid", "on", "for", "to", "about", "other", "every", "each", "day", "have", "is",
  ]

  /// The first concept of some kinds in the span, by the order of the kinds.
  func named(_ kinds: [String]) -> String? {
    for kind in kinds {
      let found = (reading.mentions + reading.cues).first {
        $0.kind == kind && span.contains($0.tokens)
      }
      if let found { return found.concept }
    }
    return nil
  }

  /// What the drink named in the span counts as.
  var drunk: String? {
    guard let drink = named(["drink"]) else {
      return reading.mentions.contains {
        $0.kind == "nutrient" && $0.concept == "caffeine" && span.contains($0.tokens)
      } ? "caffeine" : nil
    }
    if Self.alcohols.contains(drink) { return "alcohol" }
    return Self.caffeinated.contains(drink) ? "caffeine" : drink
  }

  private static let alcohols: WordSet = [
    "wine", "beer", "cider", "prosecco", "spirits", "cocktail", "alcohol",
  ]
  private static let caffeinated: WordSet = [
    "coffee", "espresso", "latte", "decaf", "tea", "green_tea", "matcha", "cola", "energy_drink",
    "yerba_mate",
  ]
}

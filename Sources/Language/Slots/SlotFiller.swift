import Civil
import Knowledge

/// Fills the slots an intent reads from what was found in a span of a message.
struct SlotFiller {
  let intent: Intent
  /// The group of the intent, as in `log`.
  let group: String
  let reading: Reading
  let span: Range<Int>
  let context: Context
  private(set) var filled: [SlotName: SlotValue] = [:]
  /// The tokens that a slot has taken, so that they are no date.
  var spent: [Range<Int>]
  /// The figures that no slot has taken yet.
  var figures: [Figure]

  init(_ intent: Intent, _ reading: Reading, in span: Range<Int>, context: Context) {
    self.intent = intent
    group = String(intent.id.group)
    self.reading = reading
    self.span = span
    self.context = context
    let all = reading.figures(in: span)
    let kept =
      intent.id == "edit.change" ? all.filter { !Self.isTakenBack($0.tokens, reading, span) } : all
    let stretches =
      Self.stretched.contains(intent.id)
      ? reading.stretches(in: span, from: context.reference) : []
    spent = stretches.map(\.tokens)
    figures = (kept.isEmpty ? all : kept) + stretches
    if intent.id == "log.scale" { figures += reading.hours(in: span) }
    if intent.id == "log.scale" || Self.unclocked.contains(intent.id) {
      figures += reading.ratings(in: span)
    }
  }

  /// The intents in which a stretch of time is how long something took or how far along it is.
  private static let stretched: WordSet = [
    "log.kicks", "log.contraction", "content.baby_size", "content.preg_week",
    "content.body_changes", "content.milestone",
  ]

  private static let denials: WordSet = [
    "not", "instead", "than", "told", "said", "put", "typed", "entered", "wrote", "shows",
    "written",
  ]
  private static let faults: WordSet = ["false", "wrong", "incorrect", "mistake", "typo"]

  /// Whether a correction names a value only to say that it is not so: "not 61.3", "64 was wrong".
  static func isTakenBack(_ tokens: Range<Int>, _ reading: Reading, _ span: Range<Int>) -> Bool {
    let words = reading.message.tokens
    if tokens.lowerBound > span.lowerBound, words[tokens.lowerBound - 1].text == "from",
      tokens.upperBound < span.upperBound, words[tokens.upperBound].text == "to"
    {
      return true
    }
    if isBeforeBut(tokens, words, span) || isBeforeArrow(tokens, words, span) { return true }
    if tokens.lowerBound > span.lowerBound, words[tokens.lowerBound - 1].text == "replace",
      tokens.upperBound < span.upperBound,
      ["by", "with"].contains(words[tokens.upperBound].text)
    {
      return true
    }
    let before = max(span.lowerBound, tokens.lowerBound - 3)..<tokens.lowerBound
    let after = tokens.upperBound..<min(span.upperBound, tokens.upperBound + 3)
    return before.reversed().prefix { !words[$0].isBreak }
      .contains { denials.contains(words[$0]) }
      || after.prefix { !words[$0].isBreak }.contains { faults.contains(words[$0]) }
  }

  /// Whether an arrow leads from a value to the one that is to stand: "61.8 -> 61.4".
  private static func isBeforeArrow(
    _ tokens: Range<Int>, _ words: Tokens, _ span: Range<Int>
  ) -> Bool {
    let next = (tokens.upperBound..<min(tokens.upperBound + 2, span.upperBound)).map {
      words[$0].text
    }
    return ["→", "->", "=>", "➡"].contains(next.first ?? "")
      || next == ["-", ">"] || next == ["=", ">"]
  }

  /// Whether a value was told or denied before a "but" that puts it right: "I said friday but it
  /// was thursday".
  private static func isBeforeBut(
    _ tokens: Range<Int>, _ words: Tokens, _ span: Range<Int>
  ) -> Bool {
    guard let but = span.first(where: { words[$0].text == "but" }), tokens.upperBound <= but else {
      return false
    }
    return (span.lowerBound..<tokens.lowerBound).contains { denials.contains(words[$0]) }
  }

  /// The slots with their values.
  ///
  /// - Parameter captures: what a template put into its slots; they come first.
  mutating func fill(_ captures: [TemplateMatch.Capture] = []) -> [SlotName: SlotValue] {
    fillMeasures()
    fillNumbers()
    fillDays()
    fillWords()
    settleWeeks()
    fillDetails()
    fillTexts(captures)
    settleTexts()
    return filled
  }

  /// Whether the intent reads a slot that is still empty.
  func wants(_ name: SlotName) -> Bool {
    intent.slots.contains(name) && filled[name] == nil
  }

  /// Fills a slot where the intent reads it and it is empty.
  mutating func set(_ name: SlotName, _ value: SlotValue?) {
    if let value, wants(name) { filled[name] = value }
  }

  /// Empties a slot.
  mutating func clear(_ name: SlotName) { filled[name] = nil }
}

import Knowledge

/// How a template covers a span of a message from end to end.
struct TemplateMatch: Hashable, Sendable {
  let intent: IntentID
  let template: String
  /// The token ranges that filled slots, in the order of the message.
  var slots: [Capture] = []
  /// How many tokens filled slots that any words can fill.
  var wildcards = 0
  /// How many tokens were words of the template itself.
  var literals = 0

  struct Capture: Hashable, Sendable {
    let slot: SlotName
    let tokens: Range<Int>
  }

  /// Whether the template's own words say enough beside words that could be anything.
  var isTelling: Bool { wildcards == 0 || literals > 0 }

  /// Whether this match explains the words better: fewer wildcards, then more literal words.
  func isBetter(than other: TemplateMatch) -> Bool {
    (wildcards, -literals, slots.count, intent.rawValue, template)
      < (other.wildcards, -other.literals, other.slots.count, other.intent.rawValue, other.template)
  }
}

/// Runs a template over the words of a span; every state is entered once, so it is fast.
struct TemplateRun {
  private let template: Template
  private let message: Message
  private let spans: TemplateSpans
  private let begin: Int
  private let end: Int
  /// The states that were entered, a bit for each step and token.
  private var seen: [UInt64]
  private var match: TemplateMatch

  init(_ template: Template, over message: Message, _ span: Range<Int>, _ spans: TemplateSpans) {
    self.template = template
    self.message = message
    self.spans = spans
    begin = span.lowerBound
    end = span.upperBound
    seen = Array(repeating: 0, count: (template.steps.count * (span.count + 1)) / 64 + 1)
    match = TemplateMatch(intent: template.intent, template: template.text)
  }

  /// The first way the template covers the span from `start`, longest words and typed slots first.
  mutating func run(from start: Int) -> TemplateMatch? {
    visit(0, start) ? match : nil
  }

  private mutating func visit(_ step: Int, _ token: Int) -> Bool {
    let state = step * (end - begin + 1) + token - begin
    guard seen[state / 64] & 1 << UInt64(state % 64) == 0 else { return false }
    seen[state / 64] |= 1 << UInt64(state % 64)
    switch template.steps[step] {
    case .end: return Courtesy.skip(message, from: token, to: end) == end
    case .jump(let next): return visit(next, token)
    case .fork(let first, let second): return visit(first, token) || visit(second, token)
    case .word(let word):
      return word.isEmpty ? visit(step + 1, token) : visit(word: word, step, token)
    case .slot(let name): return visit(slot: name, isList: false, step, token)
    case .list(let name): return visit(slot: name, isList: true, step, token)
    }
  }

  private mutating func visit(word: String, _ step: Int, _ token: Int) -> Bool {
    var token = token
    while token < end, message.tokens[token].isPunctuation { token += 1 }
    guard token < end else { return false }
    if message.tokens[token].text == word {
      let before = match
      match.literals += 1
      if visit(step + 1, token + 1) { return true }
      match = before
    }
    let next = Courtesy.skipOne(message, at: token, to: end)
    return next > token && visit(step, next)
  }

  private mutating func visit(slot: SlotName, isList: Bool, _ step: Int, _ token: Int) -> Bool {
    let before = match
    var start = token
    while start < end {
      for stop in spans.ends(of: slot, at: start) where stop <= end {
        match.slots.append(.init(slot: slot, tokens: start..<stop))
        if isList, visit(slot: slot, isList: true, step, Joint.skip(message, from: stop, to: end)) {
          return true
        }
        if visit(step + 1, stop) { return true }
        match = before
      }
      guard message.tokens[start].isPunctuation else { break }
      start += 1
    }
    guard spans.isOpen(slot) else { return false }
    return visit(open: slot, step, start)
  }

  private mutating func visit(open slot: SlotName, _ step: Int, _ start: Int) -> Bool {
    let before = match
    let longest = min(end - start, TemplateSpans.longestOpen)
    guard longest > 0 else { return false }
    for length in 1...longest {
      let last = message.tokens[start + length - 1]
      if last.isBreak, slot != "text" { return false }
      match.slots.append(.init(slot: slot, tokens: start..<(start + length)))
      match.wildcards += length
      if visit(step + 1, start + length) { return true }
      match = before
    }
    return false
  }
}

/// Words that ask nicely and mean nothing else.
enum Courtesy {
  private static let words = WordTable(of: [
    "please", "pls", "plz", "kindly", "hey", "hi", "hello", "ok", "okay", "um", "so", "lol",
    "thanks",
    "x", "xx", "well", "ugh", "just", "also", "and", "then", "now", "actually", "bloom",
  ])

  /// The first token that is neither punctuation nor courtesy.
  static func skip(_ message: Message, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let next = skipOne(message, at: index, to: end)
      guard next > index else { return index }
      index = next
    }
    return index
  }

  /// The token after this one where this one says nothing; else this one.
  static func skipOne(_ message: Message, at index: Int, to end: Int) -> Int {
    guard index < end else { return index }
    let token = message.tokens[index]
    let isPicture = token.kind == .emoji && !(token.text.utf8.first.map { $0 < 0x80 } ?? false)
    return token.isPunctuation || isPicture || words.number(of: token.text) != nil
      ? index + 1 : index
  }
}

/// What stands between the items of a list.
private enum Joint {
  private static let words: Set<String> = [
    "and", "also", "plus", "or", "n", "with", "some", "a", "then",
  ]

  static func skip(_ message: Message, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end,
      message.tokens[index].isPunctuation || words.contains(message.tokens[index].text)
    { index += 1 }
    return index
  }
}

import Knowledge

/// Runs templates over the words of a span; every state is entered once, so it is fast.
struct TemplateRun {
  private var steps: [Template.Step] = []
  private let message: Message
  private let spans: TemplateSpans
  private let begin: Int
  private let end: Int
  /// The states that were entered, a bit for each step and token.
  private var seen: [UInt64] = []
  private var slots: [TemplateMatch.Capture] = []
  private var wildcards = 0
  private var literals = 0

  init(over message: Message, _ span: Range<Int>, _ spans: TemplateSpans) {
    self.message = message
    self.spans = spans
    begin = span.lowerBound
    end = span.upperBound
  }

  /// The first way a template covers the span from `start`, longest words and typed slots first.
  mutating func run(_ template: Template, from start: Int) -> TemplateMatch? {
    steps = template.steps
    let states = (steps.count * (end - begin + 1)) / 64 + 1
    for place in seen.indices { seen[place] = 0 }
    while seen.count < states { seen.append(0) }
    if !slots.isEmpty { slots.removeAll(keepingCapacity: true) }
    (wildcards, literals) = (0, 0)
    return visit(0, start)
      ? TemplateMatch(
        intent: template.intent, template: template.text, slots: slots, wildcards: wildcards,
        literals: literals)
      : nil
  }

  private mutating func visit(_ step: Int, _ token: Int) -> Bool {
    let state = step * (end - begin + 1) + token - begin
    guard seen[state / 64] & 1 << UInt64(state % 64) == 0 else { return false }
    seen[state / 64] |= 1 << UInt64(state % 64)
    switch steps[step] {
    case .end: return Courtesy.skip(message, from: token, to: end) == end
    case .jump(let next): return visit(next, token)
    case .fork(let first, let second): return visit(first, token) || visit(second, token)
    case .word(let word): return visit(word: word, step, token)
    case .slot(let slot): return visit(slot: slot, isList: false, step, token)
    case .list(let slot): return visit(slot: slot, isList: true, step, token)
    }
  }

  private mutating func visit(word: WordKey, _ step: Int, _ token: Int) -> Bool {
    var token = token
    while token < end, message.tokens[token].isPunctuation { token += 1 }
    guard token < end else { return false }
    if message.tokens[token].key == word {
      literals += 1
      if visit(step + 1, token + 1) { return true }
      literals -= 1
    }
    let next = Courtesy.skipOne(message, at: token, to: end)
    return next > token && visit(step, next)
  }

  private mutating func visit(
    slot: Template.Slot, isList: Bool, _ step: Int, _ token: Int
  ) -> Bool {
    var start = token
    while start < end {
      for stop in spans.ends(of: slot, at: start) where stop <= end {
        slots.append(.init(slot: slot.name, tokens: start..<stop))
        if isList, visit(slot: slot, isList: true, step, Joint.skip(message, from: stop, to: end)) {
          return true
        }
        if visit(step + 1, stop) { return true }
        slots.removeLast()
      }
      guard message.tokens[start].isPunctuation else { break }
      start += 1
    }
    guard spans.isOpen(slot) else { return false }
    return visit(open: slot, step, start)
  }

  private mutating func visit(open slot: Template.Slot, _ step: Int, _ start: Int) -> Bool {
    let longest = min(end - start, TemplateSpans.longestOpen)
    guard longest > 0 else { return false }
    for length in 1...longest {
      if message.tokens[start + length - 1].isBreak, slot.name != "text" { return false }
      slots.append(.init(slot: slot.name, tokens: start..<(start + length)))
      wildcards += length
      if visit(step + 1, start + length) { return true }
      wildcards -= length
      slots.removeLast()
    }
    return false
  }
}

/// What stands between the items of a list.
private enum Joint {
  private static let words: WordSet = [
    "and", "also", "plus", "or", "n", "with", "some", "a", "then",
  ]

  static func skip(_ message: Message, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end,
      message.tokens[index].isPunctuation || words.contains(message.tokens[index])
    { index += 1 }
    return index
  }
}

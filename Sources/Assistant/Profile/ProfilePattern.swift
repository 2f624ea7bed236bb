import Language

/// A row of words as `dialogue/profile.rec` writes it: `im|i am? on t for <span>`.
struct ProfilePattern: Sendable {
  private enum Step: Sendable {
    /// The begin or the end of a clause.
    case start, end
    /// Up to so many words of any kind.
    case gap(Int)
    /// One of these words, or one that begins so; it may be left out, or at the end of a clause only.
    case word(Set<String>, beginnings: [String], isOptional: Bool, mayEnd: Bool)
    /// A whole number.
    case number
    /// A length of time.
    case span
  }

  /// Where it stands, with the number that is said.
  struct Match: Sendable {
    var tokens: Range<Int>
    var number: Int?
    var span: ProfileMessage.Span?
  }

  private let steps: [Step]
  /// The words of which one must be the first; nil where any may be.
  let openers: Set<String>?

  /// - Parameter classes: the words that `@name` stands for.
  init(_ text: String, classes: [String: Set<String>]) {
    var steps: [Step] = []
    for part in text.split(separator: " ") {
      switch part {
      case "^": steps.append(.start)
      case "$": steps.append(.end)
      case "<n>": steps.append(.number)
      case "<span>": steps.append(.span)
      case let part where part.hasPrefix(".."):
        steps.append(.gap(Int(part.dropFirst(2)) ?? Self.usualGap))
      default: steps.append(Self.words(part, classes))
      }
    }
    self.steps = steps
    openers = Self.openers(steps)
  }

  private static let usualGap = 4

  private static func words(_ part: Substring, _ classes: [String: Set<String>]) -> Step {
    let isOptional = part.hasSuffix("?")
    var words: Set<String> = []
    var beginnings: [String] = []
    for word in (isOptional ? part.dropLast() : part).split(separator: "|") {
      if word.hasPrefix("@") {
        words.formUnion(classes[String(word.dropFirst())] ?? [])
      } else if word.hasSuffix("*") {
        beginnings.append(String(word.dropLast()))
      } else {
        words.insert(String(word))
      }
    }
    let mayEnd = words.remove("$") != nil
    return .word(words, beginnings: beginnings, isOptional: isOptional, mayEnd: mayEnd)
  }

  private static func openers(_ steps: [Step]) -> Set<String>? {
    var openers: Set<String> = []
    for step in steps {
      switch step {
      case .start: continue
      case .word(let words, let beginnings, let isOptional, _):
        guard beginnings.isEmpty else { return nil }
        openers.formUnion(words)
        if !isOptional { return openers }
      default: return nil
      }
    }
    return nil
  }

  /// Where it stands from a token on, the longest way; nil where it does not.
  func match(at start: Int, in message: ProfileMessage) -> Match? {
    var match = Match(tokens: start..<start)
    return run(0, start, message, &match) ? match : nil
  }

  private func run(
    _ step: Int, _ place: Int, _ message: ProfileMessage, _ match: inout Match
  ) -> Bool {
    guard step < steps.count else {
      match.tokens = match.tokens.lowerBound..<place
      return place > match.tokens.lowerBound
    }
    let tokens = message.tokens
    switch steps[step] {
    case .start:
      return message.isStart(place) && run(step + 1, place, message, &match)
    case .end:
      return message.isEnd(place) && run(step + 1, place, message, &match)
    case .gap(let most):
      for length in 0...most {
        if run(step + 1, place + length, message, &match) { return true }
        guard place + length < tokens.count, !message.isBar(place + length) else { return false }
      }
      return false
    case .word(let words, let beginnings, let isOptional, let mayEnd):
      let text = tokens[place].text
      if place < tokens.count,
        words.contains(text) || beginnings.contains(where: text.hasPrefix),
        run(step + 1, place + 1, message, &match)
      {
        return true
      }
      return (isOptional || mayEnd && message.isEnd(place))
        && run(step + 1, place, message, &match)
    case .number:
      guard let number = message.number(at: place), run(step + 1, place + 1, message, &match)
      else { return false }
      match.number = number
      return true
    case .span:
      guard let span = message.span(at: place),
        run(step + 1, span.tokens.upperBound, message, &match)
      else { return false }
      match.span = span
      return true
    }
  }
}

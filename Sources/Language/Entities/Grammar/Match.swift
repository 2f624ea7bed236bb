import Civil

/// The message that rules are tried on, and the words of its language.
final class Surroundings: Sendable {
  let message: Message
  var words: TimeWords { leaves.words }
  private let leaves: Leaves

  init(_ message: Message, leaves: Leaves) {
    self.message = message
    self.leaves = leaves
  }
}

/// The parts that a rule's slots took, and the message around them.
struct Match {
  let pieces: [Piece]
  let range: Range<Int>
  let surroundings: Surroundings
  let scope: Scope

  var message: Message { surroundings.message }
  var words: TimeWords { surroundings.words }

  /// The text of the token before the match, empty at the start of the message.
  var previous: String { text(at: range.lowerBound - 1) }
  /// The text of the token after the match, empty at the end of the message.
  var next: String { text(at: range.upperBound) }

  /// Whether the word before makes this what the cue says.
  func isPreceded(by cue: TimeWords.Cue) -> Bool {
    words.isBefore(cue, previous)
  }

  func text(at index: Int) -> String {
    message.tokens.indices.contains(index) ? message.tokens[index].text : ""
  }

  /// The text of the first matched token.
  var first: String { text(at: range.lowerBound) }
  /// The text of the last matched token.
  var last: String { text(at: range.upperBound - 1) }

  /// Whether the match has a word that reads `text`.
  func says(_ text: String) -> Bool {
    range.contains { message.tokens[$0].text == text }
  }

  /// Whether nothing was typed between the matched tokens.
  var isGlued: Bool {
    range.dropLast().allSatisfy { message.touches($0) }
  }

  /// Whether the message says nothing else.
  var isAlone: Bool {
    let tokens = message.tokens
    return tokens[..<range.lowerBound].allSatisfy(\.isPunctuation)
      && tokens[range.upperBound...].allSatisfy(\.isPunctuation)
  }

  /// Whether a clause ends after the match.
  var isAtEnd: Bool {
    range.upperBound >= message.tokens.count
      || message.tokens[range.upperBound].isBreak
      || message.tokens[range.upperBound].isPunctuation
  }

  /// Whether a clause begins with the match.
  var isAtStart: Bool {
    range.lowerBound == 0 || message.tokens[range.lowerBound - 1].isBreak
  }

  /// How many tokens of the match come before its first number.
  var tokensBeforeNumber: Int {
    range.prefix { index in
      let token = message.tokens[index]
      return token.kind != .number && words.numbers[token] == nil
    }.count
  }

  func number(_ nth: Int = 0) -> Numeral? {
    take(nth) { if case .number(let value) = $0 { value } else { nil } }
  }

  func whole(_ nth: Int = 0) -> Int? { number(nth)?.whole }

  func ordinal(_ nth: Int = 0) -> Int? {
    take(nth) { if case .ordinal(let value, _) = $0 { value } else { nil } }
  }

  func month(_ nth: Int = 0) -> Int? {
    take(nth) { if case .month(let value, _) = $0 { value } else { nil } }
  }

  func weekday(_ nth: Int = 0) -> Weekday? {
    take(nth) { if case .weekday(let value, _) = $0 { value } else { nil } }
  }

  func year(_ nth: Int = 0) -> Int? {
    take(nth) { if case .year(let value) = $0 { value } else { nil } }
  }

  func unit(_ nth: Int = 0) -> Length? {
    take(nth) { if case .unit(let value) = $0 { value } else { nil } }
  }

  func part(_ nth: Int = 0) -> DayPart? {
    take(nth) { if case .part(let value) = $0 { value } else { nil } }
  }

  func which(_ nth: Int = 0) -> Int? {
    take(nth) { if case .which(let value) = $0 { value } else { nil } }
  }

  func day(_ nth: Int = 0) -> Day? {
    take(nth) { if case .day(let value) = $0 { value } else { nil } }
  }

  func slash(_ nth: Int = 0) -> (day: Day, mark: String)? {
    take(nth) { if case .slash(let day, let mark) = $0 { (day, mark) } else { nil } }
  }

  func span(_ nth: Int = 0) -> Span? {
    take(nth) { if case .span(let value) = $0 { value } else { nil } }
  }

  func duration(_ nth: Int = 0) -> Length? {
    take(nth) { if case .duration(let value) = $0 { value } else { nil } }
  }

  func clock(_ nth: Int = 0) -> Clock? {
    take(nth) { if case .clock(let value) = $0 { value } else { nil } }
  }

  func clocks(_ nth: Int = 0) -> (Clock?, Clock?)? {
    take(nth) { if case .clocks(let from, let to) = $0 { (from, to) } else { nil } }
  }

  func measure(_ nth: Int = 0) -> Measure? {
    take(nth) { if case .measure(let value) = $0 { value } else { nil } }
  }

  func quantity(_ nth: Int = 0) -> Quantity? {
    take(nth) { if case .quantity(let value) = $0 { value } else { nil } }
  }

  func isMorning(_ nth: Int = 0) -> Bool? {
    take(nth) { if case .half(let value) = $0 { value } else { nil } }
  }

  private func take<Value>(_ nth: Int, _ value: (Piece) -> Value?) -> Value? {
    var left = nth
    for piece in pieces {
      if let found = value(piece) {
        if left == 0 { return found }
        left -= 1
      }
    }
    return nil
  }
}

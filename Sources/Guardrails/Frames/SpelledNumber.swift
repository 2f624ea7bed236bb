import Language

/// Reads a number that is said in more than one word: "thirty eight", "a hundred and ten", "thirty
/// nine point two", and "one sixty" where a pressure is told.
struct SpelledNumber {
  /// The classes of the words beside numbers.
  struct Classes: Sendable {
    /// Joins hundreds to the rest.
    var joint = -1
    /// Stands before the digits of a fraction.
    var point = -1
    /// Goes with a pressure, where hundreds are left unsaid.
    var pressure = -1
  }

  private let message: Message
  private let vocabulary: Vocabulary
  private let spelling: Spelling
  private let classes: Classes

  init(message: Message, vocabulary: Vocabulary, spelling: Spelling, classes: Classes) {
    self.message = message
    self.vocabulary = vocabulary
    self.spelling = spelling
    self.classes = classes
  }

  /// The number that begins at a token and the token after it; nil where one word is all of it.
  func read(at index: Int) -> (value: Double, end: Int)? {
    guard let first = whole(at: index) else { return nil }
    let (value, end) = withFraction(first.value, after: first.end)
    return end > index + 1 ? (value, end) : nil
  }

  private func whole(at index: Int) -> (value: Double, end: Int)? {
    guard let first = said(index) else { return nil }
    if first == Self.hundred { return hundreds(1, after: index + 1) }
    let next = said(index + 1)
    if (1...9).contains(first), next == Self.hundred { return hundreds(first, after: index + 2) }
    if (1...2).contains(first), let next, next >= 10, isOfPressure, let rest = tens(at: index + 1) {
      return (first * Self.hundred + rest.value, rest.end)
    }
    return tens(at: index)
  }

  private static let hundred = 100.0

  private func hundreds(_ count: Double, after end: Int) -> (value: Double, end: Int) {
    let start = isWord(end, of: classes.joint) ? end + 1 : end
    guard let rest = tens(at: start) else { return (count * Self.hundred, end) }
    return (count * Self.hundred + rest.value, rest.end)
  }

  /// A number below a hundred: "ten", "sixty five", "thirty-eight".
  private func tens(at index: Int) -> (value: Double, end: Int)? {
    guard let first = said(index), first < Self.hundred else { return nil }
    guard first >= 20, first.truncatingRemainder(dividingBy: 10) == 0 else {
      return (first, index + 1)
    }
    let isHyphened =
      message.touches(index) && message.touches(index + 1) && message.tokens[index + 1].text == "-"
    let next = isHyphened ? index + 2 : index + 1
    guard let unit = said(next), (1...9).contains(unit) else { return (first, index + 1) }
    return (first + unit, next + 1)
  }

  private func withFraction(_ value: Double, after end: Int) -> (value: Double, end: Int) {
    guard isWord(end, of: classes.point), let digit = said(end + 1), (0...9).contains(digit) else {
      return (value, end)
    }
    return (value + digit / 10, end + 2)
  }

  /// What one word says in numbers.
  private func said(_ index: Int) -> Double? {
    guard message.tokens.indices.contains(index), message.tokens[index].kind == .word else {
      return nil
    }
    return Double(spelling.usual(message.tokens[index].text))
  }

  private var isOfPressure: Bool {
    message.tokens.indices.contains { isWord($0, of: classes.pressure) }
  }

  private func isWord(_ index: Int, of wordClass: Int) -> Bool {
    guard message.tokens.indices.contains(index) else { return false }
    let word = Word(
      text: message.tokens[index].text, number: nil, tokens: index..<index + 1, sentence: 0,
      clause: 0)
    return vocabulary.classes(of: word).contains(wordClass)
  }
}

import Civil
import Language

/// Makes the words of a message: numbers with their decimals and strokes as one, hyphens between two
/// days or numbers as the word of a span, all others left out.
struct ClauseWordReader {
  let message: Message
  let vocabulary: ClauseVocabulary
  private var place = 0
  private(set) var words: [ClauseWord] = []
  private let units: [UInt16]

  init(_ message: Message, _ vocabulary: ClauseVocabulary) {
    self.message = message
    self.vocabulary = vocabulary
    units = Array(message.original.utf16)
    while place < message.tokens.count { read() }
  }

  private mutating func read() {
    let token = message.tokens[place]
    switch token.kind {
    case .number: number()
    case .word, .emoji: append(token.text, .word, place..<place + 1)
    case .punctuation: mark(token)
    }
  }

  private mutating func append(
    _ text: String, _ kind: ClauseWord.Kind, _ tokens: Range<Int>, _ shape: ClauseWord.Shape = .none
  ) {
    let range =
      message.tokens[tokens.lowerBound].range
      .lowerBound..<message.tokens[tokens.upperBound - 1]
      .range.upperBound
    words.append(
      ClauseWord(
        text: text, kind: kind, range: range, tokens: tokens,
        isGlued: tokens.lowerBound > 0 && message.touches(tokens.lowerBound - 1),
        isCapital: kind == .word && isCapital(range), shape: shape,
        entry: vocabulary.entry(text)))
    place = tokens.upperBound
  }

  /// Whether a capital letter begins it and a small one follows.
  private func isCapital(_ range: Range<Int>) -> Bool {
    guard range.count > 1, range.upperBound <= units.count else { return false }
    return (65...90).contains(units[range.lowerBound])
      && (97...122).contains(units[range.lowerBound + 1])
  }

  private mutating func mark(_ token: Token) {
    if token.text == "-" {
      if isSpan {
        append(vocabulary.spanWord, .word, place..<place + 1)
      } else {
        place += 1
      }
    } else if token.text == ".", message.tokens[place + 1].text == ".", message.touches(place) {
      var end = place + 1
      while message.tokens[end].text == "." { end += 1 }
      append("…", .mark, place..<end)
    } else {
      append(token.text, .mark, place..<place + 1)
    }
  }

  /// Whether a hyphen joins two weekdays or two numbers.
  private var isSpan: Bool {
    guard place > 0, message.touches(place - 1), message.touches(place) else { return false }
    let (before, after) = (message.tokens[place - 1], message.tokens[place + 1])
    if before.kind == .number, after.kind == .number { return true }
    return vocabulary.entry(before.text).weekday != nil
      && vocabulary.entry(after.text).weekday != nil
  }

  private mutating func number() {
    let start = place
    guard let first = message.tokens[start].number else {
      return append(message.tokens[start].text, .word, start..<start + 1)
    }
    if let time = clock(start) {
      return append(message.tokens[start].text, .number, start..<start + 3, time)
    }
    if let (date, end) = date(start) {
      return append(message.tokens[start].text, .number, start..<end, .date(date))
    }
    if let time = fourDigits(start) {
      return append(message.tokens[start].text, .number, start..<start + 1, time)
    }
    let (value, end) = decimal(start, first)
    var parts = [value]
    var last = end
    while message.touches(last - 1), message.tokens[last].text == "/", message.touches(last),
      let next = message.tokens[last + 1].number
    {
      parts.append(next)
      last += 2
    }
    if parts.count > 1 {
      return append(message.tokens[start].text, .number, start..<last, .strokes(parts))
    }
    if end == start + 1, message.touches(start), let whole = Int(exactly: first),
      (1...31).contains(whole),
      vocabulary.entry(message.tokens[end].text).classes
        .contains(.ordinalEnding)
    {
      return append(message.tokens[start].text, .number, start..<end + 1, .ordinal(whole))
    }
    append(message.tokens[start].text, .number, start..<end, .number(value))
  }

  private func clock(_ start: Int) -> ClauseWord.Shape? {
    guard message.touches(start), message.tokens[start + 1].text == ":",
      message.touches(start + 1), message.tokens[start + 2].text.utf8.count == 2,
      let hour = message.tokens[start].number.flatMap({ Int(exactly: $0) }), hour <= 24,
      let minute = message.tokens[start + 2].number.flatMap({ Int(exactly: $0) }), minute < 60
    else { return nil }
    return .clock(hour: hour % 24, minute: minute)
  }

  /// A date in digits with its year: "2026-04-16", "16.04.2026", "16/4/2026".
  private func date(_ start: Int) -> (CivilDate, Int)? {
    let mark = message.tokens[start + 1].text
    guard ["-", ".", "/"].contains(mark), message.tokens[start + 3].text == mark,
      (start..<start + 4).allSatisfy({ message.touches($0) })
    else { return nil }
    let parts = [0, 2, 4].compactMap {
      message.tokens[start + $0].number.flatMap { Int(exactly: $0) }
    }
    guard parts.count == 3 else { return nil }
    let isYearFirst = parts[0] >= Self.firstYear
    let isShort = message.tokens[start + 4].text.utf8.count == 2 && (20...40).contains(parts[2])
    guard isYearFirst || parts[2] >= Self.firstYear || isShort else { return nil }
    let year = isYearFirst ? parts[0] : isShort ? 2000 + parts[2] : parts[2]
    return CivilDate(
      year: year, month: parts[1],
      day: isYearFirst ? parts[2] : parts[0]
    ).map { ($0, start + 5) }
  }

  private static let firstYear = 1900

  /// A time in four digits that begin with a zero: "0930".
  private func fourDigits(_ start: Int) -> ClauseWord.Shape? {
    let text = message.tokens[start].text
    guard text.utf8.count == 4, text.hasPrefix("0"), let digits = Int(text), digits / 100 < 24,
      digits % 100 < 60
    else { return nil }
    return .clock(hour: digits / 100, minute: digits % 100)
  }

  /// A number with the decimals or thousands behind it, and where it ends.
  private func decimal(_ start: Int, _ first: Double) -> (Double, Int) {
    let mark = message.tokens[start + 1].text
    guard message.touches(start), mark == "." || mark == ",", message.touches(start + 1),
      let rest = message.tokens[start + 2].number, first == first.rounded()
    else { return (first, start + 1) }
    let digits = message.tokens[start + 2].text
    if mark == ",", message.tokens[start + 3].text == ",", message.touches(start + 2) {
      return (first, start + 1)
    }
    if mark == ",", digits.utf8.count == 3 { return (first * 1000 + rest, start + 3) }
    let value = Double("\(message.tokens[start].text).\(digits)")
    return value.map { ($0, start + 3) } ?? (first, start + 1)
  }
}

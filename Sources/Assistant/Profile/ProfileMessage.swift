import Language

/// A message as the patterns of a profile look at it.
struct ProfileMessage: Sendable {
  let tokens: Tokens
  private let entities: [Entity]
  /// Words that may stand before what a clause says.
  private let leads: Set<String>
  /// Words that deny what comes after them.
  private let negators: Set<String>
  private let counts: [String: Double]
  /// The days of a unit.
  private let lengths: [String: Double]

  init(_ tokens: Tokens, _ entities: [Entity], _ table: ProfileTable) {
    self.tokens = tokens
    self.entities = entities
    leads = table.classes["lead"] ?? []
    negators = table.classes["no"] ?? []
    counts = table.counts
    lengths = table.lengths
  }

  private static let stops: Set<String> = [".", "!", "?", ";", "\n", "(", ")"]
  private static let marks: Set<String> = ["…", ":"]

  /// Whether a sentence ends at a token.
  func ends(at place: Int) -> Bool {
    tokens[place].isBreak && Self.stops.contains(tokens[place].text)
      || Self.marks.contains(tokens[place].text)
  }

  /// Whether no gap reaches over a token: a sentence ends there, or it denies.
  func isBar(_ place: Int) -> Bool { ends(at: place) || negators.contains(tokens[place].text) }

  private func isBoundary(_ place: Int) -> Bool {
    place < 0 || place >= tokens.count || tokens[place].isBreak || ends(at: place)
      || Self.quotes.contains(tokens[place].text) || tokens[place].kind == .emoji
  }

  /// Whether nothing but words of no weight stands before a token in its clause.
  func isStart(_ place: Int) -> Bool {
    var before = place - 1
    while !isBoundary(before), leads.contains(tokens[before].text) { before -= 1 }
    return isBoundary(before)
  }

  /// Whether a clause ends before a token.
  func isEnd(_ place: Int) -> Bool { isBoundary(place) }

  /// A length of time as it is said.
  struct Span: Hashable, Sendable {
    let tokens: Range<Int>
    let days: Double
  }

  /// The length of time that is said from a token on: "a year", "18 months".
  func span(at place: Int) -> Span? {
    guard let count = tokens[place].number ?? counts[tokens[place].text] else { return nil }
    var next = place + 1
    if let more = counts[tokens[next].text], more > 1, count == 1 {
      guard let unit = unit(at: next + 1) else { return nil }
      return Span(tokens: place..<unit.end, days: more * unit.days)
    }
    if lengths[tokens[next].text] == nil, tokens[next].kind == .word { next += 1 }
    guard let days = lengths[tokens[next].text] else { return nil }
    return Span(tokens: place..<next + 1, days: count * days)
  }

  /// The whole number at a token, in digits or as a word.
  func number(at place: Int) -> Int? {
    (tokens[place].number ?? counts[tokens[place].text])?.whole
  }

  private func unit(at place: Int) -> (days: Double, end: Int)? {
    for next in place...place + 1 {
      if let days = lengths[tokens[next].text] { return (days, next + 1) }
    }
    return nil
  }

  /// What is said of days and lengths in some tokens or beside them.
  func entities(in range: Range<Int>) -> [Entity] {
    entities.filter {
      $0.tokens.lowerBound >= range.lowerBound && $0.tokens.upperBound <= range.upperBound
    }
  }

  /// The clause that a token stands in: up to the marks on either side of it.
  func clause(around range: Range<Int>) -> Range<Int> {
    var first = range.lowerBound
    while first > 0, !isMark(first - 1) { first -= 1 }
    var last = range.upperBound
    while last < tokens.count, !isMark(last) { last += 1 }
    return first..<max(last, first)
  }

  /// The sentence that a token stands in, without its end.
  func sentence(around range: Range<Int>) -> Range<Int> {
    var first = range.lowerBound
    while first > 0, !ends(at: first - 1) { first -= 1 }
    var last = range.upperBound
    while last < tokens.count, !ends(at: last) { last += 1 }
    return first..<max(last, first)
  }

  /// Whether a mark stands here that parts clauses.
  private func isMark(_ place: Int) -> Bool {
    ends(at: place) || tokens[place].text == "," || tokens[place].isBreak
  }

  private static let quotes: Set<String> = ["\"", "“", "”", "„"]

  /// Whether a token lies between quotation marks.
  func isQuoted(_ place: Int) -> Bool {
    tokens[..<place].count { Self.quotes.contains($0.text) } % 2 == 1
  }
}

import Language

/// A message as the patterns of a profile look at it.
struct ProfileMessage: Sendable {
  let tokens: Tokens
  private let entities: [Entity]
  /// Words that may stand before what a clause says.
  private let leads: Set<String>

  init(_ tokens: Tokens, _ entities: [Entity], leads: Set<String>) {
    self.tokens = tokens
    self.entities = entities
    self.leads = leads
  }

  private static let stops: Set<String> = [".", "!", "?", ";", "\n", "…", ":", "(", ")"]

  /// Whether a sentence ends at a token.
  func ends(at place: Int) -> Bool {
    tokens[place].kind == .punctuation && Self.stops.contains(tokens[place].text)
  }

  private func isBoundary(_ place: Int) -> Bool {
    place < 0 || place >= tokens.count || tokens[place].isBreak || tokens[place].isPunctuation
      || tokens[place].kind == .emoji
  }

  /// Whether nothing but words of no weight stands before a token in its clause.
  func isStart(_ place: Int) -> Bool {
    var before = place - 1
    while !isBoundary(before), leads.contains(tokens[before].text) { before -= 1 }
    return isBoundary(before)
  }

  /// Whether a clause ends before a token.
  func isEnd(_ place: Int) -> Bool { isBoundary(place) }

  /// The length of time that is said from a token on.
  func span(at place: Int) -> Entity? {
    entities.first { entity in
      guard entity.tokens.lowerBound == place else { return false }
      return if case .duration = entity.value { true } else { false }
    }
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
  private func isMark(_ place: Int) -> Bool { ends(at: place) || tokens[place].text == "," }

  /// Whether a token lies between quotation marks.
  func isQuoted(_ place: Int) -> Bool {
    tokens[..<place].count { ["\"", "“", "”", "„"].contains($0.text) } % 2 == 1
  }
}

/// A message cut into tokens whose ranges point back into what was typed.
///
/// A token is one run of letters, one run of digits, one emoji or one other character; nothing is
/// glued together, so every reader assembles what it needs: `36.5` is `36` `.` `5`, `7/10` is `7`
/// `/` `10`, `2026-03-11` is `2026` `-` `03` `-` `11`, `8h15` is `8` `h` `15`, `cd14` is `cd` `14`.
/// Two tokens were typed without a space between them exactly when the first one's range ends
/// where the second one's begins (``Message/touches(_:)``).
///
/// Apostrophes between letters are dropped (`don't` is the one token `dont`, its range covers all
/// five characters). Control characters, escape sequences, zero-width and direction marks make no
/// token. A line break is a token whose text is `"\n"`.
public struct Message: Hashable, Sendable {
  /// What was typed, untouched.
  public let original: String
  /// The tokens in the order typed.
  public let tokens: Tokens
  /// Token ranges between clause breaks, in order, none of them empty; breaks belong to none.
  ///
  /// A break is any token with ``Token/isBreak``. Whether both sides of one mean something is for
  /// the reader to say: `six and a half` is two clauses here.
  public let clauses: [Range<Int>]

  /// Makes a message of tokens that are already cut, finding the clauses.
  public init(original: String, tokens: [Token]) {
    self.original = original
    self.tokens = Tokens(tokens)
    clauses = Self.clauses(of: self.tokens)
  }

  /// Whether nothing was typed between the token at `index` and the next one.
  public func touches(_ index: Int) -> Bool {
    index >= 0 && index + 1 < tokens.count
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// The UTF-16 range in ``original`` that a range of tokens spans; empty at 0 for no token.
  public func utf16Range(_ span: Range<Int>) -> Range<Int> {
    guard !span.isEmpty else { return 0..<0 }
    let lower = tokens[span.lowerBound].range.lowerBound
    return lower..<max(lower, tokens[span.upperBound - 1].range.upperBound)
  }

  /// The words as typed that a UTF-16 range of ``original`` covers.
  public func typed(_ range: Range<Int>) -> String {
    let units = original.utf16
    let covered = range.clamped(to: 0..<units.count)
    let lower = units.index(units.startIndex, offsetBy: covered.lowerBound)
    let upper = units.index(lower, offsetBy: covered.count)
    return String(units[lower..<upper]) ?? ""
  }

  private static func clauses(of tokens: Tokens) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = 0
    for (index, token) in tokens.enumerated() where token.isBreak {
      if start < index { clauses.append(start..<index) }
      start = index + 1
    }
    if start < tokens.count { clauses.append(start..<tokens.count) }
    return clauses
  }
}

/// One run of letters, one run of digits, one emoji or one other character.
public struct Token: Hashable, Sendable {
  /// What a token is made of.
  public enum Kind: Hashable, Sendable {
    /// Letters of any script, folded and in lower case.
    case word
    /// Digits, or one fraction character such as `½`.
    case number
    /// An emoji, written as the English word it stands for where there is one.
    case emoji
    /// One character that is none of these; a line break too.
    case punctuation
  }

  /// The folded text: lower case, accents and apostrophes dropped, full-width forms made plain.
  public let text: String
  /// What the token is made of.
  public let kind: Kind
  /// Where it stands in the original, in UTF-16 code units, end exclusive.
  public let range: Range<Int>
  /// The value of up to fifteen digits or of a fraction character; else nil.
  public let number: Double?
  /// Whether a clause may end here: `, ; . ! ? ( )`, a line break, a dash between spaces, and the
  /// words `and` `also` `plus` `but` `then` `n` and their signs; never a separator inside a number.
  public internal(set) var isBreak: Bool
  /// By what the text is looked up.
  let key: WordKey
  /// Whether it is punctuation or courtesy, which a template passes over.
  let isSilent: Bool

  /// Makes a token.
  public init(
    text: String, kind: Kind, range: Range<Int>, number: Double? = nil, isBreak: Bool = false
  ) {
    self.text = text
    self.kind = kind
    self.range = range
    self.number = number
    self.isBreak = isBreak
    key = WordKey(text)
    isSilent = Courtesy.isSilent(text, key, kind)
  }

  /// Whether the token is neither letters, digits nor an emoji.
  public var isPunctuation: Bool { kind == .punctuation }

  /// Whether the token is one of some marks, each of one byte.
  func isOne(of marks: String) -> Bool {
    text.utf8.count == 1 && text.utf8.first.map(marks.utf8.contains) ?? false
  }
}

/// The tokens of a message, or a row of them that keep their places; outside there is only
/// ``Token/absent``, so that no place and no range is a fault.
public struct Tokens: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
  @usableFromInline let kept: ArraySlice<Token>

  /// Makes the tokens of a whole message, the first at 0.
  public init(_ tokens: [Token]) { kept = tokens[...] }

  public init(arrayLiteral tokens: Token...) { self.init(tokens) }

  private init(_ kept: ArraySlice<Token>) { self.kept = kept }

  @inlinable public var startIndex: Int { kept.startIndex }
  @inlinable public var endIndex: Int { kept.endIndex }

  /// The token at a place; ``Token/absent`` outside.
  @inlinable public subscript(place: Int) -> Token {
    place >= kept.startIndex && place < kept.endIndex ? kept[place] : .absent
  }

  /// The tokens of a range, as far as they are here.
  public subscript(places: Range<Int>) -> Tokens {
    Tokens(kept[places.clamped(to: kept.indices)])
  }

  /// The tokens from a place on.
  public subscript(places: PartialRangeFrom<Int>) -> Tokens {
    self[places.lowerBound..<endIndex]
  }

  /// The tokens before a place.
  public subscript(places: PartialRangeUpTo<Int>) -> Tokens {
    self[startIndex..<places.upperBound]
  }

  /// The tokens of a range whose end belongs to it.
  public subscript(places: ClosedRange<Int>) -> Tokens {
    self[places.lowerBound..<Swift.min(places.upperBound, endIndex - 1) + 1]
  }

  @inlinable public func makeIterator() -> ArraySlice<Token>.Iterator { kept.makeIterator() }

  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Token>) throws -> Result
  ) rethrows -> Result? {
    try kept.withContiguousStorageIfAvailable(body)
  }
}

extension Token {
  /// What stands where no token is: no text, at which a clause ends.
  public static let absent = Token(text: "", kind: .punctuation, range: 0..<0, isBreak: true)
}

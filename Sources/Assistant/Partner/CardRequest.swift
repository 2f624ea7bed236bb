public import Civil

/// What a person wants on a card for somebody close.
public struct CardRequest: Hashable, Sendable {
  /// The names of what is shared; empty for what is usual.
  public var fields: [String]
  /// The last day it works; nil for four weeks on.
  public var until: CivilDate?
  /// How she signs.
  public var name: String?
  /// Words for today.
  public var today: [String]
  /// One line of hers.
  public var wish: String?
  /// The words she likes.
  public var words: String?

  /// Asks for a card.
  public init(
    fields: [String] = [], until: CivilDate? = nil, name: String? = nil, today: [String] = [],
    wish: String? = nil, words: String? = nil
  ) {
    self.fields = fields
    self.until = until
    self.name = name
    self.today = today
    self.wish = wish
    self.words = words
  }
}

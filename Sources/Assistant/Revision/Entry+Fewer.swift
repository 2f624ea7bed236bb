import Journal
import Language

extension Entry {
  /// It without some of what it counts: "remove 1 tea" of two; nil where all of it goes.
  ///
  /// The number stands before the thing, near the first word; any other may be a day or a time.
  func fewer(by understanding: Understanding) -> Entry? {
    let tokens = understanding.message.tokens
    guard let place = tokens.indices.first(where: { tokens[$0].number != nil }),
      place <= Self.lastPlace, let count = tokens[place].number?.whole, count > 0,
      understanding.mentions.contains(where: {
        (place + 1...place + Self.reach).contains($0.tokens.lowerBound)
      })
    else { return nil }
    let counted: Double? =
      switch fact {
      case .intake(_, let amount, _): amount.value
      case .product(_, let amount): Double(amount)
      default: nil
      }
    guard let left = counted.map({ $0 - Double(count) }), left > 0 else { return nil }
    return fact.with(figure: left).map { Entry(date: date, time: time, fact: $0) }
  }

  private static let lastPlace = 2
  /// So many words on the thing begins: "2 of the pads".
  private static let reach = 3
}

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
    switch fact {
    case .intake(let intake, let amount, let what):
      guard amount.value > Double(count),
        let left = Amount(thousandths: amount.thousandths - count * 1000)
      else { return nil }
      let isOne = left.value == 1 && what?.last == "s" && what?.hasSuffix("ss") == false
      return Entry(
        date: date, time: time,
        fact: .intake(intake, count: left, what: isOne ? what.map { String($0.dropLast()) } : what))
    case .product(let product, let amount):
      guard amount > count else { return nil }
      return Entry(date: date, time: time, fact: .product(product, count: amount - count))
    default: return nil
    }
  }

  private static let lastPlace = 2
  /// So many words on the thing begins: "2 of the pads".
  private static let reach = 3
}

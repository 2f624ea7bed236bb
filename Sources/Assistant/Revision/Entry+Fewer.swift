import Journal
import Language

extension Entry {
  /// It without some of what it counts: "remove one tea" of two; nil where all of it goes.
  func fewer(by message: Message) -> Entry? {
    let numbers = message.tokens.compactMap { $0.number?.whole }
    guard numbers.count == 1, let count = numbers.first, count > 0 else { return nil }
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
}

/// Reads numbers that are written in words: "thirty six point four", "four and a half".
struct NumberWords {
  let words: [ClauseWord]
  /// Whether words that sound like numbers stand for them behind one: "thirty ate".
  var isSpoken = false

  private func word(_ place: Int) -> ClauseWord {
    words.indices.contains(place) ? words[place] : .absent
  }

  private func cardinal(_ place: Int) -> Double? { word(place).entry.cardinal.map(Double.init) }

  /// Nothing that is told in words is more.
  private static let largest = 1_000_000.0

  private func heard(_ place: Int) -> Double? {
    isSpoken ? word(place).entry.heard.map(Double.init) : nil
  }

  /// The value and the end of a number in words that begins at a place.
  func number(at start: Int) -> (value: Double, end: Int)? {
    guard var value = cardinal(start) else { return nil }
    var end = start + 1
    if (20...90).contains(value), value.truncatingRemainder(dividingBy: 10) == 0,
      let unit = cardinal(end) ?? heard(end), (1...9).contains(unit)
    {
      value += unit
      end += 1
    } else if value < 10, let tens = cardinal(end), tens >= 20, let rest = number(at: end) {
      value = value * 100 + rest.value
      end = rest.end
    }
    if word(end).entry.scale == 100 {
      value *= 100
      end += 1
      if word(end).has(.andWord), let rest = number(at: end + 1) {
        value += rest.value
        end = rest.end
      }
    }
    if word(end).has(.pointWord), let (decimals, after) = decimals(from: end + 1) {
      value += decimals
      end = after
    }
    if let half = andFraction(at: end), let after = andFractionEnd(at: end) {
      value += half
      end = after
    }
    return value <= Self.largest ? (value, end) : nil
  }

  private func decimals(from start: Int) -> (Double, Int)? {
    var digits = ""
    var place = start
    while let digit = cardinal(place) ?? heard(place), digit < 10 {
      digits += String(Int(digit))
      place += 1
    }
    return Double("0." + digits).flatMap { digits.isEmpty ? nil : ($0, place) }
  }

  /// What "and a half" and "and a quarter" add.
  func andFraction(at place: Int) -> Double? {
    andFractionEnd(at: place).flatMap { word($0 - 1).entry.fraction }
  }

  /// Where "and a half" or "and half" ends.
  func andFractionEnd(at place: Int) -> Int? {
    guard word(place).has(.andWord) else { return nil }
    let fraction = word(place + 1).has(.article) ? place + 2 : place + 1
    return word(fraction).entry.fraction == nil ? nil : fraction + 1
  }

  /// A number in digits or in words.
  func value(at place: Int) -> (value: Double, end: Int)? {
    if case .number(let value) = word(place).shape { return (value, place + 1) }
    return number(at: place)
  }

  /// An ordinal in digits or in words, at most the thirty-first.
  func ordinal(at place: Int) -> (day: Int, end: Int)? {
    let word = word(place)
    if case .ordinal(let day) = word.shape { return (day, place + 1) }
    if let day = word.entry.ordinal, (1...31).contains(day) { return (day, place + 1) }
    if let tens = word.entry.cardinal, tens == 20 || tens == 30,
      let unit = self.word(place + 1).entry.ordinal, (1...9).contains(unit), tens + unit <= 31
    {
      return (tens + unit, place + 2)
    }
    return nil
  }
}

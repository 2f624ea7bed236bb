/// Reads numbers in words ("two and a half", "a couple", "twenty-first") and mixed ones ("3
/// hundred", "10k"), longest first.
struct NumeralReader: Sendable {
  typealias Word = TimeWords.NumberWord
  let words: WordMap<Word>

  /// The numbers that begin at a token, with the tokens after their last ones.
  func read(at index: Int, in message: Message) -> [(Piece, Int)] {
    let token = message.tokens[index]
    if token.kind == .number { return scaled(at: index, in: message) }
    guard Self.openers.contains(token) else { return plain(token, at: index, in: message) }
    if token.text == "minus" || token.text == "negative" || token.text == "-" {
      return negative(at: index, in: message)
    }
    return article(at: index, in: message)
  }

  /// Words that may begin a number without being one.
  private static let openers: WordSet = ["minus", "negative", "-", "a", "an", "couple", "few"]

  /// The numbers that begin with a word of a number.
  private func plain(_ token: Token, at index: Int, in message: Message) -> [(Piece, Int)] {
    guard let word = words[token] else { return [] }
    switch word {
    case .fraction(let value):
      return [(.number(Numeral(value: value, isSpelled: true, isFraction: true)), index + 1)]
        + scaledFraction(value, after: index + 1, in: message)
    case .ordinal(let value): return [(.ordinal(value, isSpelled: true), index + 1)]
    case .scale: return []
    case .cardinal: return spelled(at: index, in: message)
    }
  }

  private func word(_ index: Int, in message: Message) -> Word? {
    message.tokens.indices.contains(index) ? words[message.tokens[index]] : nil
  }

  private func text(_ index: Int, in message: Message) -> String {
    message.tokens.indices.contains(index) ? message.tokens[index].text : ""
  }

  /// "half a dozen", "half million"
  private func scaledFraction(
    _ value: Double, after start: Int, in message: Message
  ) -> [(Piece, Int)] {
    let skip = ["a", "an"].contains(text(start, in: message)) ? 1 : 0
    guard case .scale(let scale)? = word(start + skip, in: message) else { return [] }
    return [(.number(Numeral(value: value * scale, isSpelled: true)), start + skip + 1)]
  }

  /// "a dozen", "a couple of", "a few", "a half", "a quarter"
  private func article(at index: Int, in message: Message) -> [(Piece, Int)] {
    let isBare = text(index, in: message) == "couple" || text(index, in: message) == "few"
    let next = isBare ? index : index + 1
    switch text(next, in: message) {
    case "couple":
      let end = text(next + 1, in: message) == "of" ? next + 2 : next + 1
      return [(.number(Numeral(value: 2, isSpelled: true, isVague: true)), end)]
    case "few": return [(.number(Numeral(value: 3, isSpelled: true, isVague: true)), next + 1)]
    default: break
    }
    switch word(next, in: message) {
    case .scale: return spelled(at: next, in: message, from: 1)
    case .fraction(let value):
      return [(.number(Numeral(value: value, isSpelled: true, isFraction: true)), next + 1)]
    case .ordinal(let value) where value > 2:
      return [
        (.number(Numeral(value: 1 / Double(value), isSpelled: true, isVague: true)), next + 1)
      ]
    default:
      guard let (parts, end) = denominator(at: next, of: 1, in: message) else { return [] }
      return [(.number(Numeral(value: 1 / parts, isSpelled: true, isVague: parts < 100)), end)]
    }
  }

  private func negative(at index: Int, in message: Message) -> [(Piece, Int)] {
    guard index + 1 < message.tokens.count else { return [] }
    if message.tokens[index].text == "-" {
      guard message.tokens[index + 1].kind == .number, message.touches(index),
        !message.touches(index - 1)
      else { return [] }
    }
    return (read(at: index + 1, in: message) + DigitShapes.numbers(at: index + 1, in: message))
      .compactMap { piece, end in
        guard case .number(var numeral) = piece else { return nil }
        numeral.value = -numeral.value
        numeral.isVague = false
        numeral.digits = 0
        return (.number(numeral), end)
      }
  }

  /// "10k", "3 hundred", "1.5 million"
  private func scaled(at index: Int, in message: Message) -> [(Piece, Int)] {
    guard let (piece, end) = DigitShapes.numbers(at: index, in: message).first,
      case .number(let numeral) = piece
    else { return [] }
    if ["k", "mm"].contains(text(end, in: message)), message.touches(end - 1), !numeral.isFraction {
      let scale = text(end, in: message) == "k" ? 1e3 : 1e6
      return [(.number(Numeral(value: numeral.value * scale)), end + 1)]
    }
    if case .fraction(let part)? = word(end, in: message), text(end, in: message).hasSuffix("s") {
      return [(.number(Numeral(value: numeral.value * part, isFraction: true)), end + 1)]
    }
    guard case .scale(let scale)? = word(end, in: message) else { return [] }
    let half = ["a", "one"].contains(text(end + 2, in: message)) ? end + 3 : end + 2
    if text(end + 1, in: message) == "and", scale >= 1_000,
      case .fraction(let part)? = word(half, in: message), word(half + 1, in: message) == nil
    {
      return [(.number(Numeral(value: (numeral.value + part) * scale)), half + 1)]
    }
    return spelled(at: end + 1, in: message, from: numeral.value * scale, lastScale: scale)
      + [(.number(Numeral(value: numeral.value * scale)), end + 1)]
  }
}

extension NumeralReader {
  /// A cardinal in words from `index` on, and the ordinal or fraction that it may end in.
  private func spelled(
    at index: Int, in message: Message, from seed: Double = 0, lastScale: Double = .infinity
  ) -> [(Piece, Int)] {
    var sum = Sum(current: lastScale == .infinity ? seed : 0, room: seed > 0 ? 10 : .infinity)
    if lastScale < .infinity { sum = Sum(total: seed, room: lastScale, limit: lastScale) }
    var end = index
    var at = index
    while at < message.tokens.count, at - index < 24 {
      switch word(at, in: message) {
      case .cardinal(let value)? where sum.take(Double(value)): end = at + 1
      case .scale(let scale)? where sum.multiply(scale): end = at + 1
      case .ordinal(let value)? where end > index && sum.isOpen(to: Double(value)):
        let ordinal = Piece.ordinal(Int(clamping: sum.value) + value, isSpelled: true)
        return [(ordinal, at + 1)] + plain(sum, end)
      default:
        guard isJoint(at, in: message, sum) else { return ended(sum, end, index, in: message) }
      }
      at += 1
    }
    return ended(sum, end, index, in: message)
  }

  private func plain(_ sum: Sum, _ end: Int) -> [(Piece, Int)] {
    [(.number(Numeral(value: sum.value, isSpelled: true)), end)]
  }

  private func isJoint(_ at: Int, in message: Message, _ sum: Sum) -> Bool {
    switch text(at, in: message) {
    case "-": message.touches(at) && message.touches(at - 1)
    case "and": sum.room >= 100 && sum.value >= 100
    default: false
    }
  }

  private func ended(_ sum: Sum, _ end: Int, _ start: Int, in message: Message) -> [(Piece, Int)] {
    guard end > start else { return [] }
    var numeral = Numeral(value: sum.value, isSpelled: true)
    numeral.isVague = end - start == 1 && text(start, in: message) == "one"
    var all: [(Piece, Int)] = [(.number(numeral), end)]
    if let (value, end) = fraction(after: end, of: sum.value, in: message) {
      all.append((.number(Numeral(value: value, isSpelled: true)), end))
    }
    if let (value, end) = share(after: end, of: sum.value, in: message) {
      all.append((.number(Numeral(value: value, isSpelled: true, isFraction: true)), end))
    }
    return all
  }

  /// "… and a half", "… and three quarters", "… point five"
  private func fraction(
    after end: Int, of value: Double, in message: Message
  ) -> (Double, Int)? {
    if text(end, in: message) == "point" {
      var digits = ""
      var at = end + 1
      while case .cardinal(let digit)? = word(at, in: message), digits.utf8.count < 6 {
        digits += String(digit)
        at += 1
      }
      return Double("0." + digits).flatMap { digits.isEmpty ? nil : (value + $0, at) }
    }
    guard ["and", "n", "&"].contains(text(end, in: message)) else { return nil }
    let isPlain = ["a", "one"].contains(text(end + 1, in: message))
    let at = isPlain ? end + 2 : end + 1
    if case .fraction(let part)? = word(at, in: message) { return (value + part, at + 1) }
    if isPlain, case .ordinal(let parts)? = word(at, in: message), parts > 2 {
      return (value + 1 / Double(parts), at + 1)
    }
    if case .cardinal(let count)? = word(at, in: message),
      case .fraction(let part)? = word(at + 1, in: message)
    {
      return (value + Double(count) * part, at + 2)
    }
    if case .cardinal(let count)? = word(at, in: message), count > 1, Double(count) < value,
      let (part, end) = share(after: at + 1, of: Double(count), in: message), part < 1
    {
      return (value + part, end)
    }
    return nil
  }

  /// "three quarters", "two thirds", "one fifth"
  private func share(after end: Int, of value: Double, in message: Message) -> (Double, Int)? {
    let at = text(end, in: message) == "-" ? end + 1 : end
    if case .fraction(let part)? = word(at, in: message) { return (value * part, at + 1) }
    if let (parts, end) = denominator(at: at, of: value, in: message) {
      return (value / parts, end)
    }
    let name = text(at, in: message)
    let singular = value == 1 ? name : name.hasSuffix("s") ? String(name.dropLast()) : ""
    guard case .ordinal(let parts)? = words[singular], parts > 2, value > 0 else { return nil }
    let tens = value.truncatingRemainder(dividingBy: 100)
    if parts < 10, value > 100, tens >= 20, tens.truncatingRemainder(dividingBy: 10) == 0 {
      return ((value - tens) / (tens + Double(parts)), at + 1)
    }
    return (value / Double(parts), at + 1)
  }

  /// Into how many parts something is divided: "hundredths", "trillionth", "twenty-firsts".
  private func denominator(
    at index: Int, of value: Double, in message: Message
  ) -> (Double, Int)? {
    let name = text(index, in: message)
    let singular = value != 1 && name.hasSuffix("s") ? String(name.dropLast()) : name
    if singular.hasSuffix("th"), case .scale(let scale)? = words[String(singular.dropLast(2))] {
      return (scale, index + 1)
    }
    guard case .cardinal(let tens)? = word(index, in: message), (20...90).contains(tens) else {
      return nil
    }
    let next = text(index + 1, in: message) == "-" ? index + 2 : index + 1
    let unit = text(next, in: message)
    let one = value != 1 && unit.hasSuffix("s") ? String(unit.dropLast()) : value == 1 ? unit : ""
    guard case .ordinal(let parts)? = words[one], (1...9).contains(parts) else { return nil }
    return (Double(tens + parts), next + 1)
  }

  /// A number being added up: hundreds and scales multiply, smaller words add.
  private struct Sum {
    var total = 0.0
    var current = 0.0
    /// What the next word must stay below.
    var room = Double.infinity
    var limit = Double.infinity

    var value: Double { total + current }

    func isOpen(to value: Double) -> Bool { value < room && value < 100 }

    mutating func take(_ value: Double) -> Bool {
      guard value < room else { return false }
      current += value
      room = value >= 20 ? 10 : 0.5
      return true
    }

    mutating func multiply(_ scale: Double) -> Bool {
      guard value > 0 else { return false }
      if scale < 1_000 {
        guard current > 0, current < 100 else { return false }
        current *= scale
        room = scale
        return true
      }
      guard scale < limit, current > 0 else { return false }
      total += current * scale
      current = 0
      limit = scale
      room = scale
      return true
    }
  }
}

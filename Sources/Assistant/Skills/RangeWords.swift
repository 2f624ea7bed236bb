import Journal
import Knowledge
import Language
import MessageFormat

/// Why a number that was told cannot be noted, and which ones can.
struct RangeWords {
  /// The reply; nil where no number is at fault, or none of a known range.
  let part: Part?

  init(_ told: Interpretation, _ request: Request) {
    switch told.intent {
    case "log.sleep": part = .reply("log.range.sleep")
    case "log.water": part = Self.range("log.range.water", .water, dividedBy: 1000)
    case "log.weight": part = Self.range("log.range.weight", .weight)
    case "log.bbt": part = .reply("log.range.temperature")
    case "log.scale": part = .reply("log.range.scale")
    case "log.symptom", "log.cramps": part = .reply("log.range.pain")
    case "log.measure": part = Self.pressure(request.message)
    default: part = nil
    }
  }

  private static func range(
    _ reply: String, _ quantity: Quantity, dividedBy factor: Double = 1
  ) -> Part {
    .reply(
      reply,
      [
        "low": .number(quantity == .water ? 0 : quantity.range.lowerBound.value / factor),
        "high": .number(quantity.range.upperBound.value / factor),
      ])
  }

  /// A blood pressure told the wrong way round: "74/118".
  private static func pressure(_ message: Message) -> Part? {
    let tokens = message.tokens
    let index = tokens.indices.dropLast(2).first { index in
      guard ["/", "over"].contains(tokens[index + 1].text), let low = tokens[index].number,
        let high = tokens[index + 2].number
      else { return false }
      return low < high && (30...160).contains(low) && (60...260).contains(high)
    }
    guard let index, let low = tokens[index].number?.whole,
      let high = tokens[index + 2].number?.whole
    else { return nil }
    return .reply("log.range.pressure", ["high": .integer(high), "low": .integer(low)])
  }

  /// Whether a rating is told that its scale does not have: "14/10", "-3/10", "47 out of 10".
  static func overrates(_ message: Message, isRating: Bool) -> Bool {
    let tokens = message.tokens
    return tokens.indices.contains { index in
      guard let value = tokens[index].number,
        let top = top(after: index, in: message, isRating: isRating)
      else { return false }
      let isNegative =
        index > 0 && ["-", "−"].contains(tokens[index - 1].text) && message.touches(index - 1)
        && (index == 1 || tokens[index - 2].kind != .number)
      return value > top || isNegative && value > 0
    }
  }

  /// What a number is out of: 5, 10 or 100. A stroke alone parts a date too, where nothing is rated.
  private static func top(after index: Int, in message: Message, isRating: Bool) -> Double? {
    let tokens = message.tokens
    let rest = tokens[(index + 1)...].prefix(3)
    let words = rest.map(\.text)
    let isOutOf = words.starts(with: ["out", "of"])
    guard isOutOf || isRating && words.first == "/",
      let top = rest.dropFirst(isOutOf ? 2 : 1).first?.number, [5, 10, 100].contains(top)
    else { return nil }
    return top
  }
}

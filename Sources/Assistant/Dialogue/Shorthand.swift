import Knowledge
import Language

/// Values in the shorthand of a chart, which stand in a message without a sentence: "bbt 36.41",
/// "hr 64", "118/76".
struct Shorthand {
  /// What they mean beyond what was read already.
  let interpretations: [Interpretation]

  /// - Parameter read: what is known of the message without it.
  init(
    _ understanding: Understanding, beside read: [Interpretation], reader: Reader,
    context: Context
  ) {
    var found: [Interpretation] = []
    for piece in Self.pieces(of: understanding.message, reader.answers)
    where understanding.standings[piece.start] == .told {
      var told = reader.read(piece.text, as: piece.intent, context: context)
      let values = told.slots.filter { Self.values.contains($0.key) }
      guard !values.isEmpty else { continue }
      told.slots = values
      let isKnown = (read + found).contains { other in
        other.intent == piece.intent && values.allSatisfy { other.slots[$0] == $1 }
      }
      if !isKnown { found.append(told) }
    }
    interpretations = found
  }

  private static let values: Set<SlotName> = [
    "temp", "unit", "systolic", "diastolic", "rhr", "spo2", "value",
  ]

  private struct Piece {
    let intent: IntentID
    let text: String
    /// Its first token.
    let start: Int
  }

  private static let named: [(said: String, intent: IntentID, as: String)] = [
    ("short.temperature", "log.bbt", "bbt"), ("short.pulse", "log.measure", "pulse"),
    ("short.oxygen", "log.measure", "spo2"), ("short.weight", "log.weight", "weight"),
  ]

  private static func pieces(of message: Message, _ answers: Answers) -> [Piece] {
    let tokens = message.tokens
    var pieces: [Piece] = []
    for name in named {
      let rest = answers.tokens(after: name.said, in: message, past: Set([":", "=", "is"]))
      guard let first = rest.first, first.number != nil,
        let start = tokens.firstIndex(of: first)
      else { continue }
      let number = numeral(from: start, in: message)
      let isPair =
        tokens.indices.contains(number.upperBound) && tokens[number.upperBound].text == "/"
      if isPair { continue }
      pieces.append(
        Piece(
          intent: name.intent, text: name.as + " " + message.typed(message.utf16Range(number)),
          start: start))
    }
    for index in tokens.indices.dropLast(2) where isPressure(at: index, in: message) {
      let range = message.utf16Range(index..<index + 3)
      pieces.append(
        Piece(intent: "log.measure", text: "bp " + message.typed(range), start: index))
    }
    return pieces
  }

  /// The tokens of a number with its decimals.
  private static func numeral(from start: Int, in message: Message) -> Range<Int> {
    let tokens = message.tokens
    guard tokens.indices.contains(start + 2), message.touches(start), message.touches(start + 1),
      [".", ","].contains(tokens[start + 1].text), tokens[start + 2].number != nil
    else { return start..<start + 1 }
    return start..<start + 3
  }

  /// Whether two numbers with a stroke between them can be a blood pressure, and no date.
  private static func isPressure(at index: Int, in message: Message) -> Bool {
    let tokens = message.tokens
    guard tokens[index + 1].text == "/", message.touches(index), message.touches(index + 1),
      let high = tokens[index].number, let low = tokens[index + 2].number
    else { return false }
    let isLonger = tokens.indices.contains(index + 3) && tokens[index + 3].text == "/"
    return (70...260).contains(high) && (35...160).contains(low) && low < high && !isLonger
  }
}

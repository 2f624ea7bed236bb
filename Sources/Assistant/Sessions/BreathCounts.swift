import Knowledge
import Language

extension BreathingPattern.Counts {
  /// Counts that a message gives: "4-6" is in and out, "4-7-8" in, hold and out, "4 4 4 4" all four;
  /// nil where it gives none.
  init?(_ message: Message) {
    let tokens = message.tokens
    guard let start = tokens.firstIndex(where: { $0.number != nil }) else { return nil }
    var numbers: [Int] = []
    for token in tokens[start...] {
      if let number = token.number {
        guard number == number.rounded(), abs(number) < 1000 else { return nil }
        numbers.append(Int(clamping: number))
      } else if !Self.links.contains(token.text) {
        break
      }
    }
    switch numbers.count {
    case 2: self.init(breathIn: numbers[0], holdIn: 0, out: numbers[1], holdOut: 0)
    case 3: self.init(breathIn: numbers[0], holdIn: numbers[1], out: numbers[2], holdOut: 0)
    case 4:
      self.init(
        breathIn: numbers[0], holdIn: numbers[1], out: numbers[2], holdOut: numbers[3])
    default: return nil
    }
  }

  /// Whether a message begins as counts do, whatever comes of them: "4-x" means to give some.
  static func isMeant(_ message: Message) -> Bool {
    let tokens = message.tokens.prefix(2)
    return tokens.count == 2 && tokens[0].number != nil
      && ["-", "–", "/"].contains(tokens[1].text)
  }

  /// Whether each breath is 1 to 10 seconds and each pause at most 10.
  var isKept: Bool {
    [breathIn, out].allSatisfy((1...10).contains)
      && [holdIn, holdOut].allSatisfy((0...10).contains)
  }

  private static let links: Set<String> = [
    "-", "–", "/", ",", "in", "out", "hold", "and", "for", "then", "seconds", "counts", ":", "to",
    "pause",
  ]
}

import Knowledge
import Language

extension BreathingPattern.Counts {
  /// Counts in whole or half seconds that a message gives: "4-6" is in and out, "4-7-8" in, hold and
  /// out, "4 4 4 4" all four, "5.5-5.5" in and out; nil where it gives none.
  init?(_ message: Message) {
    let tokens = message.tokens
    guard let start = tokens.firstIndex(where: { $0.number != nil }) else { return nil }
    var numbers: [Double] = []
    var isHalf = false
    for (place, token) in tokens[start...].enumerated() {
      if let number = token.number {
        guard number == number.rounded(), abs(number) < 1000 else { return nil }
        if isHalf {
          guard token.text == "5", let whole = numbers.popLast() else { return nil }
          numbers.append(whole + 0.5)
        } else {
          numbers.append(number)
        }
        isHalf = false
      } else if Self.isPoint(at: start + place, in: tokens) {
        isHalf = true
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

  /// Whether a token is the point of a number: nothing lies between it and the digits around it.
  private static func isPoint(at place: Int, in tokens: Tokens) -> Bool {
    let (before, after) = (tokens[place - 1], tokens[place + 1])
    return tokens[place].text == "." && before.number != nil && after.number != nil
      && before.range.upperBound == tokens[place].range.lowerBound
      && after.range.lowerBound == tokens[place].range.upperBound
  }

  /// Whether a message begins as counts do, whatever comes of them: "4-x" means to give some.
  static func isMeant(_ message: Message) -> Bool {
    let tokens = message.tokens.prefix(2)
    return tokens.count == 2 && tokens[0].number != nil
      && ["-", "–", "/", "."].contains(tokens[1].text)
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

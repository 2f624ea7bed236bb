/// Finds the tokens at which a clause may end.
enum Breaks {
  /// Has each token know whether it is a break.
  static func mark(_ tokens: inout [Token]) {
    for index in places(in: Tokens(tokens)) { tokens[index].isBreak = true }
  }

  private static func places(in tokens: Tokens) -> [Int] {
    tokens.indices.filter { isBreak(tokens, at: $0) }
  }

  private static func isBreak(_ tokens: Tokens, at index: Int) -> Bool {
    switch tokens[index].kind {
    case .word:
      return joining.contains(tokens[index].key) && !isInAmount(tokens, at: index)
    case .number, .emoji: return false
    case .punctuation: break
    }
    switch tokens[index].text {
    case ";", "!", "?", "(", ")", "\n", "&": return true
    case "/": return isSpaced(tokens, at: index)
    case "+": return !isInNumber(tokens, at: index) && !isSuffix(tokens, at: index)
    case ",": return !isInNumber(tokens, at: index)
    case ".": return !touchesNext(tokens, index) && !isAbbreviation(tokens, at: index)
    case "-": return index > 0 && !touchesNext(tokens, index) && !touchesNext(tokens, index - 1)
    default: return false
    }
  }

  /// Whether a slash stands between two things and in no fraction: "5k / 10 min mobility".
  private static func isSpaced(_ tokens: Tokens, at index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, !touchesNext(tokens, index),
      !touchesNext(tokens, index - 1)
    else { return false }
    return tokens[index - 1].kind != .number || tokens[index + 1].kind != .number
  }

  private static let joining: WordSet = ["and", "also", "plus", "but", "n", "then"]

  /// Whether "and" joins the parts of one amount: "a glass and a half", "an hour and fifteen".
  private static func isInAmount(_ tokens: Tokens, at index: Int) -> Bool {
    guard tokens[index].text == "and", index > 0, index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    let third = tokens[index + 2].text
    switch next.text {
    case "half", "quarter": return true
    case "a", "one": return ["half", "quarter", "bit", "third"].contains(third)
    case "three": return third.hasPrefix("quarter")
    default: break
    }
    guard ["hour", "hours", "hr", "hrs", "stone"].contains(tokens[index - 1].text) else {
      return false
    }
    return next.kind == .number && !["x", "glasses", "coffees"].contains(third)
      || ["five", "ten", "fifteen", "twenty", "thirty", "forty", "fifty"].contains(next.text)
  }

  /// Whether a plus belongs to the word before it: "lh+ this morning".
  private static func isSuffix(_ tokens: Tokens, at index: Int) -> Bool {
    index > 0 && touchesNext(tokens, index - 1) && !touchesNext(tokens, index)
  }

  private static func touchesNext(_ tokens: Tokens, _ index: Int) -> Bool {
    index + 1 < tokens.count
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  private static func isInNumber(_ tokens: Tokens, at index: Int) -> Bool {
    index > 0 && index + 1 < tokens.count
      && tokens[index - 1].kind == .number && tokens[index + 1].kind == .number
      && touchesNext(tokens, index - 1) && touchesNext(tokens, index)
  }

  /// The last point of `a.m.`: a single letter after another point.
  private static func isAbbreviation(_ tokens: Tokens, at index: Int) -> Bool {
    index >= 2 && tokens[index - 2].text == "." && tokens[index - 1].kind == .word
      && tokens[index - 1].text.utf8.count == 1 && touchesNext(tokens, index - 2)
      && touchesNext(tokens, index - 1)
  }
}

import Knowledge

/// The lengths of a training.
extension SlotFiller {
  /// Whether a length is that of all together: "total 45 min".
  func isTotal(_ figure: Figure) -> Bool {
    figure.tokens.lowerBound > span.lowerBound
      && ["total", "altogether", "overall"].contains(
        reading.message.tokens[figure.tokens.lowerBound - 1].text)
  }

  /// Whether a number is that of each of several sets: the 3 minutes of "6x3 min".
  func isRepeated(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens
    let sign = figure.tokens.lowerBound - 1
    return sign > span.lowerBound && ["x", "×", "*"].contains(tokens[sign].text)
      && tokens[sign - 1].kind == .number
  }

  /// Whether a bare number is a length of training: "yin 30", "spin 45".
  func isBareMinutes(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens
    let next = figure.tokens.upperBound
    let after = next < tokens.count ? tokens[next] : nil
    let isCounted = after.map { $0.kind == .word && !$0.isBreak && Self.counted.contains($0) }
    return figure.unit == .none && (10...180).contains(figure.value) && !isRepeated(figure)
      && figure.value.truncatingRemainder(dividingBy: 5) == 0 && isCounted != true
      && after?.text != "x" && after?.text != "/" && after?.text != ":"
  }

  private static let counted: WordSet = [
    "rounds", "round", "rds", "sets", "reps", "times", "sun", "surya", "lengths", "laps", "breaths",
    "steps", "hr", "bpm", "poses", "asanas",
  ]
}

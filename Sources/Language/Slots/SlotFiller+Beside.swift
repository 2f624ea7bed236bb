import Knowledge

/// What a number is by the words right beside it.
extension SlotFiller {
  /// Whether a number counts periods to come: "my next 3 periods".
  func isAhead(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens
    let (before, after) = (figure.tokens.lowerBound - 1, figure.tokens.upperBound)
    return (2...24).contains(figure.value)
      && (before >= span.lowerBound
        && ["next", "coming", "following"].contains(tokens[before].text)
        || after < span.upperBound
          && ["periods", "cycles", "next", "coming", "dates", "ahead", "bleeds"].contains(
            tokens[after].text))
  }

  /// Whether a number stands for a word: "vit d 4 me".
  func isRebus(_ figure: Figure) -> Bool {
    let (tokens, after) = (reading.message.tokens, figure.tokens.upperBound)
    return [2, 4].contains(figure.value) && after < span.upperBound
      && ["me", "u", "us", "my", "the", "her", "him"].contains(tokens[after].text)
  }

  /// Whether a number is the second of two hours of the clock: the 8 of "at 2 and 8".
  func isSecondHour(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens
    let joint = figure.tokens.lowerBound - 1
    return joint - 2 >= span.lowerBound && figure.unit == .none && figure.value <= 24
      && ["and", "n", "&"].contains(tokens[joint].text) && tokens[joint - 1].kind == .number
      && ["at", "@"].contains(tokens[joint - 2].text)
  }

  /// Whether a rating is right beside the word for something else: "energy 3/10".
  func isRatedElsewise(_ figure: Figure) -> Bool {
    reading.cues(["energy", "stress", "stress_level", "hunger"], in: span).contains {
      $0.tokens.upperBound == figure.tokens.lowerBound
        || $0.tokens.lowerBound == figure.tokens.upperBound
    }
  }
}

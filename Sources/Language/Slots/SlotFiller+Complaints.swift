import Knowledge

/// How often a complaint came.
extension SlotFiller {
  /// Whether a number says how often a complaint came: "3 hot flushes", "nosebleed x2".
  func isOfComplaint(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens
    let after = figure.tokens.upperBound
    if figure.tokens.lowerBound > span.lowerBound,
      ["x", "×"].contains(tokens[figure.tokens.lowerBound - 1].text)
    {
      return true
    }
    guard after < span.upperBound else { return false }
    return Self.occurrences.contains(tokens[after])
      || reading.mentions.contains {
        $0.kind == "symptom" && (0...1).contains($0.tokens.lowerBound - after)
      }
  }

  /// Whether a number right before a complaint counts it rather than rates it: "three hot flushes".
  func isOfSeveral(_ figure: Figure) -> Bool {
    reading.mentions.contains {
      $0.kind == "symptom" && $0.tokens.lowerBound == figure.tokens.upperBound
        && Self.countable.contains($0.concept)
    }
  }

  private static let occurrences: WordSet = [
    "times", "time", "x", "×", "bouts", "bout", "episodes", "episode", "rounds", "goes", "trips",
  ]
  private static let countable: WordSet = ["hot_flashes", "night_sweats", "headache", "migraine"]
}

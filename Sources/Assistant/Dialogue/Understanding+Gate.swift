import Knowledge
import Language

/// What the gate before the journal asks of a message.
extension Understanding {
  /// Whether a cue of this id stands in it.
  func has(_ id: String) -> Bool { cues.contains { $0.id == id } }

  /// Whether something stands in it that a diary keeps.
  var mayTell: Bool {
    !mentions.isEmpty || !named.isEmpty || !parts.isEmpty
      || interpretations.contains(where: \.intent.isLog)
      || message.tokens.contains { $0.number != nil }
  }

  /// Whether it says how many days something went on.
  var tellsLength: Bool {
    entities.contains { entity in
      if case .duration(_, _, .day) = entity.value { true } else { false }
    }
  }

  /// Whether it asks to leave a time of the cycle out of what is reckoned.
  var leavesTimeOut: Bool { has("leaves_out") && has("time_of_cycle") }

  /// Whether it looks up what is on record, or asks for content in so many words.
  var isLookup: Bool { has("asked.own") || has("asked.content") || has("weak.own") }

  /// Whether it ends in a question mark and states nothing before the word that it asks of:
  /// "edam ok?".
  var endsAsked: Bool {
    guard let mark = message.tokens.lastIndex(where: { $0.text != ")" }),
      message.tokens[mark].text == "?"
    else { return false }
    return !cues.contains { $0.id == "stated" && $0.tokens.upperBound < mark } && !hasFigure
  }

  /// Whether it names something that is kept in a diary.
  var namesThing: Bool {
    !named.isEmpty || has("names_thing")
      || mentions.contains { !Self.qualities.contains($0.kind) }
  }

  /// Kinds of words that only say how a thing is, or whose.
  private static let qualities: Set<String> = [
    "color", "result", "severity", "protected", "quality", "unit", "relative", "person",
  ]

  /// Whether a few words that state nothing look something up rather than tell it: "headache
  /// pattern", "caffeine in tea".
  func asksWithoutSentence(of told: Interpretation, near: Double) -> Bool {
    guard !has("stated"), told.intent != "log.factor" else { return false }
    let weak = cues.filter { cue in
      cue.id.hasPrefix("weak.") && isBeside(told, cue)
        && !mentions.contains { $0.tokens.covers(cue.tokens) }
    }
    if weak.contains(where: { $0.id == "weak.own" }), !hasFigure { return true }
    return weak.contains { $0.id == "weak.content" }
      && alternatives.contains {
        ["content", "cycle", "insight"].contains($0.intent.group) && $0.confidence >= near
      }
  }

  /// Whether a cue stands among the words of what is told or next to them.
  private func isBeside(_ told: Interpretation, _ cue: ActCue) -> Bool {
    let near =
      max(0, cue.tokens.lowerBound - 1)..<min(message.tokens.count, cue.tokens.upperBound + 1)
    return message.tokens[near].contains { $0.range.overlaps(told.range) }
  }

  /// Whether it holds a number other than that of a day or a week.
  private var hasFigure: Bool {
    entities.contains { entity in
      switch entity.value {
      case .number, .quantity, .duration, .percent:
        !cues.contains { $0.id == "numbered" && $0.tokens.upperBound == entity.tokens.lowerBound }
      default: false
      }
    }
  }
}

extension Range<Int> {
  /// Whether another range lies within this one.
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

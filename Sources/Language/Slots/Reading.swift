/// All that was found in one message, from which slots are filled.
struct Reading: Sendable {
  let message: Message
  /// The concepts the message names.
  let mentions: [Mention]
  /// The words that say what a number or a text is for.
  let cues: [Mention]
  /// Dates, times, numbers and quantities.
  let entities: [Entity]
  /// What each token claims; empty where that is not known.
  var standings: [Standing] = []

  /// Whether a mention is told as a fact.
  func isTold(_ mention: Mention) -> Bool {
    standings.isEmpty || standings[mention.tokens.lowerBound] == .told
  }

  /// The figures of a span, in order.
  func figures(in span: Range<Int>) -> [Figure] {
    entities.filter { span.contains($0.tokens) && !isPartOfName($0) }.compactMap(Figure.init)
      .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// Whether a number belongs to the word it touches, as in "CoQ10" or "CD14": a name, no count.
  private func isPartOfName(_ entity: Entity) -> Bool {
    let first = entity.tokens.lowerBound
    guard first > 0, message.touches(first - 1), message.tokens[first - 1].kind == .word,
      message.tokens[first - 1].text != "x"
    else { return false }
    return !cues.contains { $0.kind == Cue.kind && $0.tokens.contains(first - 1) }
  }

  /// The cues of some names in a span.
  func cues(_ names: Set<String>, in span: Range<Int>) -> [Mention] {
    cues.filter {
      $0.kind != Cue.leadIn && $0.kind != Cue.action && names.contains($0.concept)
        && span.contains($0.tokens)
    }
  }

  /// The words as typed of a token range.
  func typed(_ tokens: Range<Int>) -> String { message.typed(message.utf16Range(tokens)) }
}

/// The kinds of concepts that only point at slots; they say nothing themselves.
enum Cue {
  /// Words for what a number measures, such as "resting heart rate"; the id is the slot.
  static let kind = "cue"
  /// Words after which a free text begins, such as "remind me to"; the id is the slot.
  static let leadIn = "lead-in"

  /// Words for what to do with a list or a count, such as "save"; the id is the value.
  static let action = "action"
  /// What a journal entry is called, such as "heart rate": a value of `what`, and a cue.
  static let entry = "entry"

  /// Whether a kind only points at slots.
  static func isCue(_ kind: String) -> Bool {
    kind == Self.kind || kind == leadIn || kind == action
  }
}

extension Range<Int> {
  /// Whether another range lies within this one.
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// How many steps lie between two ranges; 0 where they meet.
  func distance(to other: Range<Int>) -> Int {
    Swift.max(0, Swift.max(other.lowerBound - upperBound, lowerBound - other.upperBound))
  }
}

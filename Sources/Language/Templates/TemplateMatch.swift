import Knowledge

/// How a template covers a span of a message from end to end.
struct TemplateMatch: Hashable, Sendable {
  let intent: IntentID
  let template: String
  /// The token ranges that filled slots, in the order of the message.
  var slots: [Capture] = []
  /// How many tokens filled slots that any words can fill.
  var wildcards = 0
  /// How many tokens were words of the template itself.
  var literals = 0

  struct Capture: Hashable, Sendable {
    let slot: SlotName
    let tokens: Range<Int>
  }

  /// Whether the template's own words say enough beside words that could be anything.
  var isTelling: Bool { wildcards == 0 || literals > 0 }

  /// Whether this match explains the words better: fewer wildcards, then more literal words.
  func isBetter(than other: TemplateMatch) -> Bool {
    (wildcards, -literals, slots.count, intent.rawValue, template)
      < (other.wildcards, -other.literals, other.slots.count, other.intent.rawValue, other.template)
  }
}

/// Words that ask nicely and mean nothing else.
enum Courtesy {
  private static let words: WordSet = [
    "please", "pls", "plz", "kindly", "hey", "hi", "hello", "ok", "okay", "um", "so", "lol",
    "thanks",
    "x", "xx", "well", "ugh", "just", "also", "and", "then", "now", "actually", "bloom",
  ]

  /// The first token that is neither punctuation nor courtesy.
  static func skip(_ message: Message, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let next = skipOne(message, at: index, to: end)
      guard next > index else { return index }
      index = next
    }
    return index
  }

  /// The token after this one where this one says nothing; else this one.
  static func skipOne(_ message: Message, at index: Int, to end: Int) -> Int {
    index < end && message.tokens[index].isSilent ? index + 1 : index
  }

  /// Whether a token of a kind says nothing: no word for a feeling, a thing or a deed.
  static func isSilent(_ text: String, _ key: WordKey, _ kind: Token.Kind) -> Bool {
    switch kind {
    case .punctuation: true
    case .emoji: text.utf8.first.map { $0 >= 0x80 } ?? true || words.contains(key)
    case .word, .number: words.contains(key)
    }
  }
}

import Civil

/// One word, number or mark of a message as the rules of clauses read it.
struct ClauseWord: Sendable {
  enum Kind: Sendable {
    case word, number, mark
  }

  /// How a number is written.
  enum Shape: Hashable, Sendable {
    case none
    case number(Double)
    case ordinal(Int)
    case clock(hour: Int, minute: Int)
    /// A whole date in digits.
    case date(CivilDate)
    /// Numbers with strokes between them.
    case strokes([Double])
  }

  let text: String
  let kind: Kind
  /// Where it stands in the message, in UTF-16 code units.
  let range: Range<Int>
  /// Its tokens in the message.
  let tokens: Range<Int>
  /// Whether nothing was typed between it and the word before.
  let isGlued: Bool
  let isCapital: Bool
  let shape: Shape
  let entry: ClauseVocabulary.Entry
  var tags: Tags = []
  /// Its atom, once those are read.
  var atom = -1

  func has(_ wordClass: WordClass) -> Bool { entry.classes.contains(wordClass) }

  var isMark: Bool { kind == .mark }

  /// A plain number written in digits.
  var digits: Int? {
    if case .number(let value) = shape { Int(exactly: value) } else { nil }
  }

  static let absent = ClauseWord(
    text: "", kind: .mark, range: 0..<0, tokens: 0..<0, isGlued: false, isCapital: false,
    shape: .none, entry: ClauseVocabulary.Entry())
}

/// What a word is part of, as cues name it.
struct Tags: OptionSet, Sendable {
  let rawValue: UInt32

  static let number = Tags(rawValue: 1)
  static let day = Tags(rawValue: 2)
  static let head = Tags(rawValue: 4)
  static let value = Tags(rawValue: 8)
  static let time = Tags(rawValue: 16)
  static let event = Tags(rawValue: 32)
  static let subject = Tags(rawValue: 64)
  static let clinician = Tags(rawValue: 128)
  static let condition = Tags(rawValue: 256)
  static let unit = Tags(rawValue: 512)
  static let part = Tags(rawValue: 1024)
  static let medicine = Tags(rawValue: 2048)
  static let questionMark = Tags(rawValue: 4096)
  static let negator = Tags(rawValue: 8192)
  static let name = Tags(rawValue: 16384)

  /// What a class of a cue stands for, as written between `<` and `>`.
  init?(letter: Substring) {
    switch letter {
    case "N": self = .number
    case "D": self = .day
    case "H": self = .head
    case "V": self = .value
    case "T": self = .time
    case "E": self = .event
    case "S": self = .subject
    case "C": self = .clinician
    case "M": self = .medicine
    case "?": self = .questionMark
    case "G": self = .negator
    default: return nil
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Those that carry a fact.
  static let content: Tags = [.number, .day, .head, .value, .time, .event, .clinician, .condition]
}

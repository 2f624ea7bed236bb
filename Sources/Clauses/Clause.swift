public import Civil

/// What a clause does; in the order in which the first of several equally likely ones counts.
public enum DialogueAct: String, CaseIterable, Sendable {
  case command, retract, correct, choose, answer, confirm, deny, `repair`
  case askOwn = "ask_own"
  case askKnow = "ask_know"
  case askApp = "ask_app"
  case request, inform, report, suppose, express, social

  /// Whether it asks; what asks never writes.
  public var asks: Bool { self == .askOwn || self == .askKnow || self == .askApp }
}

/// Whether a clause tells what is, or what may be, lies ahead, is usual or only the background.
public enum Modality: String, CaseIterable, Sendable {
  case fact, supposed, ahead, usual, background
}

/// Whom a clause is about.
public enum Experiencer: String, CaseIterable, Sendable {
  case me, partner, baby, child, other, animal, `public`
  case diaryPerson = "diary_person"
}

/// One fact that a clause tells: what was measured, its value and its day.
public struct Cell: Hashable, Sendable {
  /// What a measure was found to be.
  public enum Value: Hashable, Sendable {
    case number(Double)
    /// A word of Knowledge, such as `heavy`, or two numbers with a stroke, such as `118/76`.
    case word(String)
  }

  /// The measure's name, such as `cramps` or `sleep`.
  public let measure: String
  /// What the measure can hold, as in `clauses/ranges.rec`.
  public let type: String
  public let value: Value?
  /// The unit, as `bloom understand` prints it.
  public let unit: String?
  /// Nil where the words name no day that is known.
  public let day: CivilDate?
  public let time: ClockTime?
  /// The lexicon's own name of what the measure was found by, such as `running`.
  public let concept: String?
  /// Where it is told in the message, in UTF-16 code units.
  public let range: Range<Int>
}

extension Cell {
  /// A cell by itself, without a day.
  public init(measure: String, type: String, value: Value?, unit: String?, concept: String?) {
    self.init(
      measure: measure, type: type, value: value, unit: unit, day: nil, time: nil,
      concept: concept, range: 0..<0)
  }
}

/// A stretch of a message that does one thing.
public struct Clause: Hashable, Sendable {
  /// Where it stands in the message, in UTF-16 code units.
  public let range: Range<Int>
  public let act: DialogueAct
  public let subject: Experiencer
  /// Whether it denies.
  public let isDenied: Bool
  public let modality: Modality
  /// What it tells for the diary; empty where it writes nothing.
  public let cells: [Cell]
}

public import Civil

/// What the words of a message put right in what was told before: what is to be done, the values and
/// days that are new, and those that are taken back.
public struct Revision: Hashable, Sendable {
  /// What is to be done with an entry.
  public enum Deed: String, Sendable {
    case remove, replace, restore
  }

  /// A value that is said, with its unit and, for a word, what it is a value of.
  public struct Value: Hashable, Sendable {
    public let value: Cell.Value
    public let unit: String?
    public let measure: String
    public let type: String

    public init(value: Cell.Value, unit: String?, measure: String, type: String) {
      (self.value, self.unit, self.measure, self.type) = (value, unit, measure, type)
    }
  }

  /// The begin or the end of a period, and its day.
  public struct Mark: Hashable, Sendable {
    public let name: String
    public let day: CivilDate
  }

  /// What is to be done where the words say so.
  public internal(set) var deed: Deed?
  /// Whether the message opens or closes as one that puts something right.
  public internal(set) var isOpen = false
  /// Whether it says what a thing was, as one says what another has wrong.
  public internal(set) var equates = false
  /// Whether it goes on with what the message before did: "and the coffee".
  public internal(set) var goesOn = false
  /// Whether it names several things in a row.
  public internal(set) var isList = false
  /// Whether every one is meant.
  public internal(set) var isAll = false
  /// Whether the day that is said is the new one, as after "move".
  public internal(set) var movesDay = false
  public internal(set) var new: [Value] = []
  public internal(set) var old: [Value] = []
  public internal(set) var days: [CivilDate] = []
  public internal(set) var oldDays: [CivilDate] = []
  public internal(set) var marks: [Mark] = []
  /// Begins and ends of a period that it names, with or without a day.
  public internal(set) var events: [String] = []
  /// Units of which the entry that is meant has no value.
  public internal(set) var lacks: [String] = []
  /// Whether a measure is named.
  public internal(set) var namesMeasure = false

  /// Whether a period is named with its begin and its end.
  public var spansPeriod: Bool { Set(marks.map(\.name)).count == 2 }

  /// Whether the words alone say that something is put right.
  public var isPlain: Bool { deed != nil || isOpen || !old.isEmpty || !oldDays.isEmpty }
}

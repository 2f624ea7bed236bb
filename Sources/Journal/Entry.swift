public import Civil

/// A fact with the day it belongs to, and the time if she gave one: one line of the journal.
public struct Entry: Hashable, Sendable {
  public var date: CivilDate
  public var time: ClockTime?
  public var fact: Fact

  /// Takes a fact of a day.
  public init(date: CivilDate, time: ClockTime? = nil, fact: Fact) {
    self.date = date
    self.time = time
    self.fact = fact
  }
}

/// A change of the journal; every change is one, and undoing is its inverse.
public enum Edit: Hashable, Sendable {
  case add(Entry)
  case remove(Entry)

  /// The change that takes this one back.
  public var inverse: Edit {
    switch self {
    case .add(let entry): .remove(entry)
    case .remove(let entry): .add(entry)
    }
  }

  /// The entry that is added or removed.
  public var entry: Entry {
    switch self {
    case .add(let entry), .remove(let entry): entry
    }
  }
}

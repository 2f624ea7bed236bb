public import Civil

/// What is wrong with a record of periods, and what would mend it.
public enum HistoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A period ends before it starts.
  case endBeforeStart(start: CivilDate, end: CivilDate)
  /// Two periods have the same first day.
  case duplicateStart(CivilDate)
  /// A period starts on or before the last day of the one before it.
  case overlap(earlier: CivilDate, end: CivilDate, later: CivilDate)
  /// A period stands after one that starts later.
  case unsorted(earlier: CivilDate, standsAfter: CivilDate)
  /// A period starts on a day that has not come.
  case startInFuture(CivilDate, today: CivilDate)
  /// A period ends on a day that has not come.
  case endInFuture(start: CivilDate, end: CivilDate, today: CivilDate)
  /// A break ends before it begins.
  case breakEndsBeforeItBegins(from: CivilDate, to: CivilDate)

  /// What is wrong, with the dates concerned and without a full stop.
  public var problem: String {
    switch self {
    case .endBeforeStart(let start, let end):
      "the period that starts on \(start) ends on \(end), before it starts"
    case .duplicateStart(let start):
      "two periods start on \(start)"
    case .overlap(let earlier, let end, let later):
      "the period of \(earlier) lasts until \(end), past the start of the next one on \(later)"
    case .unsorted(let earlier, let later):
      "the period of \(earlier) stands after the one of \(later)"
    case .startInFuture(let start, let today):
      "the period of \(start) starts after \(today)"
    case .endInFuture(let start, let end, let today):
      "the period of \(start) ends on \(end), after \(today)"
    case .breakEndsBeforeItBegins(let from, let to):
      "the break from \(from) ends on \(to), before it begins"
    }
  }

  /// What to do, without a full stop.
  public var remedy: String {
    switch self {
    case .endBeforeStart, .breakEndsBeforeItBegins: "correct one of the two dates"
    case .duplicateStart: "remove one of them"
    case .overlap: "end it sooner or join the two"
    case .unsorted: "put the oldest first"
    case .startInFuture: "give a day that has passed"
    case .endInFuture: "leave the end open until it has come"
    }
  }

  /// One sentence: the problem and the remedy.
  public var description: String { "\(problem); \(remedy)" }
}

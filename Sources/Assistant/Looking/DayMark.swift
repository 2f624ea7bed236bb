/// What a day of the calendar may be marked with; of several the first one here is shown.
public enum DayMark: String, CaseIterable, Sendable {
  /// A day of a period that was logged.
  case period
  /// A day on which a period is expected.
  case predicted
  /// The day of ovulation, seen in signs or estimated.
  case ovulation
  /// A day that is likely fertile, estimated.
  case fertile
  /// The day a baby is due.
  case due
  /// The first day of a new week of pregnancy.
  case week
  /// A day on which anything else was logged.
  case logged

  /// The letter that stands for it where there is no colour.
  public var letter: Character {
    switch self {
    case .period: "P"
    case .predicted: "p"
    case .ovulation: "O"
    case .fertile: "f"
    case .due: "D"
    case .week: "w"
    case .logged: "+"
    }
  }
}

public import Civil

/// Why a pregnancy cannot be dated as asked.
public enum PregnancyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The last period would start after the day in question.
  case lmpInFuture(lmp: CivilDate, today: CivilDate)
  /// The last period started more than 44 weeks before the day in question.
  case tooLongAgo(lmp: CivilDate, today: CivilDate)

  /// One sentence with the dates concerned and the remedy.
  public var description: String {
    switch self {
    case .lmpInFuture(let lmp, let today):
      "the last period would start on \(lmp), after \(today); give a date that has passed"
    case .tooLongAgo(let lmp, let today):
      "the last period would have started on \(lmp), more than "
        + "\(PregnancyDating.longestWeeks) weeks before \(today); check the date"
    }
  }
}

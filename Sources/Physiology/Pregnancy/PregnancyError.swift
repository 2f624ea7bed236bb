public import Civil

/// Why a pregnancy cannot be dated as asked.
public enum PregnancyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The last period would start after the day in question.
  case lmpInFuture(lmp: CivilDate, today: CivilDate)
  /// The last period started more than 44 weeks before the day in question.
  case tooLongAgo(lmp: CivilDate, today: CivilDate)
  /// Conception would lie after today.
  case conceptionInFuture(CivilDate, today: CivilDate)
  /// The transfer of an embryo would lie after today.
  case transferInFuture(CivilDate, today: CivilDate)
  /// The scan would lie after today.
  case scanInFuture(CivilDate, today: CivilDate)
  /// The age that a scan gave is more than 44 weeks.
  case ageTooGreat(GestationalAge)
  /// The due date lies more than 280 days ahead, before any last period.
  case dueTooFarAhead(CivilDate, today: CivilDate)
  /// The due date passed more than four weeks ago.
  case dueTooLongAgo(CivilDate, today: CivilDate)

  /// One sentence with the dates concerned and the remedy.
  public var description: String {
    switch self {
    case .lmpInFuture(let lmp, let today):
      "the last period would start on \(lmp), after \(today); give a date that has passed"
    case .tooLongAgo(let lmp, let today):
      "the last period would have started on \(lmp), more than "
        + "\(PregnancyDating.longestWeeks) weeks before \(today); check the date"
    case .conceptionInFuture(let date, let today):
      "conception on \(date) would lie after \(today); give a day that has passed"
    case .transferInFuture(let date, let today):
      "the transfer on \(date) would lie after \(today); give a day that has passed"
    case .scanInFuture(let date, let today):
      "the scan on \(date) would lie after \(today); give a day that has passed"
    case .ageTooGreat(let age):
      "\(age) is more than \(PregnancyDating.longestWeeks) weeks; check the age the scan gave"
    case .dueTooFarAhead(let due, let today):
      "a due date of \(due) is more than \(PregnancyDating.daysToDueDate) days after \(today); "
        + "check the date"
    case .dueTooLongAgo(let due, let today):
      "the due date of \(due) is more than four weeks before \(today); check the date"
    }
  }
}

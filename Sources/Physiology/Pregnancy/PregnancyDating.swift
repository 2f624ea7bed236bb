public import Civil

/// The dates of a pregnancy, all derived from the first day of the last menstrual period (LMP).
///
/// The due date is 280 days after the LMP and conception 14 days after it. Source: ACOG Committee
/// Opinion 700, "Methods for estimating the due date".
public struct PregnancyDating: Hashable, Sendable {
  /// The first day of the last menstrual period, counted or worked out.
  public let lmp: CivilDate

  /// Days from the LMP to the due date.
  public static let daysToDueDate = 280

  /// Days from the LMP to conception.
  public static let daysToConception = 14

  /// The number of weeks since the LMP beyond which a date is taken for a slip.
  public static let longestWeeks = 44

  /// Dates a pregnancy by the LMP.
  public init(lmp: CivilDate) {
    self.lmp = lmp
  }

  /// Dates a pregnancy by its due date, as a clinic may have set it.
  public init(due: CivilDate) {
    self.init(lmp: due - Self.daysToDueDate)
  }

  /// Dates a pregnancy by the day of conception.
  public init(conception: CivilDate) {
    self.init(lmp: conception - Self.daysToConception)
  }

  /// Dates a pregnancy by its age on a day, such as a scan gives.
  public init(gestationalAge: GestationalAge, on date: CivilDate) {
    self.init(lmp: date - gestationalAge.totalDays)
  }

  /// The day on which the pregnancy is 40 weeks and 0 days.
  public var dueDate: CivilDate { lmp + Self.daysToDueDate }

  /// The estimated day of conception.
  public var conception: CivilDate { lmp + Self.daysToConception }

  /// Days from `date` to the due date, negative after it.
  public func daysToGo(from date: CivilDate) -> Int { dueDate - date }

  /// The age on a date.
  ///
  /// Throws `PregnancyError.lmpInFuture` before the LMP, and `tooLongAgo` more than 44 weeks
  /// (308 days) after it.
  public func age(on date: CivilDate) throws(PregnancyError) -> GestationalAge {
    guard let age = GestationalAge(lmp: lmp, on: date) else {
      throw .lmpInFuture(lmp: lmp, today: date)
    }
    guard age.totalDays <= Self.longestWeeks * 7 else {
      throw .tooLongAgo(lmp: lmp, today: date)
    }
    return age
  }
}

public import Civil

/// The dates of a pregnancy, all derived from the first day of the last menstrual period (LMP).
///
/// The due date is 280 days after the LMP and conception 14 days after it. Source: ACOG Committee
/// Opinion 700, "Methods for estimating the due date" (ACOG-CO700).
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

  /// Dates a pregnancy by the transfer of an embryo, whose days of growth count as days since
  /// conception: due 261 days after a day-5 embryo, 263 after a day-3 one.
  public init(transfer: CivilDate, embryo: EmbryoAge) {
    self.init(conception: transfer - embryo.rawValue)
  }

  /// Dates a pregnancy that goes on today by what is known of it.
  ///
  /// Throws what is impossible: a day that has not come, a due date more than 280 days ahead, and
  /// a pregnancy of more than 44 weeks.
  public init(_ known: DatingMethod, today: CivilDate) throws(PregnancyError) {
    switch known {
    case .lmp(let lmp):
      self.init(lmp: lmp)
    case .conception(let date):
      guard date <= today else { throw .conceptionInFuture(date, today: today) }
      self.init(conception: date)
    case .transfer(let date, let embryo):
      guard date <= today else { throw .transferInFuture(date, today: today) }
      self.init(transfer: date, embryo: embryo)
    case .scan(let age, let date):
      guard date <= today else { throw .scanInFuture(date, today: today) }
      guard age.totalDays <= Self.longestWeeks * 7 else { throw .ageTooGreat(age) }
      self.init(gestationalAge: age, on: date)
    case .due(let due):
      guard due - today <= Self.daysToDueDate else { throw .dueTooFarAhead(due, today: today) }
      guard today - due <= Self.longestWeeks * 7 - Self.daysToDueDate else {
        throw .dueTooLongAgo(due, today: today)
      }
      self.init(due: due)
    }
    _ = try age(on: today)
  }

  /// The day on which the pregnancy is 40 weeks and 0 days.
  public var dueDate: CivilDate { lmp + Self.daysToDueDate }

  /// The estimated day of conception.
  public var conception: CivilDate { lmp + Self.daysToConception }

  /// The day on which the pregnancy reaches an age, such as that of a scan.
  public func date(at age: GestationalAge) -> CivilDate { lmp + age.totalDays }

  /// The days of a trimester; the third ends with the due date.
  public func days(of trimester: Trimester) -> ClosedRange<CivilDate> {
    let first = lmp + trimester.firstWeek * 7
    guard let next = trimester.next else { return first...dueDate }
    return first...lmp + (next.firstWeek * 7 - 1)
  }

  /// The share of the 280 days that has passed, 0 to 1.
  public func progress(on date: CivilDate) -> Double {
    min(max(Double(date - lmp) / Double(Self.daysToDueDate), 0), 1)
  }

  /// How another dating, such as a scan's, compares with this one.
  public func compared(with scan: PregnancyDating, on date: CivilDate) -> DatingDifference {
    DatingDifference(
      days: scan.dueDate - dueDate, age: GestationalAge(lmp: lmp, on: date))
  }

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

public import Civil

/// What a pregnancy is dated by.
public enum DatingMethod: Hashable, Sendable {
  /// The first day of the last menstrual period.
  case lmp(CivilDate)
  /// The day of conception.
  case conception(CivilDate)
  /// A due date that was given.
  case due(CivilDate)
  /// The age a scan gave on its day.
  case scan(GestationalAge, on: CivilDate)
  /// The day an embryo was transferred in IVF.
  case transfer(CivilDate, embryo: EmbryoAge)
}

/// The days an embryo had grown when it was transferred.
public enum EmbryoAge: Int, CaseIterable, Sendable {
  case three = 3
  case five = 5
  case six = 6
}

/// How far a scan's dating lies from another, and whether services would re-date by it.
///
/// A scan wins when it differs by more than 5 days before 9w0d, 7 days through 15w6d, 10 through
/// 21w6d, 14 through 27w6d and 21 from 28w0d on (ACOG-CO700). The team that cares for her decides.
public struct DatingDifference: Hashable, Sendable {
  /// Days by which the scan's due date is later; negative when it is sooner.
  public let days: Int

  /// The days beyond which the due date is usually changed; nil before the last period.
  public let allowedDays: Int?

  init(days: Int, age: GestationalAge?) {
    self.days = days
    allowedDays = age.map { age in
      switch age.weeks {
      case ..<9: 5
      case ..<16: 7
      case ..<22: 10
      case ..<28: 14
      default: 21
      }
    }
  }

  /// Whether the scan differs by more than is usually let stand.
  public var exceedsAllowed: Bool { allowedDays.map { abs(days) > $0 } ?? false }
}

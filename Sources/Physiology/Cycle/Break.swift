public import Civil

/// A stretch of time that says nothing about her natural cycle, both days inclusive.
///
/// A gap between two periods that a break touches is never counted as a cycle length.
public struct Break: Hashable, Comparable, Sendable {
  /// Why the cycle was interrupted or not followed.
  public enum Reason: String, CaseIterable, Sendable {
    case pregnancy, loss, postpartum, breastfeeding, pill, illness, forgot, other
  }

  /// The first day of the break.
  public var from: CivilDate

  /// The last day of the break; nil while it lasts.
  public var to: CivilDate?

  /// Why there is a break.
  public var reason: Reason

  /// Creates a break.
  public init(from: CivilDate, to: CivilDate? = nil, reason: Reason) {
    self.from = from
    self.to = to
    self.reason = reason
  }

  /// Orders breaks by their first day, then by their last, one that lasts after the others.
  public static func < (left: Break, right: Break) -> Bool {
    (left.from, left.to ?? .latest, left.reason.rawValue)
      < (right.from, right.to ?? .latest, right.reason.rawValue)
  }

  /// Whether the break covers any of the time between two days.
  ///
  /// A break that ends on `earlier` or begins on `later` lies outside.
  public func touches(between earlier: CivilDate, and later: CivilDate) -> Bool {
    from < later && (to ?? .latest) > earlier
  }

  /// Whether it is an illness whose last day has come.
  func isPastIllness(on today: CivilDate) -> Bool {
    reason == .illness && (to ?? .latest) <= today
  }

  /// Whether `date` is one of its days.
  public func contains(_ date: CivilDate) -> Bool {
    from <= date && date <= (to ?? .latest)
  }
}

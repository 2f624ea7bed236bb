public import Civil

/// What a page for somebody who looks after her is to hold.
public struct ReportRequest: Hashable, Sendable {
  /// For whom it is.
  public enum Audience: String, CaseIterable, Sendable {
    /// A general practice: cycles, bleeding, pain, symptoms and medicines.
    case gp
    /// A fertility clinic: temperatures, tests and signs too.
    case fertility
    /// A midwife: the pregnancy, with weights, blood pressures and movements.
    case midwife
  }

  /// For whom it is.
  public var audience: Audience
  /// The days it covers; nil for the last year, or the pregnancy.
  public var days: ClosedRange<CivilDate>?
  /// Whether sex, libido and notes are in it.
  public var showsPrivate: Bool

  /// Asks for a page.
  public init(
    for audience: Audience = .gp, days: ClosedRange<CivilDate>? = nil, showsPrivate: Bool = false
  ) {
    self.audience = audience
    self.days = days
    self.showsPrivate = showsPrivate
  }
}

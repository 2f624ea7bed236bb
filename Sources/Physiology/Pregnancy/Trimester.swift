/// A third of a pregnancy.
///
/// First through 13 weeks 6 days, second through 27 weeks 6 days, as most clinics divide it; other
/// systems differ by a week.
public enum Trimester: Int, CaseIterable, Sendable {
  case first = 1
  case second, third

  /// The completed weeks with which it begins.
  public var firstWeek: Int {
    switch self {
    case .first: 0
    case .second: 14
    case .third: 28
    }
  }

  /// The one that follows; nil after the third.
  public var next: Trimester? { Trimester(rawValue: rawValue + 1) }
}

/// How a birth at an age is called from 37 weeks on (ACOG Committee Opinion 579, ACOG-TERM).
public enum PregnancyTerm: String, CaseIterable, Sendable {
  case early, full, late, post

  /// Early from 37 weeks, full from 39, late from 41, post from 42; nil before 37 weeks.
  public init?(_ age: GestationalAge) {
    switch age.weeks {
    case ..<37: return nil
    case ..<39: self = .early
    case ..<41: self = .full
    case ..<42: self = .late
    default: self = .post
    }
  }
}

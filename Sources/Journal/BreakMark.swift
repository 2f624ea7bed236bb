/// A factor of a day that begins or ends a break: `pill_started`, `implant_stopped`, `breastfeeding`.
public enum BreakMark: Hashable, Sendable {
  case began(What)
  case ended(What)

  /// What holds the natural cycle up, for as long as it lasts.
  public enum What: String, CaseIterable, Sendable {
    case pill, implant, injection, patch, ring, breastfeeding
    case hormonalCoil = "hormonal_coil"
  }

  private static let start = "_started"
  private static let stop = "_stopped"

  /// Reads a factor; nil for one that is no such mark.
  public init?(factor: String) {
    if let what = What(rawValue: factor), what == .breastfeeding {
      self = .began(what)
    } else if factor.hasSuffix(Self.start),
      let what = What(rawValue: String(factor.dropLast(Self.start.count)))
    {
      self = .began(what)
    } else if factor.hasSuffix(Self.stop),
      let what = What(rawValue: String(factor.dropLast(Self.stop.count)))
    {
      self = .ended(what)
    } else {
      return nil
    }
  }

  /// The factor that says it.
  public var factor: String {
    switch self {
    case .began(.breastfeeding): What.breastfeeding.rawValue
    case .began(let what): what.rawValue + Self.start
    case .ended(let what): what.rawValue + Self.stop
    }
  }
}

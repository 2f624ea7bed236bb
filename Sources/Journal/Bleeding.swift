/// Which end of a period a fact marks; both days belong to the period.
public enum PeriodMark: String, CaseIterable, Sendable {
  case start, end
}

/// How strong the bleeding was.
public enum Flow: String, CaseIterable, Comparable, Sendable {
  case spotting, light, medium, heavy
  case veryHeavy = "very_heavy"

  /// Orders from spotting to very heavy.
  public static func < (left: Flow, right: Flow) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .spotting: 0
    case .light: 1
    case .medium: 2
    case .heavy: 3
    case .veryHeavy: 4
    }
  }
}

/// The colour of the bleeding.
public enum FlowColor: String, CaseIterable, Sendable {
  case pink, red, brown, black, orange, grey
  case brightRed = "bright-red"
  case darkRed = "dark-red"
}

/// What caught the bleeding.
public enum FlowProduct: String, CaseIterable, Sendable {
  case pad, tampon, cup, disc, liner, underwear
}

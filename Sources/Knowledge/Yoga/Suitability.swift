/// Whether a pose or routine suits a time of pregnancy or after birth.
public enum Suitability: String, CaseIterable, Comparable, Sendable {
  /// It suits as it is.
  case ok
  /// It suits with its modification.
  case modify
  /// It is left out.
  case avoid

  public static func < (left: Suitability, right: Suitability) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .ok: 0
    case .modify: 1
    case .avoid: 2
    }
  }
}

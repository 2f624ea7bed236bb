/// Whether a food suits pregnancy, from the mildest word to the most careful.
public enum PregnancyAdvice: String, CaseIterable, Comparable, Sendable {
  /// It is on the fine list.
  case ok
  /// Nothing is known of it.
  case unknown
  /// A little of it.
  case limit
  /// It turns on the kind.
  case varies
  /// Only after a midwife or doctor was asked.
  case ask
  /// Only cooked until it steams.
  case heat
  /// It is left out.
  case avoid

  public static func < (left: PregnancyAdvice, right: PregnancyAdvice) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether a food may be offered unasked.
  public var isOpen: Bool { self < .ask }
}

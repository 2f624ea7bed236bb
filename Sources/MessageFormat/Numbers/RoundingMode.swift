/// What becomes of a number between two that can be shown.
enum RoundingMode: String, CaseIterable, Sendable {
  case ceil, floor, expand, trunc, halfCeil, halfFloor, halfExpand, halfTrunc, halfEven

  /// Where the digits that are cut off stand to half of the last place that is kept.
  enum Rest: Comparable {
    case below, half, above
  }

  /// Whether the digits kept grow by one in their last place, given those cut off, not all zero.
  func isAway(_ rest: Rest, isNegative: Bool, isOdd: Bool) -> Bool {
    switch self {
    case .ceil: !isNegative
    case .floor: isNegative
    case .expand: true
    case .trunc: false
    case .halfCeil: rest == .half ? !isNegative : rest == .above
    case .halfFloor: rest == .half ? isNegative : rest == .above
    case .halfExpand: rest >= .half
    case .halfTrunc: rest == .above
    case .halfEven: rest == .half ? isOdd : rest == .above
    }
  }
}

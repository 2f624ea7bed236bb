/// What is rated for each trimester and for the first six weeks after a birth: poses and routines.
public protocol StageRated {
  /// Whether it suits the first, second and third trimester, in this order.
  var trimesters: [Suitability] { get }
  /// Whether it suits the first six weeks after a birth; nil where it is not rated.
  var postpartum: Suitability? { get }
}

extension StageRated {
  /// Whether it suits a trimester, 1 to 3; avoid for any other number.
  public func suitability(trimester: Int) -> Suitability {
    trimesters.indices.contains(trimester - 1) ? trimesters[trimester - 1] : .avoid
  }

  /// Whether it suits a stage.
  ///
  /// What is left out in the first six weeks after a birth stays out later on; the time after a
  /// birth is avoid where it is not rated.
  public func suitability(at stage: PracticeStage) -> Suitability {
    switch stage {
    case .any: .ok
    case .pregnant(let trimester):
      suitability(trimester: (1...3).contains(trimester) ? trimester : 3)
    case .earlyPostpartum, .recovering: postpartum ?? .avoid
    case .laterPostpartum: postpartum == .avoid || postpartum == nil ? .avoid : .ok
    }
  }
}

/// What the body is going through, as far as poses are rated by it.
public enum PracticeStage: Hashable, Sendable {
  /// Neither pregnant nor lately so.
  case any
  /// Pregnant, in the first, second or third trimester; any other number counts as the third.
  case pregnant(trimester: Int)
  /// The first six weeks after a birth.
  case earlyPostpartum
  /// Later than six weeks after a birth.
  case laterPostpartum
  /// The first six weeks after a loss: rated as after a birth, in words that name neither.
  case recovering

  /// The stage of life whose evidence counts; nil where none is asked for.
  var needsEvidence: Stage? {
    switch self {
    case .any, .laterPostpartum: nil
    case .pregnant: .pregnancy
    case .earlyPostpartum, .recovering: .postpartum
    }
  }
}

extension Pose {
  /// Whether a source on this pose was read for the stage, where the stage asks for one.
  public func isStudied(at stage: PracticeStage) -> Bool {
    stage.needsEvidence.map(evidence.contains) ?? true
  }

  /// Whether it may be offered unasked.
  ///
  /// In pregnancy nothing is offered flat on the back, on the front or upside down, from the first
  /// week on and so earlier than any of the public advice asks for (HSE-EXER: not on the back after
  /// 12 weeks; IDEA-POLIS: not on the front from 14 weeks, no inversions). Asked for by its name,
  /// such a pose is told with its modification.
  public func isRecommended(at stage: PracticeStage) -> Bool {
    guard suitability(at: stage) != .avoid, isStudied(at: stage) else { return false }
    guard case .pregnant = stage, let position else { return true }
    return ![.back, .front, .inverted].contains(position)
  }
}

extension Routine {
  /// Whether it and every pose in it may be offered unasked.
  public func isRecommended(at stage: PracticeStage, poses: [String: Pose]) -> Bool {
    suitability(at: stage) != .avoid
      && parts.allSatisfy { poses[$0.pose]?.isRecommended(at: stage) ?? false }
  }
}

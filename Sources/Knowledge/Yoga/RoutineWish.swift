/// What a made-up routine is asked to be.
public struct RoutineWish: Hashable, Sendable {
  /// Something to leave out.
  public enum Limit: String, CaseIterable, Sendable {
    case floor, chair, standing, kneeling, knees, wrists, balance, lying, back, front, twists,
      inversions
  }

  /// How long, in minutes.
  public var minutes: Int
  /// What it is for, as in a pose's `Helps`; empty means anything.
  public var targets: Set<String>
  /// What the body is going through.
  public var stage: PracticeStage
  /// The most practice it may ask for.
  public var level: PracticeLevel
  /// What to leave out.
  public var without: Set<Limit>

  /// Makes a wish.
  public init(
    minutes: Int, targets: Set<String> = [], stage: PracticeStage = .any,
    level: PracticeLevel = .beginner, without: Set<Limit> = []
  ) {
    self.minutes = minutes
    self.targets = targets
    self.stage = stage
    self.level = level
    self.without = without
  }

  /// The lengths that are made, in minutes.
  public static let lengths = 2...60

  /// Whether a pose may be in the routine: the stage's rules, the level and the limits.
  ///
  /// In pregnancy a pose with a caution for some pregnancies is left out too.
  public func allows(_ pose: Pose) -> Bool {
    guard pose.isRecommended(at: stage), pose.level.rank <= level.rank else { return false }
    switch stage {
    case .pregnant:
      if pose.needs(.inversions) || pose.cautions.contains(where: { $0.hasSuffix("in pregnancy") })
      {
        return false
      }
    case .any, .recovering:
      let births: Set<Stage> = [.pregnancy, .postpartum]
      if pose.suits.isEmpty || births.isSuperset(of: pose.suits) { return false }
    case .earlyPostpartum, .laterPostpartum: break
    }
    return !without.contains { pose.needs($0) }
  }
}

extension PracticeLevel {
  /// How much practice, from 0.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Pose {
  /// Whether the pose cannot be done without what a limit leaves out.
  public func needs(_ limit: RoutineWish.Limit) -> Bool {
    switch limit {
    case .floor: !places.contains(.standing) && !places.contains(.chair)
    case .chair: places == [.chair]
    case .standing: position == .standing
    case .kneeling: position == .kneeling
    case .knees: position == .kneeling || cautions.contains("sore knees")
    case .wrists: position == .hands || cautions.contains("sore wrists")
    case .balance: family == .balance || cautions.contains("trouble with balance")
    case .lying: position.map { [.back, .side, .front].contains($0) } ?? false
    case .back: position == .back
    case .front: position == .front
    case .twists: family == .twist
    case .inversions: family == .inversion || position == .inverted
    }
  }
}

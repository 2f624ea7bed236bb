import Physiology

/// Puts routines together from the poses.
///
/// The same poses, wish and seed make the same routine. It begins with breath and ends with rest
/// where the wish leaves them in; between them come poses that help with what was asked for, then
/// others. A pose that is to be modified at the stage is held half as long.
public struct RoutineMaker: Sendable {
  private let poses: [Pose]

  /// Makes routines of these poses.
  public init(poses: [Pose]) { self.poses = poses }

  /// A routine within a tenth of the minutes; nil where the allowed poses cannot fill it.
  public func routine(for wish: RoutineWish, seed: Int = 0) -> MadeRoutine? {
    guard RoutineWish.lengths.contains(wish.minutes) else { return nil }
    let allowed = poses.filter(wish.allows)
    let total = wish.minutes * 60
    var dice = SplitMix64(UInt64(bitPattern: Int64(seed)))
    let frame = Frame(allowed, wish, total: total, dice: &dice)
    let ranked = Self.ranked(allowed.filter(\.isMovement), wish, dice: &dice)
    var middle = Middle(ranked.map { Slot($0, wish.stage) }, seconds: total - frame.least)
    let left = middle.fill()
    let parts = frame.around(middle.parts, adding: left)
    let made = MadeRoutine(parts: parts)
    guard !parts.isEmpty, abs(made.seconds - total) * 10 <= total else { return nil }
    return made
  }

  /// The poses that help first, each group in an order of the dice.
  private static func ranked(_ poses: [Pose], _ wish: RoutineWish, dice: inout SplitMix64) -> [Pose]
  {
    let mixed = dice.shuffled(poses)
    let helping = mixed.filter { !wish.targets.isDisjoint(with: $0.helps) }
    return helping + mixed.filter { wish.targets.isDisjoint(with: $0.helps) }
  }
}

extension Pose {
  /// Whether it belongs to the middle of a routine, neither breath nor a long rest.
  fileprivate var isMovement: Bool { family != .breath && !isLongRest }

  /// Whether it is a rest to end with.
  fileprivate var isLongRest: Bool { family == .restorative && holdSeconds.lowerBound >= 120 }
}

/// A pose with the seconds it may take.
private struct Slot {
  let pose: Pose
  let isModified: Bool
  let range: ClosedRange<Int>

  /// Twice through at most, and three minutes at most unless one hold is longer; where the pose is
  /// modified once through, with half of its longest hold or twenty seconds.
  init(_ pose: Pose, _ stage: PracticeStage) {
    self.pose = pose
    isModified = pose.suitability(at: stage) == .modify
    let share = isModified ? 2 : 1
    let once = pose.holdSeconds.upperBound * pose.sides
    let most = isModified ? max(20, once / share) : min(2 * once, max(180, once))
    let least = min(most, max(20, pose.holdSeconds.lowerBound * pose.sides / share))
    range = least...max(least, most)
  }

  /// What it takes when there is time enough.
  var usual: Int { min(max(75, range.lowerBound), range.upperBound) / 5 * 5 }

  func part(_ seconds: Int) -> MadeRoutine.Part {
    MadeRoutine.Part(pose: pose, seconds: seconds, isModified: isModified)
  }
}

/// The breath a routine begins with and the rest it ends with.
private struct Frame {
  private let opening: Slot?
  private let closing: Slot?
  private let openingSeconds: Int
  private let closingSeconds: Int

  init(_ allowed: [Pose], _ wish: RoutineWish, total: Int, dice: inout SplitMix64) {
    let breath = allowed.first { $0.family == .breath }.map { Slot($0, wish.stage) }
    let rests = allowed.filter(\.isLongRest)
    let helping = rests.filter { !wish.targets.isDisjoint(with: $0.helps) }
    let rest = dice.shuffled(helping.isEmpty ? rests : helping).first.map { Slot($0, wish.stage) }
    opening = total >= 180 ? breath : nil
    openingSeconds = opening == nil ? 0 : min(max(total / 8 / 5 * 5, 30), 180)
    let share = total / 5 / 5 * 5
    if let rest, total >= 360, rest.range.lowerBound <= total / 2 {
      closing = rest
      closingSeconds = min(max(share, rest.range.lowerBound), min(rest.range.upperBound, 360))
    } else {
      closing = total >= 360 ? breath : nil
      closingSeconds = closing == nil ? 0 : min(share, 120)
    }
  }

  /// The seconds it takes at least.
  var least: Int { openingSeconds + closingSeconds }

  /// The whole routine, with the seconds that the middle could not fill given to rest and breath.
  func around(_ middle: [MadeRoutine.Part], adding left: Int) -> [MadeRoutine.Part] {
    var left = max(0, left)
    func extended(_ slot: Slot?, _ seconds: Int) -> [MadeRoutine.Part] {
      guard let slot else { return [] }
      let more = min(left, max(0, slot.range.upperBound - seconds))
      left -= more
      return [slot.part(seconds + more)]
    }
    let end = extended(closing, closingSeconds)
    return extended(opening, openingSeconds) + middle + end
  }
}

/// The poses between breath and rest.
private struct Middle {
  private let slots: [Slot]
  private let seconds: Int
  private(set) var parts: [MadeRoutine.Part] = []

  /// How often the same poses may come round.
  private static let rounds = 3

  init(_ slots: [Slot], seconds: Int) {
    self.slots = slots
    self.seconds = seconds
  }

  /// Fills the time and tells what is left of it, in seconds; less than 0 where it is overdrawn.
  mutating func fill() -> Int {
    var chosen: [[Slot]] = []
    var usual = 0
    for round in 0..<Self.rounds {
      var taken: [Slot] = []
      for slot in slots where usual < seconds {
        if round > 0, slot.pose.family == .pelvicFloor { continue }
        if usual + slot.range.lowerBound > seconds { continue }
        taken.append(slot)
        usual += slot.usual
      }
      chosen.append(taken.sorted { Self.place($0) < Self.place($1) })
    }
    let flat = chosen.flatMap { $0 }
    var lengths = flat.map(\.usual)
    var left = seconds - lengths.reduce(0, +)
    while left != 0 {
      let before = left
      for index in flat.indices {
        let step = left > 0 ? min(5, left) : max(-5, left)
        let length = lengths[index] + step
        guard left != 0, flat[index].range.contains(length) else { continue }
        lengths[index] = length
        left -= step
      }
      if left == before { break }
    }
    parts = zip(flat, lengths).map { $0.part($1) }
    return left
  }

  /// Where a pose comes in the flow, from sitting to lying down.
  private static func place(_ slot: Slot) -> Int {
    slot.pose.position.flatMap { PosePosition.allCases.firstIndex(of: $0) } ?? 0
  }
}

extension SplitMix64 {
  fileprivate mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
    var items = items
    for last in stride(from: items.count - 1, to: 0, by: -1) {
      items.swapAt(last, Int(next() % UInt64(last + 1)))
    }
    return items
  }
}

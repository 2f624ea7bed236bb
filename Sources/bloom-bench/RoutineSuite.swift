import EmbeddedKnowledge
import Knowledge
import Physiology

/// `routines [COUNT]`: makes that many routines over all wishes, and looks for a pose in them that
/// the stage, the level or the limits leave out. It fails where one is, or a length is not right.
struct RoutineSuite {
  private let count: Int

  /// Takes how many to make, 100,000 where it is not said.
  init(_ arguments: [String]) throws {
    guard arguments.count <= 1, let count = Int(arguments.first ?? "100000"), count > 0 else {
      throw UsageError("routines [COUNT]")
    }
    self.count = count
  }

  /// Makes them.
  func run() throws(UsageError) -> Table {
    let library = Library.embedded()
    guard let known = try? library.poses() else { throw UsageError("the poses cannot be read") }
    let maker = RoutineMaker(poses: known)
    var wishes = WishGenerator(seed: 7)
    var (made, poses, avoided, excluded, unstudied, offLength) = (0, 0, 0, 0, 0, 0)
    let clock = ContinuousClock()
    let time = clock.measure {
      for seed in 0..<count {
        let wish = wishes.next()
        guard let routine = maker.routine(for: wish, seed: seed) else { continue }
        made += 1
        poses += routine.parts.count
        avoided += routine.parts.count { $0.pose.suitability(at: wish.stage) == .avoid }
        excluded += routine.parts.count { !wish.allows($0.pose) }
        unstudied += routine.parts.count {
          !$0.pose.isStudied(at: wish.stage) || $0.seconds <= 0
            || $0.isModified != ($0.pose.suitability(at: wish.stage) == .modify)
        }
        offLength += abs(routine.seconds - wish.minutes * 60) * 10 > wish.minutes * 60 ? 1 : 0
      }
    }
    guard avoided + excluded + unstudied + offLength == 0 else {
      throw UsageError(
        "\(avoided) poses to avoid, \(excluded) left out, \(unstudied) not studied or not marked, "
          + "\(offLength) lengths off")
    }
    var table = Table(title: "routines")
    table.add("wishes", Double(count), decimals: 0)
    table.add("routines made", Double(made), decimals: 0)
    table.add("poses in them", Double(poses), decimals: 0)
    table.add("poses marked avoid for the stage", Double(avoided), decimals: 0)
    table.add("poses left out by stage, level or limit", Double(excluded), decimals: 0)
    table.add("more than a tenth off the minutes", Double(offLength), decimals: 0)
    table.add("seconds", time.milliseconds / 1000, decimals: 2)
    return table
  }
}

/// Wishes of every stage, level, length, aim and limit, the same for the same seed.
struct WishGenerator {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed) }

  private static let stages: [PracticeStage] = [
    .any, .pregnant(trimester: 1), .pregnant(trimester: 2), .pregnant(trimester: 3),
    .earlyPostpartum, .laterPostpartum, .recovering,
  ]
  private static let aims = [
    "cramps", "back_pain", "fatigue", "stress", "sleep", "headache", "bloating", "pelvic_pain",
    "anxiety", "hips", "neck", "energy", "shoulders", "hamstrings", "legs", "balance", "strength",
  ]

  mutating func next() -> RoutineWish {
    func one<Item>(of items: [Item]) -> Item {
      items[Int.random(in: 0..<items.count, using: &generator)]
    }
    let aims = (0..<Int.random(in: 0...2, using: &generator)).map { _ in one(of: Self.aims) }
    let limits = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      one(of: RoutineWish.Limit.allCases)
    }
    return RoutineWish(
      minutes: Int.random(in: RoutineWish.lengths, using: &generator), targets: Set(aims),
      stage: one(of: Self.stages), level: one(of: PracticeLevel.allCases), without: Set(limits))
  }
}

import EmbeddedKnowledge
import Knowledge
import Testing

/// What the maker puts together, over all stages, lengths and limits, from the poses that ship.
struct RoutineMakerTests {
  private static let library = Library.embedded()
  static let stages: [PracticeStage] = [
    .any, .pregnant(trimester: 1), .pregnant(trimester: 2), .pregnant(trimester: 3),
    .earlyPostpartum, .laterPostpartum, .recovering,
  ]
  private static let lengths = [2, 3, 5, 7, 10, 12, 15, 20, 30, 45, 60]
  private static let targets: [Set<String>] = [
    [], ["hips"], ["back_pain", "neck"], ["sleep"], ["pelvic_floor"], ["strength", "legs"],
  ]
  private static let limits: [Set<RoutineWish.Limit>] =
    [[]] + RoutineWish.Limit.allCases.map { [$0] } + [[.floor, .balance], [.knees, .wrists]]

  private func wishes(at stage: PracticeStage) -> [RoutineWish] {
    Self.lengths.flatMap { minutes in
      Self.targets.flatMap { targets in
        Self.limits.flatMap { limits in
          PracticeLevel.allCases.map { level in
            RoutineWish(
              minutes: minutes, targets: targets, stage: stage, level: level, without: limits)
          }
        }
      }
    }
  }

  /// Every fifth wish, of all lengths, aims, limits and levels; `bloom-bench routines` makes 100,000.
  @Test(arguments: stages)
  func `nothing that a stage or a wish leaves out is in a routine, and its length is right`(
    stage: PracticeStage
  ) throws {
    let maker = RoutineMaker(poses: try Self.library.poses())
    var count = 0
    let wishes = wishes(at: stage).enumerated().filter { $0.offset % 5 == 0 }
    for (seed, wish) in wishes {
      guard let made = maker.routine(for: wish, seed: seed) else { continue }
      count += 1
      for part in made.parts {
        let rating = part.pose.suitability(at: stage)
        #expect(rating != .avoid, "\(part.pose.id) in \(wish)")
        #expect(part.pose.isStudied(at: stage), "\(part.pose.id) in \(wish)")
        #expect(part.isModified == (rating == .modify))
        #expect(!wish.without.contains { part.pose.needs($0) }, "\(part.pose.id) in \(wish)")
        #expect(part.seconds > 0)
      }
      #expect(abs(made.seconds - wish.minutes * 60) * 10 <= wish.minutes * 60, "\(wish)")
    }
    #expect(count > wishes.count / 4, "only \(count) made")
  }

  @Test func `in pregnancy nothing is done flat on the back, on the front or upside down`() throws {
    let poses = try Self.library.poses()
    for trimester in 1...3 {
      let wish = RoutineWish(minutes: 20, stage: .pregnant(trimester: trimester), level: .advanced)
      for pose in poses where wish.allows(pose) {
        #expect(![.back, .front, .inverted].contains(pose.position), "\(pose.id)")
        #expect(pose.family != .inversion && pose.id != "garland", "\(pose.id)")
      }
    }
  }

  @Test func `shipped and made routines keep one rule on the back`() throws {
    let poses = try Self.library.poses()
    for trimester in 1...3 {
      let stage = PracticeStage.pregnant(trimester: trimester)
      for pose in poses where pose.isRecommended(at: stage) {
        #expect(![.back, .front, .inverted].contains(pose.position), "\(pose.id)")
      }
      let byID = Dictionary(uniqueKeysWithValues: poses.map { ($0.id, $0) })
      let offered = try Self.library.routines().filter {
        $0.isRecommended(at: stage, poses: byID)
      }
      #expect(offered.count >= 10, "trimester \(trimester)")
    }
  }

  @Test func `a pose that is modified is held at most half as long`() throws {
    let maker = RoutineMaker(poses: try Self.library.poses())
    for seed in 0..<200 {
      let wish = RoutineWish(minutes: 15, stage: .pregnant(trimester: 3))
      for part in maker.routine(for: wish, seed: seed)?.parts ?? [] where part.isModified {
        let once = part.pose.holdSeconds.upperBound * part.pose.sides
        #expect(part.seconds <= max(20, once / 2), "\(part.pose.id)")
      }
    }
  }

  @Test func `twelve minutes for the hips at 30 weeks and off the floor can be had`() throws {
    let maker = RoutineMaker(poses: try Self.library.poses())
    let wish = RoutineWish(
      minutes: 12, targets: ["hips"], stage: .pregnant(trimester: 3), without: [.floor])
    for seed in 0..<100 {
      let made = try #require(maker.routine(for: wish, seed: seed))
      #expect(made.minutes == 12)
      #expect(made.parts.contains { $0.pose.helps.contains("hips") })
    }
  }

  @Test func `every length without limits can be had by anyone who is not pregnant`() throws {
    let maker = RoutineMaker(poses: try Self.library.poses())
    for minutes in RoutineWish.lengths {
      let made = try #require(maker.routine(for: RoutineWish(minutes: minutes), seed: minutes))
      #expect(made.minutes == minutes)
    }
    #expect(maker.routine(for: RoutineWish(minutes: 1)) == nil)
    #expect(maker.routine(for: RoutineWish(minutes: 600)) == nil)
  }

  @Test func `the same seed makes the same routine and another seed another`() throws {
    let maker = RoutineMaker(poses: try Self.library.poses())
    let wish = RoutineWish(minutes: 15)
    let all = (0..<20).map { maker.routine(for: wish, seed: $0) }
    #expect(all == (0..<20).map { maker.routine(for: wish, seed: $0) })
    #expect(Set(all).count > 10)
  }

  @Test func `a longer routine ends with rest`() throws {
    let maker = RoutineMaker(poses: try Self.library.poses())
    for seed in 0..<50 {
      let made = try #require(maker.routine(for: RoutineWish(minutes: 12), seed: seed))
      #expect(made.parts.first?.pose.family == .breath)
      #expect(made.parts.last?.pose.family == .restorative)
    }
  }

  @Test func `with no poses there is no routine`() {
    #expect(RoutineMaker(poses: []).routine(for: RoutineWish(minutes: 10)) == nil)
  }
}

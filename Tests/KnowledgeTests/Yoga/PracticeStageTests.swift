import EmbeddedKnowledge
import Knowledge
import Testing

/// The rules of the stages, held against the poses and routines that ship.
struct PracticeStageTests {
  private let library = Library.embedded()
  private static let pregnant = (1...3).map { PracticeStage.pregnant(trimester: $0) }

  @Test func `poses on the front or upside down are left out from the second trimester`() throws {
    for pose in try library.poses() where [.front, .inverted].contains(pose.position) {
      #expect(pose.suitability(trimester: 2) == .avoid, "\(pose.id)")
      #expect(pose.suitability(trimester: 3) == .avoid, "\(pose.id)")
    }
  }

  @Test func `a pose that is to be modified says how`() throws {
    for pose in try library.poses() {
      let ratings = pose.trimesters + [pose.postpartum ?? .avoid]
      #expect(!ratings.contains(.modify) || pose.modification != nil, "\(pose.id)")
    }
  }

  @Test func `every pose tells its kind, how it is held, where and on how many sides`() throws {
    let poses = try library.poses()
    #expect(poses.count >= 86)
    for pose in poses {
      #expect(pose.family != nil && pose.position != nil && !pose.places.isEmpty, "\(pose.id)")
      #expect(pose.postpartum != nil && (1...2).contains(pose.sides), "\(pose.id)")
      #expect(pose.position != .standing || pose.places == [.standing], "\(pose.id)")
    }
  }

  @Test func `a routine is at least as cautious as its poses after a birth`() throws {
    let poses = Dictionary(uniqueKeysWithValues: try library.poses().map { ($0.id, $0) })
    for routine in try library.routines() {
      for part in routine.parts {
        let pose = try #require(poses[part.pose])
        #expect(
          routine.suitability(at: .earlyPostpartum) >= pose.suitability(at: .earlyPostpartum),
          "\(routine.id): \(pose.id)")
      }
    }
  }

  @Test func `each stage has routines to offer, and none with a pose that is left out`() throws {
    let poses = Dictionary(uniqueKeysWithValues: try library.poses().map { ($0.id, $0) })
    let routines = try library.routines()
    #expect(routines.count >= 30)
    for stage in Self.pregnant + [.earlyPostpartum, .laterPostpartum, .any] {
      let offered = routines.filter { $0.isRecommended(at: stage, poses: poses) }
      #expect(offered.count >= 4, "\(stage)")
      for part in offered.flatMap(\.parts) {
        #expect(poses[part.pose]?.suitability(at: stage) != .avoid, "\(part.pose) at \(stage)")
        #expect(poses[part.pose]?.isStudied(at: stage) == true, "\(part.pose) at \(stage)")
      }
    }
  }

  @Test func `a pose asks for no more practice than its routine`() throws {
    let levels = PracticeLevel.allCases
    let poses = Dictionary(uniqueKeysWithValues: try library.poses().map { ($0.id, $0) })
    for routine in try library.routines() {
      for part in routine.parts {
        let pose = try #require(poses[part.pose])
        let (of, own) = (levels.firstIndex(of: pose.level), levels.firstIndex(of: routine.level))
        #expect(try #require(of) <= (try #require(own)), "\(routine.id): \(pose.id)")
      }
    }
  }

  @Test func `a stage that is not known is the most careful one`() throws {
    let pose = try #require(try library.poses().first { $0.id == "plank" })
    #expect(pose.suitability(at: .pregnant(trimester: 9)) == .avoid)
    #expect(pose.suitability(at: .any) == .ok)
    #expect(pose.suitability(at: .laterPostpartum) == .avoid)
    #expect(!pose.isStudied(at: .pregnant(trimester: 1)) && pose.isStudied(at: .any))
  }

  @Test func `pelvic floor programmes stay within the public advice`() throws {
    let programmes = try library.pelvicFloorProgrammes()
    #expect(programmes.count >= 3)
    for programme in programmes {
      #expect(programme.hold <= 10 && programme.repeats <= 10 && programme.timesADay <= 3)
      #expect(programme.release >= programme.hold || programme.hold == 10, "\(programme.id)")
      #expect(programme.seconds > 0 && !programme.steps.isEmpty)
    }
  }
}

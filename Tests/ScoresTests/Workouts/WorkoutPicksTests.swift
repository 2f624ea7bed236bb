import Physiology
import Testing

@testable import Scores

struct WorkoutPicksTests {
  @Test(arguments: CyclePhase.allCases)
  func `each phase offers three of its own, in the order of the list`(phase: CyclePhase) throws {
    let found = try #require(WorkoutPicks.of(phase).value)
    #expect(found.picks.count == 3 && found.fitting.allSatisfy { $0.phases.contains(phase) })
    #expect(found.picks == Array(found.fitting.prefix(3)))
    #expect(Set(found.fitting).isSubset(of: Workout.all))
  }

  @Test func `what was done six workouts ago is offered again`() throws {
    let done = ["w4", "w1", "w2", "w3", "w7", "w8"]
    let found = try #require(WorkoutPicks.of(.follicular, done: done).value)
    #expect(found.picks.map(\.id) == ["w4", "w5", "w6"])
    let later = try #require(WorkoutPicks.of(.follicular, done: Array(done.prefix(5))).value)
    #expect(later.picks.map(\.id) == ["w5", "w6", "w9"])
  }

  @Test(arguments: CyclePhase.allCases)
  func `who begins is offered none of high intensity, who is pregnant none`(phase: CyclePhase) {
    let found = WorkoutPicks.of(phase, isBeginner: true).value
    #expect(found?.fitting.contains { $0.intensity == .high } == false)
    #expect(WorkoutPicks.of(phase, isPregnant: true).reason == .pregnancy)
  }

  @Test func `there are twelve`() {
    #expect(Workout.all.count == 12 && Set(Workout.all.map(\.id)).count == 12)
  }
}

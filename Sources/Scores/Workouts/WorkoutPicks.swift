package import Physiology

/// The workouts of a phase and the three of them that are offered.
package struct WorkoutPicks: Hashable, Sendable {
  /// Those of the phase, in the order of the list.
  package let fitting: [Workout]
  /// Up to three: those that were not among the last five done, then those done longest ago.
  package let picks: [Workout]

  /// Why none is offered.
  package enum Shortage: Hashable, Sendable {
    /// Pregnancy has its own list of movement.
    case pregnancy
  }

  /// The workouts that are remembered as done.
  package static let remembered = 5

  /// How many are offered.
  package static let offered = 3

  /// The picks of a phase after the workouts done, by identifier and oldest first; who begins is
  /// offered none of high intensity.
  package static func of(
    _ phase: CyclePhase, done: [String] = [], isBeginner: Bool = false, isPregnant: Bool = false
  ) -> Availability<WorkoutPicks, Shortage> {
    if isPregnant { return .unavailable(.pregnancy) }
    let fitting = Workout.all.filter {
      $0.phases.contains(phase) && !(isBeginner && $0.intensity == .high)
    }
    let recent = Array(done.suffix(remembered))
    let fresh = fitting.filter { !recent.contains($0.id) }
    let again = fitting.compactMap { workout in
      recent.lastIndex(of: workout.id).map { (workout: workout, place: $0) }
    }
    .sorted { $0.place < $1.place }
    .map(\.workout)
    return .available(
      WorkoutPicks(fitting: fitting, picks: Array((fresh + again).prefix(offered))))
  }
}

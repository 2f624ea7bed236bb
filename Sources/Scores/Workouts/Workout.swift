package import Physiology

/// A workout of StrengthGraceFlow's list.
package struct Workout: Hashable, Sendable {
  /// Its identifier, `w1` to `w12`.
  package let id: String
  /// What it is.
  package let kind: Kind
  /// How long it takes, minutes.
  package let minutes: Int
  /// How hard it is.
  package let intensity: Intensity
  /// The phases it is offered in.
  package let phases: Set<CyclePhase>

  /// What a workout is.
  package enum Kind: String, CaseIterable, Sendable {
    case yoga, stretching, cardio, pilates, dance, strength, hiit, barre
  }

  /// How hard a workout is.
  package enum Intensity: String, CaseIterable, Sendable {
    case low, medium, high
  }

  /// The twelve, in their order.
  package static let all = [
    Workout("w1", .yoga, 20, .low, [.menstrual, .luteal]),
    Workout("w2", .stretching, 15, .low, [.menstrual]),
    Workout("w3", .cardio, 20, .low, [.menstrual]),
    Workout("w4", .pilates, 30, .medium, [.follicular, .luteal]),
    Workout("w5", .dance, 25, .medium, [.follicular, .ovulation]),
    Workout("w6", .strength, 35, .medium, [.follicular]),
    Workout("w7", .hiit, 25, .high, [.ovulation]),
    Workout("w8", .strength, 40, .high, [.ovulation]),
    Workout("w9", .cardio, 30, .high, [.ovulation, .follicular]),
    Workout("w10", .barre, 35, .medium, [.luteal]),
    Workout("w11", .yoga, 30, .low, [.luteal, .menstrual]),
    Workout("w12", .strength, 30, .medium, [.luteal, .follicular]),
  ]

  private init(
    _ id: String, _ kind: Kind, _ minutes: Int, _ intensity: Intensity, _ phases: Set<CyclePhase>
  ) {
    self.id = id
    self.kind = kind
    self.minutes = minutes
    self.intensity = intensity
    self.phases = phases
  }
}

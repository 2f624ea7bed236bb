import Knowledge
import Physiology

/// What weighs on an intent's score beside the trained weights, looked up once for each label.
struct IntentTraits: Sendable {
  let intent: IntentID
  /// Whether it is made for each mode, in their order; guardrails are for all.
  private let suits: [Bool]
  /// Whether it writes what it is told, which a question does not.
  let isWritten: Bool
  /// Whether it is nothing without a number.
  let isMeasured: Bool
  /// Whether it is no business of Bloom's where an animal is spoken of.
  let isBeyondAnimals: Bool
  /// Whether it is no business of Bloom's where another person is spoken of.
  let isBeyondRelatives: Bool

  init(_ intent: IntentID, modes: Set<Mode>) {
    let group = intent.group
    self.intent = intent
    suits = Mode.allCases.map { group == "guard" || modes.isEmpty || modes.contains($0) }
    isWritten =
      intent == "preg.set_dates" || group == "log" && !Self.unwritten.contains(intent)
    isMeasured = Self.measured.contains(intent)
    isBeyondRelatives = Self.advice.contains(intent)
    isBeyondAnimals = isBeyondRelatives || ["content", "cycle", "insight"].contains(group)
  }

  /// Whether it is made for the mode with a number.
  func suits(mode number: Int) -> Bool { suits[number] }

  /// Whether it is no business of Bloom's with a subject: emergencies always are.
  func isBeyond(_ subject: Subject) -> Bool {
    switch subject {
    case .her: false
    case .animal: isBeyondAnimals
    case .relative: isBeyondRelatives
    }
  }

  private static let unwritten: Set<IntentID> = [
    "log.appointment", "log.kicks", "log.contraction", "log.note",
  ]
  private static let measured: Set<IntentID> = [
    "log.bbt", "log.weight", "log.measure", "log.scale", "log.water",
  ]
  private static let advice: Set<IntentID> = ["guard.medication", "guard.lab", "guard.diagnosis"]
}

import Knowledge
import Physiology

/// The intents that a model's labels are, with their traits.
struct LabelTraits: Sendable {
  /// The intent of each label.
  let intents: [IntentID]
  /// The labels that are not made for each mode, by its number.
  let foreign: [[Int]]
  /// The labels that are no business of Bloom's where an animal is spoken of, and another person.
  let beyondAnimals, beyondRelatives: [Int]
  /// The labels that write, that are nothing without a number, and that are matters of care.
  let written, measured, ofCare: [Int]
  /// The label of each intent, by its number.
  let places: WordMap<Int>

  init(_ intents: [IntentID], modes: (IntentID) -> Set<Mode>) {
    self.intents = intents
    let traits = intents.map { IntentTraits($0, modes: modes($0)) }
    func labels(_ isWanted: (IntentTraits) -> Bool) -> [Int] {
      traits.indices.filter { isWanted(traits[$0]) }
    }
    foreign = Mode.allCases.indices.map { mode in labels { !$0.suits(mode: mode) } }
    beyondAnimals = labels(\.isBeyondAnimals)
    beyondRelatives = labels(\.isBeyondRelatives)
    written = labels(\.isWritten)
    measured = labels(\.isMeasured)
    ofCare = labels(\.isOfCare)
    var places = WordMap<Int>(expecting: intents.count)
    for (place, intent) in intents.enumerated() { places.set(intent.rawValue, to: place) }
    self.places = places
  }

  /// The labels that are no business of Bloom's with a subject: emergencies always are.
  func beyond(_ subject: Subject) -> [Int] {
    switch subject {
    case .her: []
    case .animal: beyondAnimals
    case .relative: beyondRelatives
    }
  }
}

/// What weighs on an intent's score beside the trained weights, looked up once for each label.
struct IntentTraits: Sendable {
  /// The modes it is made for, a bit for each in their order; guardrails are for all.
  private let suits: UInt8
  /// Whether it writes what it is told, which a question does not.
  let isWritten: Bool
  /// Whether it is a matter of care.
  let isOfCare: Bool
  /// Whether it is nothing without a number.
  let isMeasured: Bool
  /// Whether it is no business of Bloom's where an animal is spoken of.
  let isBeyondAnimals: Bool
  /// Whether it is no business of Bloom's where another person is spoken of.
  let isBeyondRelatives: Bool

  init(_ intent: IntentID, modes: Set<Mode>) {
    let group = intent.group
    let isForAll = group == "guard" || modes.isEmpty
    suits = Mode.allCases.enumerated().reduce(0) { bits, mode in
      isForAll || modes.contains(mode.element) ? bits | 1 << UInt8(mode.offset) : bits
    }
    isWritten =
      intent == "preg.set_dates" || group == "log" && !Self.unwritten.contains(intent)
    isOfCare = group == "guard"
    isMeasured = Self.measured.contains(intent)
    isBeyondRelatives = Self.advice.contains(intent)
    isBeyondAnimals = isBeyondRelatives || ["content", "cycle", "insight"].contains(group)
  }

  /// Whether it is made for the mode with a number.
  func suits(mode number: Int) -> Bool { suits & 1 << UInt8(number) != 0 }

  private static let unwritten: WordSet = [
    "log.appointment", "log.kicks", "log.contraction", "log.note",
  ]
  private static let measured: WordSet = [
    "log.bbt", "log.weight", "log.measure", "log.scale", "log.water",
  ]
  private static let advice: WordSet = ["guard.medication", "guard.lab", "guard.diagnosis"]
}

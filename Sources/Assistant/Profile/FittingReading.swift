import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// A reading that fits what is known of her: without care for what is as it should be, and without
/// first steps or dates that were only guessed and would end in a form.
struct FittingReading {
  private(set) var reading: Reading
  private let thread: DialogueState
  private let reader: Reader
  private let scene: Scene

  init(_ reading: Reading, _ thread: DialogueState, reader: Reader, scene: Scene) {
    self.reading = reading
    self.thread = thread
    self.reader = reader
    self.scene = scene
    if let concern = reading.concern, Self.isMoot(concern, scene) {
      self.reading.triage = .proceed
    }
    if case .intercept(let concern) = reading.triage, scene.isAfterLoss,
      concern.id == Self.missed
    {
      self.reading.triage = .accompany(concern)
    }
    if thread.withdrawn.contains(reading.weighedKind) { self.reading.withdraw() }
    if scene.profile.foretellsNothing, scene.profile.menses != .never { leaveUnbegun() }
    if scene.profile.menses == .never { leaveUncome() }
    if thread.expecting == nil { leaveUnled() }
  }

  /// The concern of periods that stay away, which after a loss has words of its own.
  static let missed = "missed_3_months"

  /// Whether a concern does not count at her age.
  private static func isMoot(_ concern: Concern, _ scene: Scene) -> Bool {
    concern.id == "no_period_15" && scene.profile.age.map { $0 < ageOfFirst } == true
  }

  /// The age from which a first period is overdue.
  private static let ageOfFirst = 15

  /// A first period that is awaited or feared has not begun.
  private mutating func leaveUncome() {
    let told = reading.understanding.interpretations
    guard told.contains(where: { $0.intent == .periodStart }),
      reader.profiles.isOfFuture(reading.message)
    else { return }
    let left = told.filter { $0.intent != .periodStart }
    reading.understanding.interpretations = left.isEmpty ? [read(.talk)] : left
  }

  private mutating func leaveUnled() {
    let understanding = reading.understanding
    guard understanding.decision == .answer, let guess = understanding.interpretations.first,
      understanding.interpretations.count == 1, guess.match == .classifier,
      mayBeForm(guess.intent), reading.level <= .provider,
      !reader.profiles.leads(to: String(guess.intent.group), reading.message.tokens)
    else { return }
    let others = understanding.alternatives.filter { $0.confidence >= Self.near }
    if others.contains(where: { $0.intent == .contraction }), scene.mode == .pregnancy,
      thread.texts.contains(where: { reader.profiles.namesContraction($0) })
    {
      var timed = read(.contraction)
      if timed.slots["action"] == nil, timed.slots[.value] == nil {
        timed.slots["action"] = .text("start")
      }
      timed.slots[.date] = nil
      reading.understanding.interpretations = [timed]
    } else if let other = others.first(where: { $0.intent.group == "content" }),
      understanding.namesThing
    {
      reading.understanding.interpretations = [read(other.intent)]
    } else if thread.isHeavy || scene.isAfterLoss {
      reading.understanding.interpretations = [read(.talk)]
    } else {
      reading.understanding.interpretations = []
      reading.understanding.decision = .outside
    }
  }

  private func read(_ intent: IntentID) -> Interpretation {
    reader.read(reading.message.original, as: intent, context: scene.context)
  }

  /// How sure the weights must be of what is taken instead.
  private static let near = 0.75

  /// Whether the answer would be a form.
  private func mayBeForm(_ intent: IntentID) -> Bool {
    if intent == .onboard { return true }
    guard ["cycle", "ttc"].contains(intent.group), intent != .cycleExplain else { return false }
    return scene.cycle.forecast?.isStale ?? true
  }

  /// Where no period comes, bleeding is bleeding: no start is made of it, and a day behind "since" is
  /// not the day of it.
  private mutating func leaveUnbegun() {
    var interpretations = reading.understanding.interpretations
    defer { reading.understanding.interpretations = interpretations }
    let tokens = reading.message.tokens
    if !tokens.contains(where: { reader.profiles.isOf($0.text, "start") }) {
      interpretations.removeAll { $0.intent == .periodStart }
    }
    if scene.profile.takesTestosterone,
      !tokens.contains(where: { reader.profiles.isOf($0.text, "dose") })
    {
      interpretations.removeAll { told in
        ["log.supplement", "log.factor"].contains(told.intent)
          && told.slots.values.flatMap(\.words).contains { reader.profiles.isOf($0, "two_t") }
          || told.intent == "log.factor" && told.slots["factor"] == .text("injection")
      }
    }
    let since = reading.understanding.entities.filter { entity in
      let first = entity.tokens.lowerBound
      return reader.profiles.isOf(tokens[first].text, "since")
        || reader.profiles.isOf(tokens[first - 1].text, "since")
    }
    guard !since.isEmpty else { return }
    for index in interpretations.indices where interpretations[index].intent.isLog {
      interpretations[index].slots[.date] = nil
      interpretations[index].nearDay = nil
    }
  }
}

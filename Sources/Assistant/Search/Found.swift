import Knowledge

/// A piece of content that a lookup found.
public struct Found: Hashable, Sendable {
  /// What sort of content it is.
  public enum Kind: String, CaseIterable, Sendable {
    case pose, routine, food, nutrient, meal, care, topic, breathing, affirmation
  }

  /// What sort of content it is.
  public let kind: Kind
  /// Its id among its sort.
  public let id: String
  /// What it is called; an idea without a name is its own first words.
  public let name: String

  init(_ kind: Kind, _ id: String, _ name: String) {
    self.kind = kind
    self.id = id
    self.name = name
  }

  init(_ pose: Pose) { self.init(.pose, pose.id, pose.name) }
  init(_ routine: Routine) { self.init(.routine, routine.id, routine.name) }
  init(_ food: Food) { self.init(.food, food.id, food.name) }
  init(_ nutrient: Nutrient) { self.init(.nutrient, nutrient.id, nutrient.name) }
  init(_ topic: Topic) { self.init(.topic, topic.id, topic.name) }
  init(_ item: CareItem) { self.init(.care, item.id, item.text) }
  init(_ meal: MealIdea) { self.init(.meal, meal.id, meal.name) }
  init(_ words: Affirmation) { self.init(.affirmation, words.id, words.text) }
  init(_ pattern: BreathingPattern) { self.init(.breathing, pattern.id, pattern.name) }
}

/// What was asked of the content, and what of it was shown.
struct Asked: Sendable {
  /// A change asked for after something was shown.
  enum Change: Sendable { case another, shorter, longer, gentler }

  /// The ids of what was shown for the same question already.
  var shown: [String] = []
  /// How long the last thing shown takes, in minutes.
  var minutes: Int?
  /// What is to be different now.
  var change: Change?
}

extension Asked {
  /// The same once an outcome is shown.
  func showing(_ outcome: Outcome) -> Asked {
    Asked(
      shown: shown + outcome.found.prefix(outcome.listed).map(\.id),
      minutes: outcome.minutes ?? minutes)
  }
}

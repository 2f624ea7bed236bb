import Records

/// A text of a record that can be shown, as a person reads it.
struct Prose: Hashable, Sendable {
  let file: String
  let line: Int
  /// What can be said, one text for each variant of a message.
  let variants: [String]
  /// What a message may say beside that, by the literals in it; held to what may be said alone.
  let asides: [String]
  /// Whether it is told in sentences, so that its grade means something.
  let isGraded: Bool

  /// All that can be said, a variant a line.
  var text: String { variants.joined(separator: "\n") }

  /// The record types that tell facts, each with a source.
  static let factual: Set<String> = [
    "Pose", "Routine", "Food", "Nutrient", "NutritionTip", "Topic", "PhaseCard", "Week", "RedFlag",
    "BreathingPattern", "PelvicFloorProgramme", "MealIdea", "Milestone", "Question",
  ]

  /// Fields that hold what people may type, names of things, or rules, not what is said.
  private static let unshown: Set<String> = [
    "Like", "Unlike", "Catch", "Pass", "Form", "Any", "Frame", "Raise", "When", "Unless", "Id",
    "Alias", "Title", "Organisation", "Place", "Kind", "Value", "Phrase", "Source", "Words",
    "Opener", "Mark", "Denial", "Correction", "Licence", "Sanskrit", "Remedy", "Risky", "Denying",
    "PerServing", "Variant", "Ask", "With",
  ]
  /// Fields that hold names and measures rather than sentences.
  private static let ungraded: Set<String> = [
    "Name", "Serving", "Comparison", "Pose", "Example", "Help", "Prop", "Allergen",
  ]
  /// Record types that hold rules or what people may type.
  private static let rules: Set<String> = [
    "Concept", "Words", "Spelling", "Standing", "StandingWord", "TimeWord", "Measure", "Common",
    "Source", "Tone", "Sample", "Acuity", "Language", "CrisisLine", "Denial",
    "QuestionStop", "QuestionWord", "QuestionVeto",
  ]

  /// The texts of a record, without the marks of a template.
  static func all(in record: Record) -> [Prose] {
    guard !rules.contains(record.type ?? "") else { return [] }
    return record.fields.compactMap { field in
      let isTemplate = record.type == "Intent" && field.name == "Say"
      guard !unshown.contains(field.name), !isTemplate, field.value.contains(where: \.isWhitespace)
      else { return nil }
      let message = SpokenMessage(field.value)
      return Prose(
        file: record.file, line: field.line, variants: message.variants, asides: message.asides,
        isGraded: !ungraded.contains(field.name) && record.type != "Intent")
    }
  }
}

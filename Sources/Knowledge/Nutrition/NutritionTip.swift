import Records

/// An idea about eating at a time of the cycle or of life.
public struct NutritionTip: Hashable, Sendable {
  /// The id.
  public let id: String
  /// When it is meant for; empty means any time.
  public let stages: [Stage]
  /// The trimesters it is meant for, 1 to 3; empty means all.
  public let trimesters: [Int]
  /// How good the evidence is for what it tells about the body; nil where it tells nothing.
  public let grade: EvidenceGrade?
  /// The idea.
  public let text: String
  /// The ids of foods it speaks of.
  public let foods: [String]
  /// The ids of nutrients it speaks of.
  public let nutrients: [String]
  /// The ids of its sources.
  public let sources: [String]
}

extension NutritionTip: Content {
  static var recordType: String { "NutritionTip" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    stages = try record.words("Phase")
    trimesters = try record.wholeNumbers("Trimester")
    grade = try record.optionalWord("Grade")
    text = try record.text("Text")
    foods = record.texts("Food")
    nutrients = record.texts("Nutrient")
    sources = record.texts("Source")
  }
}

import Records

/// What a week of pregnancy brings. All measures are typical values, not targets.
public struct PregnancyWeek: Hashable, Sendable {
  /// From where to where a length is measured.
  public enum LengthMeasure: String, CaseIterable, Sendable {
    case crownRump = "crown-rump"
    case crownHeel = "crown-heel"
  }

  /// The week, counted from the first day of the last period, 1 to 42.
  public let week: Int
  /// The baby's length in millimetres.
  public let lengthMm: Double?
  /// What that length measures.
  public let lengthMeasure: LengthMeasure?
  /// The baby's weight in grams.
  public let weightG: Double?
  /// The lower bound of the usual weight in grams.
  public let weightLowG: Double?
  /// The upper bound of the usual weight in grams.
  public let weightHighG: Double?
  /// Something of about that size.
  public let comparison: String?
  /// What the comparison is about, as in `length`.
  public let comparisonBasis: String?
  /// What happens with the baby.
  public let baby: String
  /// What may be felt in the body.
  public let body: String
  /// A word to add.
  public let note: String?
  /// The ids of its sources.
  public let sources: [String]
}

extension PregnancyWeek: Content {
  static var recordType: String { "Week" }
  var key: String { String(week) }

  init(_ record: Record) throws(KnowledgeError) {
    guard let field = record.field("Week"), let week = Int(field.value), (1...42).contains(week)
    else {
      throw .malformed(
        record.error(
          "the week is not a number from 1 to 42", remedy: "write Week: 12",
          at: record.field("Week")))
    }
    self.week = week
    lengthMm = try record.number("LengthMm")
    lengthMeasure = try record.optionalWord("LengthMeasure")
    weightG = try record.number("WeightG")
    weightLowG = try record.number("WeightLowG")
    weightHighG = try record.number("WeightHighG")
    comparison = record.optionalText("Comparison")
    comparisonBasis = record.optionalText("ComparisonBasis")
    baby = try record.text("Baby")
    body = try record.text("Body")
    note = record.optionalText("Note")
    sources = record.texts("Source")
  }
}

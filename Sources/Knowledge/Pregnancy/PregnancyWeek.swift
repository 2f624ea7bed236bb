import Records

/// What a week of pregnancy brings. All measures are typical values, not targets.
public struct PregnancyWeek: Hashable, Sendable {
  /// From where to where a length is measured.
  public enum LengthMeasure: String, CaseIterable, Sendable {
    case endToEnd = "end-to-end"
    case crownRump = "crown-rump"
    case crownHeel = "crown-heel"
  }

  /// The week, counted from the first day of the last period, 1 to 42.
  public let week: Int
  /// The trimester, 1 to 3.
  public let trimester: Int?
  /// The length in millimetres.
  public let lengthMm: Double?
  /// What that length measures.
  public let lengthMeasure: LengthMeasure?
  /// The weight in grams.
  public let weightG: Double?
  /// The lower bound of the usual weight in grams.
  public let weightLowG: Double?
  /// The upper bound of the usual weight in grams.
  public let weightHighG: Double?
  /// Something of about that size.
  public let comparison: String?
  /// What the comparison is about, as in `length`.
  public let comparisonBasis: String?
  /// What develops, one sentence or two each; in weeks 1 and 2 there is no pregnancy yet.
  public let facts: [String]
  /// What may be felt in the body, with what needs a call.
  public let changes: [String]
  /// What is offered around this week, by region; what opens in it comes first.
  public let windows: [CareWindow]
  /// Small things to do in this week.
  public let checklist: [String]
  /// A gentle line.
  public let line: String?
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
    trimester = try record.wholeNumber("Trimester")
    lengthMm = try record.number("LengthMm")
    lengthMeasure = try record.optionalWord("LengthMeasure")
    weightG = try record.number("WeightG")
    weightLowG = try record.number("WeightLowG")
    weightHighG = try record.number("WeightHighG")
    comparison = record.optionalText("Comparison")
    comparisonBasis = record.optionalText("ComparisonBasis")
    facts = record.texts("Fact")
    changes = record.texts("Change")
    var windows: [CareWindow] = []
    for field in record.fields.named("Window") {
      guard let window = CareWindow(field.value) else {
        throw record.misfit(
          field, "names no region", remedy: "write UK, US or All before it, as in UK: ...")
      }
      windows.append(window)
    }
    self.windows = windows
    checklist = record.texts("Checklist")
    line = record.optionalText("Line")
    sources = record.texts("Source")
  }
}

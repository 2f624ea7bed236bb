import Records

/// Published reference amounts a day, for people in general; no advice for one person.
///
/// The US figures are those of the Dietary Reference Intakes for ages 19 to 50, the UK figure is
/// the reference nutrient intake of an adult, both from the column for women.
public struct ReferenceIntake: Hashable, Sendable {
  /// The unit of every amount.
  public let unit: String
  /// In the United States.
  public let us: String?
  /// In the United States, in pregnancy.
  public let usPregnancy: String?
  /// In the United States, while breastfeeding.
  public let usBreastfeeding: String?
  /// In the United Kingdom.
  public let uk: String?
  /// What the United Kingdom adds at other times of life.
  public let ukNote: String?
  /// The most a day for adults, in the United States.
  public let upperLimit: String?
  /// What the most a day counts.
  public let upperLimitNote: String?

  /// Reads the amounts of a nutrient; nil where there are none.
  init?(_ record: Record) {
    guard let unit = record.optionalText("Unit") else { return nil }
    self.unit = unit
    us = record.optionalText("US")
    usPregnancy = record.optionalText("USPregnancy")
    usBreastfeeding = record.optionalText("USBreastfeeding")
    uk = record.optionalText("UK")
    ukNote = record.optionalText("UKNote")
    upperLimit = record.optionalText("UpperLimit")
    upperLimitNote = record.optionalText("UpperLimitNote")
  }
}

/// How good the evidence for a statement is.
public enum EvidenceGrade: String, CaseIterable, Sendable {
  /// Consistent trials or a guideline.
  case a = "A"
  /// Some trials or strong physiology.
  case b = "B"
  /// Small, mixed or indirect studies.
  case c = "C"
  /// Belief only.
  case d = "D"
}

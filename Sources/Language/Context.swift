public import Civil
public import Physiology

/// Whether a message looks back or ahead.
public enum Tense: String, CaseIterable, Hashable, Sendable {
  case past
  case future
}

/// All that is known while a message is read; nothing is taken from a clock or a file.
public struct Context: Hashable, Sendable {
  /// What the person uses Bloom for.
  public var mode: Mode
  /// The moment the message was typed.
  public var reference: Moment
  /// A language tag such as `en-GB`, which decides the order of day and month; nil when unknown.
  public var locale: String?
  /// The tense to read dates in; nil to take it from the message.
  public var tense: Tense?
  /// Completed weeks of pregnancy, where known.
  public var weeks: Int?
  /// Days since the birth, where known.
  public var daysPostpartum: Int?
  /// Days the period is late, where known.
  public var daysLate: Int?
  /// The words that she calls her child by; empty where she gave it no name.
  public var childName: [String] = []
  /// The first day of the period that the days of the running cycle are counted from, where known.
  public var periodStart: CivilDate?
  /// The place whose numbers apply, as an ISO 3166 code such as `GB`; nil when unknown.
  public var region: String?
  /// Earlier messages of the conversation, oldest first.
  public var turns: [String]
  /// What the record of the last days holds that bears on care, such as `positive_test`.
  public var recent: [String]
  /// Her own words for symptoms that she follows.
  public var symptoms: [String]

  /// Makes a context of what is known.
  public init(
    mode: Mode = .cycle, reference: Moment, locale: String? = nil, tense: Tense? = nil,
    weeks: Int? = nil, daysPostpartum: Int? = nil, daysLate: Int? = nil, region: String? = nil,
    turns: [String] = [], recent: [String] = [], symptoms: [String] = []
  ) {
    self.mode = mode
    self.reference = reference
    self.locale = locale
    self.tense = tense
    self.weeks = weeks
    self.daysPostpartum = daysPostpartum
    self.daysLate = daysLate
    self.region = region
    self.turns = turns
    self.recent = recent
    self.symptoms = symptoms
  }
}

import Records

/// What is usual in a stretch of days and what may help, for whoever stands beside a person.
public struct PartnerGuide: Hashable, Sendable {
  /// The stretch of days.
  public enum Days: String, CaseIterable, Sendable {
    case menstrual, follicular, ovulation, luteal
    case firstThird = "trimester_1"
    case secondThird = "trimester_2"
    case lastThird = "trimester_3"
    case postpartum, loss

    /// Whether a baby is on the way or there.
    public var isOfBaby: Bool {
      [.firstThird, .secondThird, .lastThird, .postpartum].contains(self)
    }
  }

  /// The stretch of days.
  public let days: Days
  /// Its name.
  public let name: String
  /// What is usual in it.
  public let text: String
  /// What may help.
  public let ideas: [String]
  /// When to call for help; nil where nothing is of these days alone.
  public let call: String?
  /// The ids of the sources.
  public let sources: [String]
}

extension PartnerGuide: Content {
  static var recordType: String { "PartnerGuide" }
  var key: String { days.rawValue }

  init(_ record: Record) throws(KnowledgeError) {
    days = try record.word("Id")
    name = try record.text("Name")
    text = try record.text("Text")
    ideas = record.texts("Idea")
    call = record.optionalText("Call")
    sources = record.texts("Source")
  }
}

import Records

/// A kind sentence to hold on to.
public struct Affirmation: Hashable, Sendable {
  /// The occasion an affirmation is written for.
  public enum Collection: String, CaseIterable, Sendable {
    case menstrual, follicular, ovulation, luteal
    case ttc, waiting, treatment
    case pregnancy
    case firstTrimester = "first_trimester"
    case secondTrimester = "second_trimester"
    case thirdTrimester = "third_trimester"
    case labour, postpartum, feeding, loss, perimenopause
    case pain, body, sleep, anxiety, sadness, anger, overwhelm, tired, hard, alone, joy, general
  }

  /// The id.
  public let id: String
  /// The occasion it is written for.
  public let set: Collection
  /// The sentence.
  public let text: String
  /// Whether it touches something tender and is shown only where it is asked for.
  public let isSensitive: Bool
}

extension Affirmation: Content {
  static var recordType: String { "Affirmation" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    set = try record.word("Set")
    text = try record.text("Text")
    isSensitive = try record.flag("Sensitive")
  }
}

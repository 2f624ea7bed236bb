import Records

/// A question that many people ask, with what any leaflet answers to it.
public struct CommonQuestion: Hashable, Sendable {
  /// Whom an answer is worded for.
  public enum Audience: String, CaseIterable, Sendable {
    case testosterone, young, partner, loss, pregnant, postpartum, trying, perimenopause
  }

  /// The id.
  public let id: String
  /// What it is about; questions of one topic are answered after one another.
  public let topic: String
  /// How it is asked: patterns of words, any of which will do.
  public let asks: [String]
  /// Whether it is answered where it is told and not asked.
  public let isTold: Bool
  /// Whether anybody may be told the answer, so that nothing is declined beside it.
  public let isPlain: Bool
  /// The ids of the red flags that it is still answered after.
  public let flags: [String]
  /// The answer, its first sentence first.
  public let text: String
  /// The answers for some, in place of that for all.
  public let variants: [Audience: String]
  /// The ids of its sources.
  public let sources: [String]

  /// The answer for the first of some audiences that has one of its own, else that for all.
  public func text(for audiences: [Audience]) -> String {
    audiences.lazy.compactMap { variants[$0] }.first ?? text
  }
}

extension CommonQuestion: Content {
  static var recordType: String { "Question" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    topic = try record.text("Topic")
    asks = record.texts("Ask")
    isTold = try record.flag("Told")
    isPlain = try record.flag("Plain")
    flags = record.texts("With")
    text = try record.text("Text")
    sources = record.texts("Source")
    var variants: [Audience: String] = [:]
    for audience in Audience.allCases {
      let name = audience.rawValue.prefix(1).uppercased() + audience.rawValue.dropFirst()
      variants[audience] = record.optionalText(name)
    }
    self.variants = variants
  }
}

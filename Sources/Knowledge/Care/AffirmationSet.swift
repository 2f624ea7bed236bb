import Records

/// What a set of affirmations is for, and how it is asked for.
public struct AffirmationSet: Hashable, Sendable {
  /// The part of life that a set fits.
  public enum Scope: String, CaseIterable, Sendable {
    case any, cycle, ttc, pregnancy, postpartum, perimenopause, loss
  }

  /// The set.
  public let id: Affirmation.Collection
  /// Where it may be given.
  public let scope: Scope
  /// Words that ask for it.
  public let phrases: [String]
  /// The moods and complaints that it answers.
  public let moods: [String]
}

extension AffirmationSet: Content {
  static var recordType: String { "AffirmationSet" }
  var key: String { id.rawValue }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.word("Id")
    scope = try record.word("Fits")
    phrases = record.texts("Phrase")
    moods = record.texts("Mood")
  }
}

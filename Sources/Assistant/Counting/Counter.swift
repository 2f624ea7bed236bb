/// A screen that counts or times by the press of a key, with every word on it.
public struct Counter: Hashable, Sendable {
  /// What is counted.
  public enum Kind: String, CaseIterable, Sendable {
    case contractions, kicks
  }

  /// What a key does.
  public enum Press: Hashable, Sendable {
    /// A contraction begins, or the running one ends; a movement is felt.
    case mark
    /// The last press was a slip.
    case takeBack
  }

  /// What is counted.
  public let kind: Kind
  /// What stands on top.
  public let title: String
  /// Which keys there are.
  public let keys: String
  /// That it stands still.
  public let paused: String
  /// What to do at first.
  public let begin: String
  /// What stands beside the large number: two phrases.
  public let captions: [String]
  /// The heads of the columns; empty where there are none.
  public let columns: [String]
  /// What is always to be seen.
  public let care: String
}

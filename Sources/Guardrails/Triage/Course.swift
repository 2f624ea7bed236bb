/// How a danger told before goes on, by what a later message says of it.
public enum Course: String, CaseIterable, Sendable {
  /// It gets worse.
  case worse
  /// It is as it was.
  case same
  /// Whether it needs what was asked of her: "so I don't need to call?"
  case asked
  /// She means to act, but later.
  case later

  /// The concepts that say so.
  var concepts: [String] { ["stands.\(rawValue)", "stands.\(rawValue).no"] }
}

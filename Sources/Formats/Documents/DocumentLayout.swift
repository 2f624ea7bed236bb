import Journal

/// A JSON document of another app.
protocol DocumentLayout: Sendable {
  /// What a file of it is: `a Clue export`.
  static var kind: String { get }
  /// Whether a document is of this layout.
  static func knows(_ node: JSONNode) -> Bool
  /// Takes what is in a document.
  static func read(_ node: JSONNode, into draft: inout DiaryDraft)
}

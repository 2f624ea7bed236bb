import Knowledge

/// One clause of a message, or several that belong together, with what it means by itself.
struct Part: Sendable {
  var spans: [Range<Int>]
  let intent: IntentID
  /// As in ``Ranking/certainty``, with what the context adds.
  let score: Double
  let match: Interpretation.Match
  let captures: [TemplateMatch.Capture]
  /// Whether it means something without its neighbours.
  var isSure: Bool

  /// From the first word to the last.
  var span: Range<Int> {
    guard spans.count != 1 else { return spans[0] }
    return (spans.map(\.lowerBound).min() ?? 0)..<(spans.map(\.upperBound).max() ?? 0)
  }
}

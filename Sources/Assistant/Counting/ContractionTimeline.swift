public import Physiology

/// Contractions one after the other, for a host to draw, and how regular they are.
public struct ContractionTimeline: Hashable, Sendable {
  /// A contraction, with the seconds from the start of the one before.
  public struct Row: Hashable, Sendable {
    /// The contraction.
    public let contraction: Contraction
    /// Seconds from start to start; nil for the first and after two hours or more.
    public let apart: Int?
  }

  /// Oldest first.
  public let rows: [Row]
  /// How regular they are.
  public let pattern: ContractionPattern

  /// Puts contractions, oldest first, in a line.
  public init(contractions: [Contraction], pattern: ContractionPattern) {
    rows = contractions.enumerated().map { index, contraction in
      let apart = index > 0 ? contraction.seconds(since: contractions[index - 1]) : nil
      return Row(
        contraction: contraction,
        apart: apart.flatMap { $0 < ContractionWords.sameSession ? $0 : nil })
    }
    self.pattern = pattern
  }
}

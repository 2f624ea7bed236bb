/// What the decision on danger rests on.
public struct DangerInputs: Hashable, Sendable {
  /// What the trained weights make of the words of a message.
  public var scores: Acuity.DangerScores
  /// Whether a red flag of level urgent or emergency holds.
  public var hasFlag: Bool
  /// Whether no red flag holds and what is meant is a line of the diary.
  public var isLog: Bool
  /// What is said about the signs.
  public var cues: DangerCues

  public init(scores: Acuity.DangerScores, hasFlag: Bool, isLog: Bool, cues: DangerCues) {
    (self.scores, self.hasFlag, self.isLog, self.cues) = (scores, hasFlag, isLog, cues)
  }

  /// The names of the inputs in `decision.rec`, in the order of ``values``.
  package static let names = [
    "margin", "stretch", "unknown", "flag", "log", "soft", "hard", "alarming", "usual",
  ]

  /// The inputs as numbers.
  package var values: [Double] {
    [
      scores.margin, scores.stretch, scores.unknown, hasFlag ? 1 : 0, isLog ? 1 : 0,
      Double(min(3, cues.soft)), cues.isHard ? 1 : 0, Double(min(2, cues.alarming)),
      Double(min(2, cues.usual)),
    ]
  }
}

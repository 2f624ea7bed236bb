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

  /// The inputs as numbers by their names in `decision.rec`; what is not named is 0.
  package var values: [String: Double] {
    var values = [
      "margin": scores.margin, "stretch": scores.stretch, "unknown": scores.unknown,
      "flag": hasFlag ? 1 : 0, "log": isLog ? 1 : 0, "sign." + cues.standing.rawValue: 1,
    ]
    for cue in cues.said { values[cue] = 1 }
    return values
  }
}

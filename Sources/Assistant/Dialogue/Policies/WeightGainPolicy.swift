import Journal
import Knowledge
import Language

/// Answers how much weight was gained in a pregnancy.
struct WeightGainPolicy: DialoguePolicy {
  let name = "weight_gain"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard
      let gain = GainWords(turn.reading, turn.said, journal: turn.journal, scene: turn.scene)
    else { return false }
    plan.say(Outcome(parts: gain.parts, sources: [GainWords.source]), as: "insight.trend")
    return true
  }
}

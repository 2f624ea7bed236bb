import Knowledge
import Language

extension WriteGate {
  /// Whether a message names another thing than its log would write: a wish for sex and no sex, the
  /// highest pulse and none at rest, a weight of long ago, what a menstrual cup held and no drink.
  func misnames(_ told: Interpretation, _ understanding: Understanding) -> Bool {
    let mentions = understanding.mentions + understanding.named
    switch told.intent {
    case "log.sex":
      return told.slots["libido"] == nil && told.slots["protected"] == nil
        && mentions.contains { $0.concept == "libido" }
        && !mentions.contains { $0.concept == "sex" || $0.kind == "protected" }
    case "log.measure":
      return told.slots["rhr"] != nil && understanding.has("peak_pulse")
    case "log.weight":
      return understanding.has("before_pregnancy")
        && understanding.message.tokens.count { $0.number != nil } == 1
    case "log.water":
      return mentions.contains { $0.concept == "menstrual_cup" }
        && !mentions.contains { $0.concept == "water" }
    default: return false
    }
  }
}

import Guardrails
import Knowledge
import Language

extension Reading {
  /// What to say where only the recogniser raised the level.
  var carefulReply: String {
    if isBleedingInPregnancy { return "guard.bleeding" }
    switch acuity?.intent ?? understanding.interpretations.first?.intent {
    case "guard.crisis": return "guard.soon.crisis"
    case "guard.abuse": return "guard.soon.abuse"
    default:
      if classified == .emergency { return "guard.soon.now" }
      return classified == .urgent ? "guard.soon" : "guard.careful"
    }
  }

  /// What to say of that after the text of a lower concern that a rule found.
  var carefulWord: String {
    ["guard.soon", "guard.soon.now"].contains(carefulReply) ? "guard.soon.beside" : carefulReply
  }
}

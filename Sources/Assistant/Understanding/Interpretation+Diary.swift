import Knowledge
import Language

/// What of an interpretation belongs in the diary.
extension Interpretation {
  private static let absent: Set<IntentID> = ["log.symptom", "log.cramps"]

  /// Whether it may be written down: told as a fact, or a symptom told as absent.
  var isFact: Bool {
    switch standing {
    case .told: true
    case .denied: Self.absent.contains(intent)
    case .asked: slots["action"] == .text("query")
    case .supposed, .ahead, .usual, .past, .others: false
    }
  }

  /// What somebody is likely to want who asks about what the diary has a place for.
  var likelyQuestion: IntentID? {
    switch intent {
    case "log.symptom", "log.cramps", "log.mood", "log.sleep": "content.relief"
    case "log.food", "log.caffeine", "log.alcohol", "log.water": "content.food"
    case "log.supplement": "content.nutrient"
    case "log.exercise", "log.yoga": "content.yoga_for"
    case "log.flow", "log.discharge": "content.education"
    default: nil
    }
  }

  /// The reply to what is said and is no fact.
  var notFact: String {
    guard standing == .denied else { return "log.unwritten." + standing.rawValue }
    switch intent {
    case .periodStart: return "log.unwritten.no_start"
    case .periodEnd: return "log.unwritten.no_end"
    default: return "log.unwritten.denied"
    }
  }
}

extension Interpretation {
  /// Whether it is a note whose words follow those that ask for one.
  func isDictated(in message: Message) -> Bool {
    guard intent == "log.note", let text = slots["text"]?.words.first else { return false }
    return message.original.hasSuffix(text) && text.count + 3 < message.original.count
  }

  /// Whether it tells a mood or a symptom.
  var isOfFeeling: Bool { intent == "log.mood" || intent == "log.symptom" }

  /// Whether it holds a reading or a rating, which is told whatever it calls for.
  var isMeasured: Bool {
    ["systolic", "temp", "value", "pain", "rhr", "glucose", "spo2"].contains { slots[$0] != nil }
  }
}

import Guardrails
import Knowledge
import Language
import Physiology

/// What a check-in asks, in order: three short questions, each of which may be skipped.
public enum CheckInQuestion: String, CaseIterable, Sendable {
  case mood, sleep, body

  /// The one that follows; nil after the last.
  var next: CheckInQuestion? {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return place + 1 < all.count ? all[place + 1] : nil
  }

  /// The log that a bare answer is read as.
  fileprivate var intent: IntentID {
    switch self {
    case .mood: "log.mood"
    case .sleep: "log.sleep"
    case .body: "log.symptom"
    }
  }

  /// The question, or the last word after all of them, as something to be said.
  static func outcome(named name: String) -> Outcome {
    guard let question = CheckInQuestion(rawValue: name) else { return .say("checkin.done") }
    return .say("checkin." + question.rawValue, expecting: .checkIn(question))
  }
}

extension Answer {
  /// Whether the message surely asks for something that the diary or its dates answer.
  var asksOfDiary: Bool {
    guard let main, reading.message.tokens.count > 2 else { return false }
    return ["cycle", "ttc", "insight", "edit", "remind"].contains(String(main.group))
  }

  /// An answer to a question of the check-in: what it tells is noted, and the next one follows.
  mutating func takeCheckIn(_ question: CheckInQuestion) {
    guard reading.level == .ok else { return }
    let isFew = reading.message.tokens.count <= 5
    if isFew, said.contains("told.plan_stop") || said.contains("answer.cancel") {
      return say("checkin.done")
    }
    let told = reading.understanding.interpretations.filter { $0.intent.isLog && $0.isFact }
    let read = reader.read(
      reading.message.original, as: question.intent, context: scene.context)
    if !told.isEmpty {
      interpretations = told
    } else if case .facts = FactReader(read).read(), main?.group != "cycle" {
      interpretations = [read]
    } else {
      let isSkip = main == .no || said.contains("told.plan_skip") || said.contains("answer.unknown")
      guard isFew, isSkip || main == .yes, !asksOfDiary else { return }
    }
    isOne = true
    var next = reader.read("", as: .today, context: scene.context)
    next.slots[.asked] = .text("checkin." + (question.next?.rawValue ?? "done"))
    interpretations.append(next)
  }
}

import Guardrails
import Journal
import Knowledge
import Language

/// Answers a question that many people ask.
struct CommonQuestionPolicy: DialoguePolicy {
  let name = "common_question"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let told = turn.loss ?? turn.birth
    guard let question = turn.commonQuestion, question.mayStand(beside: told) else { return false }
    plan.answer(question, turn.reading, logs: Self.logs(turn), told: told)
    return true
  }

  /// What is told beside the question: how long a period lasted is no start of another.
  private static func logs(_ turn: DialogueContext) -> [Interpretation] {
    let logs = turn.reading.logs
    guard turn.says("told.lasted") else { return logs }
    return logs.filter { $0.intent != .periodStart || $0.slots[.date] != nil }
  }
}

extension Plan {
  /// Answers a common question, and keeps what is told beside it.
  fileprivate mutating func answer(
    _ common: CommonAnswer, _ reading: Reading, logs: [Interpretation], told: Interpretation?
  ) {
    if concern?.level == .decline {
      opening.parts.removeAll { $0.isConcern(below: .provider) }
      closing = []
    }
    if common.question.isPlain {
      if concern?.level == .decline {
        concern = nil
        concernID = nil
        level = .ok
      }
    } else if reading.level > level, reading.level != .decline || reading.triage.level == .decline {
      level = min(reading.level, .provider)
      concernID = reading.concernID
    }
    let isBeside = told != nil && !common.isAsked
    if isBeside { closing += common.outcome.parts } else { opening.append(common.outcome) }
    interpretations = common.isOnlyAsked ? [] : logs
    if let told, isBeside || reading.message.clauses.count > 1 {
      let isLoss = told.slots[.tone] == .text("loss")
      interpretations = [told] + (isLoss ? [] : reading.logsBesideBirth)
    }
    let guarded = level == .ok ? [] : reading.meanings.prefix(1).map(\.intent)
    let kept = interpretations.map(\.intent)
    reported = (guarded + ["content.education"] + kept).reduce(into: []) { all, intent in
      if !all.contains(intent) { all.append(intent) }
    }
    isAnswered = true
  }
}

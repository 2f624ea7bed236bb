import Guardrails
import Journal
import Knowledge
import Language

extension Plan {
  /// Asks once in a sitting whether what may be a danger is one: after the answer, where nothing else
  /// is asked, and in place of asking which of some things was meant.
  mutating func askWhether(
    _ reading: Reading, after thread: DialogueState, beside outcome: inout Outcome
  ) {
    guard let asked = reading.check, offersSession, thread.mayCheck, thread.standing == nil,
      level < .urgent, !isIntercepted, !intents.contains(where: { Self.doing.contains($0.group) }),
      !answersQuestion, outcome.concern == nil,
      outcome.begins == nil, outcome.errand == nil, !outcome.edits.contains(where: \.isNote),
      !isSettled(asked, reading, outcome)
    else { return }
    let isUnsure = if case .choice = outcome.expecting { true } else { false }
    guard outcome.expecting == nil || isUnsure else { return }
    if isUnsure || outcome.parts == [.reply("outside")], outcome.edits.isEmpty {
      outcome.parts = []
      outcome.expecting = nil
    }
    check = asked
    outcome.parts.append(.reply(DangerKind(intent: asked.rawValue).checkReply))
  }

  /// Whether the message was plainly understood as something else: a question of the record, a thing
  /// put right, an answer, or facts beside which no sign of an emergency is named.
  private func isSettled(_ asked: IntentID, _ reading: Reading, _ outcome: Outcome) -> Bool {
    guard DangerKind(intent: asked.rawValue) == .emergency else { return false }
    return !Self.settling.isDisjoint(with: policies)
      || !outcome.edits.isEmpty && reading.named[.emergency] == nil
  }

  /// The policies that answer what was plainly meant.
  private static let settling: Set<String> = [
    "record_question", "correction", "retraction", "answer", "amendment", "follow_up",
    "common_question", "resumption", "preference",
  ]
  /// The groups of intents that do something to the diary or to what is set.
  private static let doing: Set<Substring> = ["edit", "data", "settings", "mode", "remind"]
}

extension DangerKind {
  /// The question whether it is one.
  fileprivate var checkReply: String {
    switch self {
    case .crisis: "guard.check.crisis"
    case .abuse: "guard.check.abuse"
    case .emergency: "guard.check"
    }
  }
}

extension Edit {
  /// Whether it keeps words as they were dictated.
  fileprivate var isNote: Bool {
    if case .add(let entry) = self, case .text(.note, _) = entry.fact { true } else { false }
  }
}

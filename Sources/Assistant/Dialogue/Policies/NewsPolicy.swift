import Clauses
import Guardrails
import Journal
import Knowledge
import Language

/// Hears what is told and is no fact of the diary, where nothing is asked or asked for; a yes keeps
/// it in her words.
struct NewsPolicy: DialoguePolicy {
  let name = "news"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    if plan.isRepeat(on: turn) { plan.outside = "again.what" }
    guard plan.outside == "outside", plan.concern == nil, isHeard(turn) else { return false }
    if turn.thread.uses(ofReply: "heard.news") > 0 {
      plan.opening.parts.append(.reply("heard.news.more"))
    } else {
      let note = Entry(date: turn.scene.today, fact: .text(.note, turn.message.original))
      plan.opening.append(.say("heard.news", expecting: .confirm([.add(note)])))
    }
    plan.reported = [.talk]
    return true
  }

  private func isHeard(_ turn: DialogueContext) -> Bool {
    guard turn.reading.level == .ok, !turn.thread.isHeavy, turn.thread.expecting == nil,
      turn.understanding.isUnplaced,
      (Self.fewestWords...Self.mostWords).contains(turn.message.words.count)
    else { return false }
    let clauses = turn.clauses
    return !clauses.isEmpty && clauses.allSatisfy { Self.telling.contains($0.act) }
      && clauses.allSatisfy(\.cells.isEmpty) && clauses.contains { $0.act != .social }
      && (clauses.contains { $0.subject != .me } || turn.understanding.holdsNote
        || turn.says("told.of_self"))
  }

  private static let telling: Set<DialogueAct> = [.inform, .report, .express, .suppose, .social]
  private static let fewestWords = 3
  private static let mostWords = 60
}

extension Plan {
  /// Leaves out that something was heard, where it is said already.
  mutating func dropNews() {
    guard opening.parts.contains(.reply("heard.news")) else { return }
    opening.parts.removeAll { $0 == .reply("heard.news") }
    opening.expecting = nil
  }
}

extension Understanding {
  /// Whether it was taken for something to be kept, which no word of it asks for.
  fileprivate var holdsNote: Bool { interpretations.first?.intent == "log.note" }

  /// Whether it was taken for nothing, or for several things with none ahead.
  fileprivate var isUnplaced: Bool {
    switch decision {
    case .outside: true
    case .ask: !message.tokens.contains { $0.text == "?" }
    case .answer, .gibberish: false
    }
  }
}

extension Message {
  fileprivate var words: [Token] { tokens.filter { $0.kind == .word || $0.kind == .number } }
}

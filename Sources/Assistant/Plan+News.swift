import Clauses
import Guardrails
import Journal
import Knowledge
import Language

extension Plan {
  /// Hears what is told and is no fact of the diary, where nothing is asked or asked for; a yes keeps
  /// it in her words.
  ///
  /// - Returns: whether that is all there is to say.
  mutating func hearNews(
    _ reading: Reading, after thread: Thread, _ reader: Reader, _ scene: Scene
  ) -> Bool {
    guard concern == nil, reading.level == .ok, !thread.isHeavy, thread.expecting == nil,
      reading.understanding.isUnplaced,
      (Self.fewestWords...Self.mostWords).contains(reading.message.words.count)
    else { return false }
    let clauses = reader.clauses(of: reading.message.original, context: scene.context)
    guard !clauses.isEmpty, clauses.allSatisfy({ Self.telling.contains($0.act) }),
      clauses.allSatisfy(\.cells.isEmpty), clauses.contains(where: { $0.act != .social }),
      clauses.contains(where: { $0.subject != .me }) || reading.understanding.holdsNote
        || reader.answers.said(in: reading.message).contains("told.of_self")
    else { return false }
    if thread.uses(ofReply: "heard.news") > 0 {
      opening.parts.append(.reply("heard.news.more"))
    } else {
      let note = Entry(date: scene.today, fact: .text(.note, reading.message.original))
      opening.append(.say("heard.news", expecting: .confirm([.add(note)])))
    }
    reported = [.talk]
    return true
  }

  /// Leaves out that something was heard, where it is said already.
  mutating func dropNews() {
    guard opening.parts.contains(.reply("heard.news")) else { return }
    opening.parts.removeAll { $0 == .reply("heard.news") }
    opening.expecting = nil
  }

  private static let telling: Set<DialogueAct> = [.inform, .report, .express, .suppose, .social]
  private static let fewestWords = 3
  private static let mostWords = 60
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

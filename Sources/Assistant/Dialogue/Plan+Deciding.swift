import Guardrails
import Knowledge
import Language

extension Plan {
  /// Answers what the message was taken for, asks which of several was meant, or says that it is none.
  mutating func decide(_ understanding: Understanding) {
    switch understanding.decision {
    case .answer where understanding.isOnlyEmoji:
      ask(understanding.interpretations.map(\.intent), understanding)
      if understanding.isOnlyTears {
        opening.parts = [.reply("talk.tears")]
      }
    case .answer: hold(understanding)
    case .ask(let intents): ask(intents, understanding)
    case .outside:
      if concern == nil {
        let isNumber = understanding.message.isNumber && outside == "outside"
        opening.parts.append(.reply(isNumber ? "outside.number" : outside))
      }
    case .gibberish:
      guard concern == nil else { return }
      let isEmpty = understanding.message.tokens.isEmpty
      opening.parts.append(.reply(isEmpty ? "empty" : "gibberish"))
    }
  }

  /// Answers all but what is no fact for the diary, and says why where nothing else is left.
  private mutating func hold(_ understanding: Understanding) {
    interpretations = understanding.facts(ofOthersToo: writesForAnother)
    if interpretations.contains(where: \.intent.isLog) {
      interpretations.removeAll { $0.intent == .dataDelete }
    }
    if interpretations.contains(where: { $0.intent == .talk }) {
      interpretations.removeAll { $0.intent == "onboard.start" }
      let feelings = interpretations.filter { $0.intent == .talk }
      interpretations = feelings + interpretations.filter { $0.intent != .talk }
    }
    if interpretations.count > 1 { interpretations.removeAll { $0.intent == "onboard.start" } }
    if interpretations.count > 1, isSeasonal {
      interpretations.removeAll { $0.intent == "log.mood" }
    }
    guard interpretations.isEmpty, let held = understanding.interpretations.first else { return }
    if held.standing == .asked, !understanding.leavesTimeOut {
      let others = understanding.alternatives.map(\.intent).filter {
        !$0.isLog && $0.group != "guard" && $0 != held.likelyQuestion
      }
      return ask(
        Array(([held.likelyQuestion].compactMap(\.self) + others).prefix(3)), understanding)
    }
    guard concern == nil else { return }
    let isHeard = held.standing == .others && outside == "talk.on"
    opening.parts.append(.reply(isHeard ? outside : held.unwritten(understanding)))
  }
}

extension Message {
  /// Whether it is one number and nothing else.
  fileprivate var isNumber: Bool {
    let words = tokens.filter { !$0.isPunctuation }
    return words.count == 1 && words[0].number != nil
  }
}

import Guardrails
import Knowledge
import Language

/// What is said of a danger before anything else, and what of a message is still kept.
extension Plan {
  /// Answers what a command asked for; a red flag in its text still comes first.
  init(answering interpretations: [Interpretation], _ reading: Reading) {
    self.init(saying: Outcome())
    self.interpretations = interpretations
    isCommand = true
    if let concern = reading.concern, concern.level >= .urgent { put(concern, first: true) }
  }

  /// Says a concern before or after the rest; one that asks for care sets the level.
  mutating func put(_ concern: Concern, first: Bool) {
    if concern.level > .ok {
      self.concern = concern
      level = concern.level
      concernID = concern.id
    }
    let part = Part.concern(concern)
    if first { opening.parts.insert(part, at: 0) } else { closing.append(part) }
  }

  /// Says the words for what no rule found, and nothing else.
  mutating func beCareful(_ reading: Reading) {
    isIntercepted = true
    opening.parts.removeAll { $0.isConcern(below: .provider) }
    let isBeside = opening.parts.contains { $0.isConcern(below: .emergency) }
    opening.parts.append(.reply(isBeside ? reading.carefulWord : reading.carefulReply))
    interpretations = reading.logs(beside: reading.dangerKind)
    reported = reading.meanings.map(\.intent)
  }

  /// Goes up to the level that the recogniser takes a message for, above that of a rule.
  mutating func rise(to reading: Reading) {
    guard reading.level > level else { return }
    level = reading.level
    concernID = reading.concernID
    if level == .emergency, reading.dangerKind == .emergency, concern?.namesEmergency != true {
      opening.parts.append(.reply("guard.soon.beside"))
    }
  }

  /// Keeps what she dictated beside a danger.
  mutating func write(_ dictated: Outcome?) {
    guard let dictated else { return }
    opening.edits += dictated.edits
    opening.parts += dictated.noted
    opening.noted += dictated.noted
  }

  /// Answers a danger in what is to be kept, before it is.
  mutating func heed(_ reading: Reading) {
    opening.parts = []
    closing = []
    isIntercepted = true
    guard let concern = reading.concern, concern.level >= .urgent else {
      level = reading.level
      concernID = reading.concernID
      opening.parts = [.reply(reading.carefulReply)]
      return
    }
    put(concern, first: true)
    rise(to: reading)
  }

  /// Says beside what a command keeps that it is worth an appointment.
  mutating func accompany(_ reading: Reading) -> [Part] {
    guard reading.level > level else { return [] }
    level = reading.level
    concernID = reading.concernID
    guard reading.level == .provider, let told = reading.concern, told.level == .provider else {
      return []
    }
    concern = told
    return [.concern(told)]
  }
}

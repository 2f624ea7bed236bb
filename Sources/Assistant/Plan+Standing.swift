import Guardrails
import Knowledge
import Language

extension Plan {
  /// Comes back to a danger told before until it is over; only what is logged follows.
  ///
  /// What is urgent and no emergency is come back to once, before the answer.
  ///
  /// - Returns: whether that is all there is to say.
  mutating func stand(
    _ danger: Danger, _ reading: Reading, _ expecting: Expectation?, _ reader: Reader,
    _ scene: Scene
  ) -> Bool {
    let isLost = Loss(reading, reader: reader, scene: scene).interpretation != nil
    if let relief = reading.reliefs[danger.kind], !isLost || danger.staysOpen {
      isResolving = true
      opening.parts.append(.reply(danger.kind.lastWord(on: relief)))
      if !danger.staysOpen, reading.asksOn { return false }
      isIntercepted = true
      interpretations = reading.logs
      return true
    }
    guard danger.staysOpen else {
      let isGoing =
        reader.answers.said(in: reading.message).contains("told.will_go")
      if danger.reminders == 0, !isGoing, !isLost {
        opening.parts.append(.reply("guard.standing.urgent"))
      }
      return false
    }
    concern = danger.concern
    level = danger.concern.level
    concernID = danger.concern.id
    if let safe = Hiding(reading, expecting, reader: reader, scene: scene) {
      opening.append(safe.outcome)
      interpretations = safe.interpretations
      closing.append(.reply("guard.standing.beside"))
      return true
    }
    isIntercepted = true
    let isOutside = danger.kind == .emergency && reading.understanding.decision == .outside
    opening.parts.append(.reply("guard.standing." + (isOutside ? "outside" : danger.kind.rawValue)))
    interpretations = reading.logs
    reported = reading.meanings.map(\.intent)
    return true
  }
}

import Knowledge
import Language
import MessageFormat

extension Plan {
  /// Says what is already decided.
  init(saying opening: Outcome, as intent: IntentID? = nil) {
    self.opening = opening
    reported = intent.map { [$0] }
  }

  /// Puts words before and after, and the question that comes with the last ones.
  mutating func frame(_ opening: Outcome, closing: Outcome) {
    self.opening.parts += opening.parts
    self.opening.marks += opening.marks + closing.marks
    self.opening.expecting = closing.expecting
    self.opening.asks = closing.asks ?? opening.asks
    self.closing += closing.parts
  }

  /// Asks which of some intents was meant.
  mutating func ask(_ intents: [IntentID], _ understanding: Understanding) {
    guard concern == nil else { return }
    let intents = intents.filter { $0.isOffered && mayOffer($0) }
    guard !intents.isEmpty else { return opening.parts.append(.reply("outside")) }
    if intents.count == 1 {
      opening.parts.append(.reply("did_you_mean.one", ["intent": .string(intents[0].rawValue)]))
      opening.expecting = .choice(intents, message: understanding.message.original)
      return
    }
    opening.parts.append(.reply("did_you_mean"))
    opening.parts.append(
      .list(
        intents.enumerated().map { index, intent in
          .reply(
            "did_you_mean.option", ["n": .integer(index + 1), "intent": .string(intent.rawValue)])
        }))
    opening.parts.append(.reply("did_you_mean.how"))
    opening.expecting = .choice(intents, message: understanding.message.original)
  }

  /// Says that a day is in no calendar and asks for the right one.
  mutating func refuse(
    _ day: String, expecting: OpenQuestion?, _ understanding: Understanding
  ) {
    opening.parts.append(.reply("log.no_such_day", ["said": .string(day)]))
    opening.expecting = expecting
    guard var log = understanding.interpretations.first(where: \.intent.isLog), log.isFact else {
      return
    }
    log.slots[.date] = nil
    opening.expecting = .slot(.date, of: log)
  }
}

extension IntentID {
  /// Whether it may be among the things that a message is asked about: no matter of care, no word
  /// of courtesy, and never to erase everything.
  fileprivate var isOffered: Bool {
    group != "guard" && self != .dataDelete
      && !["meta.yes", "meta.no", "meta.greet", "meta.bye", "meta.thanks"].contains(rawValue)
  }
}

import Journal
import MessageFormat
import Physiology

/// What Bloom asks for by itself, however often.
enum AskTopic: Hashable, Sendable {
  /// When the last period began.
  case lastPeriod
}

/// Why something is not asked.
enum AskBar: String, Hashable, Sendable {
  case never, stopped, testosterone, pregnancy, postpartum, general, loss
  /// She does not want to be asked.
  case unwanted
  /// It was asked in this sitting.
  case asked
}

extension Scene {
  /// What keeps Bloom from asking for something; nil where it may.
  func bar(to topic: AskTopic, _ thread: DialogueState) -> AskBar? {
    switch topic {
    case .lastPeriod:
      if mode == .general { return .general }
      if mode == .pregnancy { return .pregnancy }
      if profile.menses == .never { return .never }
      if profile.takesTestosterone { return .testosterone }
      if profile.menses == .stopped { return .stopped }
      if mode == .postpartum { return .postpartum }
      if isSoonAfterLoss { return .loss }
      if profile.wishes.contains(.noPeriodQuestion) { return .unwanted }
      return thread.hasAsked(topic) ? .asked : nil
    }
  }

  /// Whether Bloom may ask for something.
  func mayAsk(_ topic: AskTopic, _ thread: DialogueState) -> Bool { bar(to: topic, thread) == nil }
}

/// An answer that asks when the last period began, or says what can be said without it.
struct LastPeriodQuestion {
  let outcome: Outcome

  /// - Parameters:
  ///   - reply: the answer with the question; its twin without ends in `.unasked`.
  ///   - why: what it rests on, where it is asked.
  init(
    _ reply: String, for request: Request, _ arguments: [String: Argument] = [:],
    why: [Part] = []
  ) {
    let bar = request.scene.bar(to: .lastPeriod, request.thread)
    var outcome: Outcome
    switch bar {
    case nil: outcome = .say(reply, arguments, expecting: .lastPeriod)
    case .asked?: outcome = .say(reply + ".unasked", arguments, expecting: .lastPeriod)
    case .unwanted?: outcome = .say(reply + ".unasked", arguments)
    case let bar?: outcome = .say("cycle.unasked." + bar.rawValue)
    }
    if bar == nil { outcome.why = why }
    self.outcome = outcome
  }
}

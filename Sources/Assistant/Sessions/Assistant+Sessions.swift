public import Civil
import Journal
import Language
import MessageFormat

extension Assistant {
  /// What is said once a session has been left, and the question whether to note it.
  ///
  /// - Parameter seconds: how long was spent in it, pauses left out.
  public mutating func ended(_ session: GuidedSession, seconds: Int, now: Moment) -> Turn {
    let minutes = (seconds + 30) / 60
    guard minutes > 0, let amount = Amount(minutes) else {
      return speak(.say("session.left"), now: now)
    }
    let fact = Fact.activity(
      session.activity, minutes: amount, what: session.name.isEmpty ? nil : session.name)
    let entry = Entry(date: now.date, fact: fact)
    return speak(
      .say(
        seconds >= session.seconds ? "session.done" : "session.left_early",
        ["minutes": .integer(minutes)], expecting: .confirm([.add(entry)])),
      now: now)
  }
}

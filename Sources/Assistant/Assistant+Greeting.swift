public import Civil
import Journal
import Knowledge
import Language
import Physiology

extension Assistant {
  /// The first words of a conversation at a terminal, with the day's card once there is something
  /// to show; on the very first run who speaks, the one question and what may be said.
  ///
  /// Reminders that are due and were not shown come first; their marks are the turn's `marks`.
  public mutating func greeting(
    now: Moment, shown: ShownReminders = ShownReminders()
  ) -> Turn {
    let scene = begin(now)
    let reading = reader.read("", context: scene.context)
    guard !journal.entries.isEmpty else {
      return answer(Plan(saying: first(scene)), reading, scene)
    }
    let card = reader.read("", as: "insight.today", context: scene.context)
    var plan = Plan(answering: [card], reading)
    let notice = notice(scene, shown)
    let week = WeekOnSunday(journal, scene).outcome
    let question = RecordGapQuestion(journal, scene, thread).silence ?? notice?.question
    plan.frame(
      notice?.inChat ?? Outcome(),
      closing: week.followed(by: question ?? Self.lockOffer(scene, after: week)))
    return answer(plan, reading, scene)
  }

  /// Who speaks, the one question where it may be asked, and three things to say.
  private func first(_ scene: Scene) -> Outcome {
    var outcome = Outcome.say("greet.first")
    if scene.mayAsk(.lastPeriod, thread) {
      outcome.append(.say("onboard.first", expecting: .lastPeriod))
    }
    outcome.parts.append(.reply("greet.first.type"))
    let isCyclic = scene.mode != .general
    outcome.parts.append(
      .list([
        .reply(isCyclic ? "greet.example.log" : "greet.example.log.general"),
        .reply(isCyclic ? "greet.example.ask" : "greet.example.ask.general"),
        .reply("greet.example.do"),
      ]))
    return outcome
  }

  /// Says once that the diary can have a passphrase, where nothing else is asked.
  private static func lockOffer(_ scene: Scene, after week: Outcome) -> Outcome {
    let mark = "lock"
    guard scene.setting.mayLock, week.asks == nil, !scene.setting.preferences.wasAsked(mark) else {
      return Outcome()
    }
    var outcome = Outcome.say("lock.offer")
    outcome.asks = mark
    return outcome
  }
}

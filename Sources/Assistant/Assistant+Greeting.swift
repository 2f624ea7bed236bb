public import Civil
import Journal
import Knowledge
import Language
import Physiology

extension Assistant {
  /// The first words of a conversation at a terminal, with the day's card once there is something
  /// to show; on the very first run also the one question.
  ///
  /// Reminders that are due and were not shown come first; their marks are the turn's `marks`.
  public mutating func greeting(
    now: Moment, shown: ShownReminders = ShownReminders()
  ) -> Turn {
    let scene = begin(now)
    let reading = reader.read("", context: scene.context)
    var card = reader.read("", as: "insight.today", context: scene.context)
    var closing = Outcome(parts: [.reply("greet.first.type"), .reply("greet.first.help")])
    if journal.entries.isEmpty, scene.mayAsk(.lastPeriod, thread) {
      closing.append(.say("onboard.first", expecting: .lastPeriod))
      card.slots[.asked] = .text("start")
    }
    var plan = Plan(answering: [card], reading)
    if journal.entries.isEmpty {
      plan.frame(.say("greet.first"), closing: closing)
    } else {
      let notice = notice(scene, shown)
      let week = WeekOnSunday(journal, scene).outcome
      let question = RecordGapQuestion(journal, scene, thread).silence ?? notice?.question
      plan.frame(
        notice?.inChat ?? Outcome(),
        closing: week.followed(by: question ?? Self.lockOffer(scene, after: week)))
    }
    return answer(plan, reading, scene)
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

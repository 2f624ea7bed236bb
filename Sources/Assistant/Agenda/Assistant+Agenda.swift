public import Civil
import Journal
import Knowledge
import Publishing

extension Assistant {
  /// What is ahead, as a calendar file; nil where nothing is.
  public func agenda(_ request: AgendaRequest, now: Moment) -> String? {
    let speech = ReportSpeech(composer: composer, scene: scene(now))
    return file(Agenda(request, journal, speech).events, speech, now)
  }

  /// The reminders as a calendar file with an alarm each; nil without one.
  ///
  /// - Parameter isDiscreet: whether her words stay out of it.
  public func reminderAgenda(isDiscreet: Bool, now: Moment) -> String? {
    let speech = ReportSpeech(composer: composer, scene: scene(now))
    let agenda = ReminderAgenda(
      DueReminders(journal, speech.scene, silence: composer.silence),
      title: isDiscreet ? speech.say("agenda.discreet") : nil)
    return file(agenda.events, speech, now)
  }

  private func file(_ events: [EventComponent], _ speech: ReportSpeech, _ now: Moment) -> String? {
    let file = try? ICalendarObject(
      product: "-//Bloom//Bloom//EN", name: speech.say("agenda.name"), stamp: now, events: events)
    return file?.text
  }
}

import Civil
import Journal
import MessageFormat
import Physiology
import Publishing

/// What is ahead, as events for any calendar: estimates as such, and visits where they are wanted.
struct Agenda {
  private let request: AgendaRequest
  private let journal: Journal
  private let speech: ReportSpeech

  init(_ request: AgendaRequest, _ journal: Journal, _ speech: ReportSpeech) {
    self.request = request
    self.journal = journal
    self.speech = speech
  }

  private var scene: Scene { speech.scene }

  /// How many starts ahead are in it.
  private static let ahead = 3

  var events: [EventComponent] {
    var events = scene.showsCycles && scene.mode != .pregnancy ? periods : []
    if let due { events.append(due) }
    return events + (request.holdsVisits ? visits : [])
  }

  /// A later file has a higher number, so that what it holds takes the place of what was there.
  private var sequence: Int { scene.today - Self.origin }
  private static let origin = CivilDate(dayNumber: 737_425)

  private func event(
    _ id: String, _ title: String, _ summary: String, _ days: ClosedRange<CivilDate>
  ) -> EventComponent {
    EventComponent(
      identifier: id + AgendaHost(scene.setting.person).name,
      title: speech.say(request.isDiscreet ? "agenda.discreet" : title),
      summary: request.isDiscreet ? "" : summary, time: .days(days), sequence: sequence,
      status: .tentative)
  }

  private var periods: [EventComponent] {
    guard let forecast = scene.cycle.forecast, !forecast.isStale,
      scene.daysAfterLoss == nil, !scene.profile.foretellsNothing,
      !scene.profile.wishes.contains(.noPredictions)
    else { return [] }
    let length = max(Int(forecast.periodLength.rounded()), 1)
    let coming = Adaptive().comingStarts(
      scene.cycle.history, today: scene.today, count: Self.ahead)
    var events = coming.enumerated().map { place, next in
      event(
        "period-next-\(place + 1)", "agenda.period",
        speech.say(
          "agenda.period.window",
          [
            "first": .date(next.window.lowerBound), "last": .date(next.window.upperBound),
            "percent": .integer(Int((next.probability * 100).rounded())),
          ]),
        next.start...next.start + (length - 1))
    }
    if events.isEmpty {
      let start = forecast.nextStart
      events = [
        event(
          "period-next-1", "agenda.period", speech.say("agenda.period.estimate"),
          start...start + (length - 1))
      ]
    }
    guard request.holdsFertileDays, !scene.isAfterLoss else { return events }
    events += scene.fertileDays(ahead: coming).enumerated().map { place, days in
      event("fertile-\(place + 1)", "agenda.fertile", speech.say("agenda.fertile.estimate"), days)
    }
    return events
  }

  private var due: EventComponent? {
    guard let dating = scene.pregnancy, !scene.isAfterLoss, dating.dueDate >= scene.today else {
      return nil
    }
    return event(
      "due", "agenda.due", speech.say("agenda.due.estimate"), dating.dueDate...dating.dueDate)
  }

  /// The visits to come; an hour each where a time is known.
  private var visits: [EventComponent] {
    Appointments(journal).upcoming(from: scene.now).filter { !$0.isBeforeLoss }
      .enumerated().map { place, visit in
        let entry = visit.entry
        let time: EventTime =
          entry.time.map {
            .floating(start: Moment(date: entry.date, time: $0), minutes: Self.visitMinutes)
          } ?? .days(entry.date...entry.date)
        return EventComponent(
          identifier: "visit-\(entry.date.iso)-\(place + 1)"
            + AgendaHost(scene.setting.person).name,
          title: request.isDiscreet ? speech.say("agenda.discreet") : visit.title, time: time,
          sequence: sequence, isTransparent: false,
          alarms: request.alarmMinutes.map {
            [AlarmComponent(minutesBefore: entry.time == nil ? 0 : $0)]
          } ?? [])
      }
  }

  private static let visitMinutes = 60
}

import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// On how many days something was there, when it was last, and how the months compare.
struct CountWords {
  private let request: Request
  private let subject: Subject
  private let span: LookSpan

  init(_ subject: Subject, _ request: Request, _ span: LookSpan) {
    self.request = request
    self.subject = subject
    self.span = span
  }

  private var kinds: [FactKind] {
    switch subject {
    case .sex: [.sex]
    case .sessions: [.activity]
    default: [.symptom, .mood]
    }
  }

  /// The days it was there.
  private var days: [CivilDate] {
    request.journal.days(of: kinds, upTo: request.today) { fact in
      switch (subject, fact) {
      case (.sign(let term), _): fact.signs.contains(term)
      case (.sex, .sex): true
      case (.sessions(nil), .activity(let activity, _, _)):
        [.exercise, .yoga].contains(activity)
      case (.sessions(let wanted?), .activity(let activity, _, _)): activity == wanted
      default: false
      }
    }
  }

  var outcome: Outcome {
    let all = days
    guard let latest = all.last else { return LookNeeds(subject).outcome }
    if request.said.contains("look.last") { return Outcome(parts: [last(all, latest)]) }
    if request.looks("year") {
      return YearWords(request.journal, request.scene).outcome(subject.measure)
    }
    let within = all.filter { span.days.contains($0) }
    guard !within.isEmpty else {
      return Outcome(parts: [
        LookNames.reply(
          "look.none_then", subject,
          [
            "first": .date(span.days.lowerBound), "last": .date(span.days.upperBound),
            "seen": .date(latest),
          ])
      ])
    }
    var parts = [
      LookNames.reply(
        "look.count", subject,
        [
          "days": .integer(within.count), "first": .date(span.days.lowerBound),
          "last": .date(span.days.upperBound), "seen": .date(within[within.count - 1]),
        ])
    ]
    let counted = times
    if !counted.isEmpty {
      let sum = within.reduce(0) { $0 + (counted[$1] ?? 1) }
      parts.append(.reply("look.times", ["times": .integer(sum)]))
    }
    if within.count > 1, within.count <= Self.fewDays {
      parts.append(.list(within.map { row($0, counted[$0]) }))
    }
    var outcome = Outcome(parts: parts)
    if within.count > 1, let months = months(within), months.count > 1 {
      outcome.picture = PicturePlan(
        exhibit: .chart(
          Chart(what: subject.id, series: months, shape: .bars, step: .month)),
        legend: [LookNames.reply("look.legend.months", subject)],
        words: [
          .list(
            months.values.map { value in
              .framed(
                "look.words.month", ["date": .date(value.date)], name: "value",
                parts: [LookNames.value(value.value, of: subject)])
            })
        ])
    }
    return outcome
  }

  /// How often it came on each day; empty where that was told of none.
  private var times: [CivilDate: Int] {
    guard case .sign(let term) = subject else { return [:] }
    var times: [CivilDate: Int] = [:]
    var isTold = false
    request.journal.read([.symptom], from: span.days.lowerBound, upTo: span.days.upperBound) {
      guard case .symptom(term, _, _, let count) = $0.fact, $0.fact.signs.contains(term) else {
        return
      }
      isTold = isTold || count != nil
      times[$0.date, default: 0] += count ?? 1
    }
    return isTold ? times : [:]
  }

  private func row(_ day: CivilDate, _ times: Int?) -> Part {
    guard let times else { return .reply("look.day", ["date": .date(day)]) }
    return .reply("look.day.times", ["date": .date(day), "times": .integer(times)])
  }

  /// The last days are named where there are no more than these.
  private static let fewDays = 7

  private func last(_ all: [CivilDate], _ latest: CivilDate) -> Part {
    let year = all.count { $0 > request.today - 365 }
    return LookNames.reply(
      "look.last", subject,
      [
        "date": .date(latest), "away": .integer(latest - request.today), "days": .integer(year),
      ])
  }

  /// The days of each month, those without any too.
  private func months(_ days: [CivilDate]) -> Series? {
    guard let first = days.first, span.count > 31 else { return nil }
    var counts: [Month: Int] = [:]
    for day in days { counts[Month(of: day), default: 0] += 1 }
    var values: [DatedValue] = []
    var month = Month(of: first)
    while month <= Month(of: span.days.upperBound), values.count < Self.mostMonths {
      values.append(DatedValue(month.first, Double(counts[month] ?? 0)))
      month = month.adding(months: 1)
    }
    return Series(values)
  }

  private static let mostMonths = 240
}

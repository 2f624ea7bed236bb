import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// One thing over time: a chart, with the first, the last, the mean, the range and how many.
struct TrendWords {
  private let request: Request
  private let subject: Subject
  private let span: LookSpan

  init(_ subject: Subject, _ request: Request) {
    self.request = request
    self.subject = subject
    span = LookSpan(request, usual: Self.usualDays)
  }

  private static let usualDays = 365

  var outcome: Outcome {
    switch subject {
    case .measure(.temperature, _):
      return TemperatureWords(request, span)
        .adding(to: trend(request.journal.series(of: .temperature, upTo: request.today)))
    case .measure(let measure, _):
      var outcome = trend(request.journal.series(of: measure, upTo: request.today))
      let gain = GainWords(request.journal, request.scene)
      if measure == .amount(.weight), gain.isOpen, !gain.isSaid(in: request.thread) {
        outcome.parts += gain.parts
        outcome.sources.append(GainWords.source)
      }
      return outcome
    case .cycleLength: return trend(lengths)
    case .periodLength: return trend(periods)
    case .mood:
      let scores = request.journal.series(of: .scale(.moodScore), upTo: request.today)
      return scores.map { trend($0) } ?? MoodWords(request, span).outcome
    case .sign, .sex, .sessions: return CountWords(subject, request, span).outcome
    }
  }

  /// The lengths of her cycles on the day each began.
  private var lengths: Series? {
    Series(
      PastCycles.cycles(request.cycle).map {
        DatedValue($0.lowerBound, Double($0.upperBound - $0.lowerBound))
      })
  }

  private var periods: Series? {
    Series(
      request.cycle.history.periods.compactMap { period in
        period.length.map { DatedValue(period.start, Double($0)) }
      })
  }

  private func trend(_ all: Series?) -> Outcome {
    let isMap = request.looks("map") || request.words("view").contains("year")
    if isMap, case .measure = subject {
      return YearWords(request.journal, request.scene).outcome(subject.measure)
    }
    guard let all else { return LookNeeds(subject).outcome }
    let isOfCycles = [.cycleLength, .periodLength].contains(subject) && !span.isNamed
    let part = isOfCycles ? all : all.part(span.days)
    guard let series = part else {
      return Outcome(parts: [
        LookNames.reply(
          "look.none_then", subject,
          [
            "first": .date(span.days.lowerBound), "last": .date(span.days.upperBound),
            "seen": .date(all.last.date),
          ])
      ])
    }
    guard series.count > 1 else {
      return Outcome(parts: [
        .framed(
          "look.one", ["date": .date(series.first.date)], name: "value",
          parts: [value(series.first.value)]), LookNames.reply("look.one_more", subject),
      ])
    }
    var outcome = Outcome(parts: [
      LookNames.reply(
        "look.title", subject,
        [
          "first": .date(series.first.date), "last": .date(series.last.date),
          "count": .integer(series.count),
        ]),
      .table(rows(series)),
    ])
    outcome.picture = picture(series)
    outcome.why = [LookNames.reply("look.why", subject, ["count": .integer(series.count)])]
    return outcome
  }

  private func value(_ number: Double) -> Part { LookNames.value(number, of: subject) }

  private func rows(_ series: Series) -> [Part.Row] {
    func dated(_ value: DatedValue) -> Part {
      .framed(
        "look.dated", ["date": .date(value.date)], name: "value", parts: [self.value(value.value)])
    }
    var rows = [
      Part.Row(label: .reply("look.label.first"), value: dated(series.first)),
      Part.Row(label: .reply("look.label.last"), value: dated(series.last)),
      Part.Row(
        label: .reply("look.label.mean"),
        value: .framed(
          "look.mean", ["count": .integer(series.count)], name: "value",
          parts: [value(series.mean)])),
      Part.Row(
        label: .reply("look.label.range"),
        value: .framed(
          "look.range", [:], name: "values", parts: [value(series.least), value(series.greatest)])),
    ]
    if let change = change(series) {
      rows.append(Part.Row(label: .reply("look.label.change"), value: change))
    }
    return rows
  }

  /// Where a straight line through the values goes, once there are enough of them.
  private func change(_ series: Series) -> Part? {
    guard series.count >= Self.valuesForALine, let slope = series.slope else { return nil }
    let days = series.last.date - series.first.date
    let change = slope * Double(days)
    let spread = series.greatest - series.least
    let id =
      abs(change) < max(spread * 0.1, 1e-9) ? "look.level" : change > 0 ? "look.up" : "look.down"
    return .framed(
      id, ["days": .integer(days)], name: "value", parts: [value(abs(change))])
  }

  private static let valuesForALine = 5

  private func picture(_ series: Series) -> PicturePlan {
    let step: CalendarStep = request.step ?? .day
    let isGathered = step != .day
    let shown =
      isGathered
      ? Series(series.buckets(by: step).map { DatedValue($0.first, $0.mean) }) ?? series : series
    let isBars = isGathered || subject == .cycleLength || subject == .periodLength
    var chart = Chart(
      what: subject.id, series: shown, shape: isBars ? .bars : .line, step: step,
      places: max(LookNames.places(subject), isGathered ? 1 : 0))
    if case .measure(.amount(.weight), _) = subject, !isBars {
      chart.band = GainWords(request.journal, request.scene)
        .drawn(over: shown.first.date...shown.last.date)
    }
    return PicturePlan(
      exhibit: .chart(chart),
      legend: chart.band == nil ? [] : [.reply("gain.drawn")],
      words: [
        .list(
          shown.values.suffix(Self.mostWords).map { value in
            .framed(
              isGathered ? "look.words." + step.rawValue : "look.dated",
              ["date": .date(value.date)], name: "value", parts: [self.value(value.value)])
          })
      ])
  }

  private static let mostWords = 31
}

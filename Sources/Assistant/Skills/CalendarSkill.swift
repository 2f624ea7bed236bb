import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Months at a glance: what was, what is expected, and where today is.
struct CalendarSkill: Skill {
  static let name = "calendar"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let known = CalendarMarks(request)
    let months = Self.months(asked: request, known)
    let page = CalendarPage(months: months, marks: known.marks, today: request.today)
    var outcome = Outcome(parts: [title(page)] + notes(page, known, request))
    if request.words("period").contains("year"), let first = months.first,
      known.first < first.first
    {
      outcome.parts.append(.reply("calendar.earlier", ["date": .date(known.first)]))
    }
    outcome.picture = PicturePlan(
      exhibit: .calendar(page), labels: labels(page), legend: legend(page),
      words: CalendarWords(page, request).parts)
    if let forecast = request.cycle.forecast { outcome.why = ForecastWords(forecast, request).why }
    return outcome
  }

  /// The month named, all that is known or the last twelve months of it, or this month up to the
  /// expected period's end.
  private static func months(asked request: Request, _ known: CalendarMarks) -> [Month] {
    let now = Month(of: request.today)
    if case .month(let month)? = request.slot("month") { return [month] }
    if case .list(let values)? = request.slot("month") {
      let named = values.compactMap { if case .month(let month) = $0 { month } else { nil } }
      if !named.isEmpty { return Array(named.sorted().prefix(longest)) }
    }
    let last = request.mode == .pregnancy ? now : max(now, Month(of: known.last))
    if let count = request.number("n") {
      let wanted = last.adding(months: 1 - Int(min(max(count, 1), Double(longest))))
      return span(max(min(Month(of: known.first), now), wanted), last)
    }
    let first =
      switch request.words("period").first {
      case "all": Month(of: known.first)
      case "year": max(Month(of: known.first), now.adding(months: 1 - longest))
      default: now
      }
    return span(first, last)
  }

  private static func span(_ first: Month, _ last: Month) -> [Month] {
    var months: [Month] = []
    var month = first
    while month <= last {
      months.append(month)
      let next = month.adding(months: 1)
      guard next > month else { break }
      month = next
    }
    return months
  }

  /// The months that one reply shows where several were named.
  private static let longest = 12

  private func title(_ page: CalendarPage) -> Part {
    guard let first = page.months.first, let last = page.months.last, first != last else {
      return month(page.months.first ?? Month(of: page.today))
    }
    return .framed(
      page.months.count > 2 ? "calendar.title.span" : "calendar.title.two", [:], name: "months",
      parts: [month(first), month(last)])
  }

  private func month(_ month: Month) -> Part {
    .reply(
      "calendar.month",
      ["month": .string(String(month.month)), "year": .string(String(month.year))])
  }

  /// The averages, and what the months hold nothing of.
  private func notes(
    _ page: CalendarPage, _ known: CalendarMarks, _ request: Request
  ) -> [Part] {
    guard request.mode != .general else {
      return page.marks.isEmpty ? [.reply("calendar.empty")] : []
    }
    if request.mode == .pregnancy {
      return request.isAfterLoss || request.pregnancy != nil ? [] : [.reply("week.unknown")]
    }
    if let first = page.months.first, first.first > known.last {
      return [.reply("calendar.beyond", ["last": .date(known.last)])]
    }
    guard let forecast = request.cycle.forecast else {
      return request.scene.mayAsk(.lastPeriod, request.thread)
        ? [.reply("calendar.unknown")] : []
    }
    guard !forecast.isStale else {
      return ForecastSkill.stale(request)?.parts
        ?? [.reply("calendar.stale", ["last": .date(forecast.lastStart)])]
    }
    let words = ForecastWords(forecast, request)
    guard forecast.variability != nil, words.isMeasured else {
      return [words.reply("calendar.bar_next")]
    }
    let isVaried = forecast.variability?.isIrregular == true
    return [words.reply(isVaried ? "calendar.bar_varied" : "calendar.bar")]
  }

  /// Monday to Sunday, then the months.
  private func labels(_ page: CalendarPage) -> [Part] {
    Weekday.allCases.map { .reply("calendar.weekday", ["weekday": .string(String($0.rawValue))]) }
      + page.months.map(month)
  }

  private func legend(_ page: CalendarPage) -> [Part] {
    var rows = page.used.map { mark in
      Part.Row(
        label: .reply("calendar.sign", ["sign": .string(String(mark.letter))]),
        value: .reply("calendar.legend." + mark.rawValue))
    }
    if page.months.contains(Month(of: page.today)) {
      rows.append(
        Part.Row(
          label: .reply("calendar.sign", ["sign": .string(String(CalendarPage.todaySign))]),
          value: .reply("calendar.legend.today")))
    }
    return rows.isEmpty ? [] : [.table(rows)]
  }
}

extension CalendarPage {
  /// What stands before today.
  public static let todaySign: Character = ">"
}

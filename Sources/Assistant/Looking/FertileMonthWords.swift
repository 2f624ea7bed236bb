import Civil
import Knowledge
import Language
import MessageFormat
import Physiology

/// The more fertile days of a month that is named, put into replies; always estimates.
struct FertileMonthWords {
  private let request: Request
  private let forecast: Forecast
  private let month: Month

  /// Nil where no month is named or fertile days are not spoken of.
  init?(_ request: Request, _ forecast: Forecast) {
    guard request.showsFertility, forecast.fertileWindow != nil, let month = Self.month(of: request)
    else { return nil }
    self.request = request
    self.forecast = forecast
    self.month = month
  }

  private static func month(of request: Request) -> Month? {
    if case .month(let month)? = request.slot("month") { return month }
    for entity in request.entities {
      guard case .dates(let first?, let last?) = entity.value, first.day == 1 else { continue }
      if Month(of: first).last == last { return Month(of: first) }
    }
    return request.said.contains("look.whole_month") ? Month(of: request.today) : nil
  }

  var outcome: Outcome {
    let shown = FertileMonth(month, request, forecast)
    let name = Part.reply(
      "calendar.month",
      ["month": .string(String(month.month)), "year": .string(String(month.year))])
    guard !shown.levels.isEmpty else {
      return Outcome(parts: [.framed("fertile.month.none", [:], name: "month", parts: [name])])
    }
    let rows = shown.stretches.map { level, days in
      Part.Row(
        label: .reply("fertile.level", ["level": .string(level.word)]),
        value: .reply(
          days.lowerBound == days.upperBound ? "fertile.day" : "fertile.days",
          ["first": .date(days.lowerBound), "last": .date(days.upperBound)]))
    }
    var outcome = Outcome(parts: [
      .framed("fertile.month", [:], name: "month", parts: [name]), .table(rows),
      .reply("fertile.month.caution"),
    ])
    outcome.picture = PicturePlan(
      exhibit: .fertile(shown), legend: [.reply("fertile.legend")], words: [])
    return outcome
  }
}

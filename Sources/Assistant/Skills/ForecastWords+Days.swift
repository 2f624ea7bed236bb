import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What is asked of a later day or month.
extension ForecastWords {
  /// The first start of a later month that is asked about.
  var inMonth: Part? {
    guard case .month(let month)? = request.slot("month"), month.first > forecast.nextStart else {
      return nil
    }
    let first = month.first
    let length = max(forecast.cycleLength, 1)
    let start =
      forecast.nextStart + (first - forecast.nextStart + length - 1) / length * length
    guard start.month == first.month else { return .reply("month.none") }
    return .reply("month.start", ["start": .date(start)])
  }

  /// Whether a later day may be in the period.
  func onDate(_ date: CivilDate) -> Part {
    let length = max(forecast.cycleLength, 1)
    let ahead = max(0, (date - forecast.nextStart + 3) / length)
    let start = forecast.nextStart + ahead * length
    let end = start + Int(forecast.periodLength.rounded()) - 1
    let isInside = (start...end).contains(date)
    let isNear = (start - 2...end + 2).contains(date)
    return .reply(
      isInside
        ? "cycle.on_date.likely" : isNear ? "cycle.on_date.near" : "cycle.on_date.unlikely",
      ["date": .date(date), "start": .date(start), "end": .date(end)])
  }
}

// MARK: - Several days

extension ForecastWords {
  /// The days to come that are asked about, where there are several: "20 to 27 April", "from the 24th
  /// for 8 days", "on April 20 for a week".
  private var span: ClosedRange<CivilDate>? {
    if case .dates(let first?, let last?)? = request.slot(.date), first < last,
      first > request.today
    {
      return first...last
    }
    guard let first = request.slot(.date)?.day, first > request.today else { return nil }
    let told = request.entities.lazy.compactMap { entity -> Int? in
      guard case .duration(let count, _, let unit) = entity.value else { return nil }
      switch unit {
      case .day: return Int(exactly: count.rounded())
      case .week: return Int(exactly: (count * Self.daysOfWeek).rounded())
      default: return nil
      }
    }.first
    let days = told ?? (request.said.contains("look.for_a_week") ? Int(Self.daysOfWeek) : nil)
    return days.flatMap { $0 > 1 ? first...first + ($0 - 1) : nil }
  }

  private static let daysOfWeek = 7.0

  /// Whether a period may fall into days that are asked about, with its chance.
  var onSpan: Part? {
    guard let span, span.upperBound - span.lowerBound < max(forecast.cycleLength, 1) else {
      return nil
    }
    let length = max(forecast.cycleLength, 1)
    let lasting = max(Int(forecast.periodLength.rounded()), 1)
    let ahead = max(0, (span.lowerBound - forecast.nextStart + length - lasting) / length)
    let start = forecast.nextStart + ahead * length
    let end = start + (lasting - 1)
    let isInside = span.overlaps(start...end)
    var variables: [String: Argument] = [
      "first": .date(span.lowerBound), "last": .date(span.upperBound), "start": .date(start),
      "end": .date(end),
    ]
    let chance = Adaptive().chanceOfStart(
      on: span.lowerBound - (lasting - 1)...span.upperBound, request.cycle.history,
      today: request.today)
    guard let chance else {
      return .reply(isInside ? "cycle.on_days.likely" : "cycle.on_days.unlikely", variables)
    }
    variables["percent"] = .integer(min(max(Int((chance * 100).rounded()), 1), 99))
    return .reply(isInside ? "cycle.on_days.chance" : "cycle.on_days.small", variables)
  }

  /// The start after one that is only supposed: "if it starts tomorrow, when is the next one".
  var supposed: Part? {
    guard request.said.contains("told.if_starts"), let start = request.slot(.date)?.day,
      start >= request.today
    else { return nil }
    return .reply(
      "cycle.if_start",
      [
        "date": .date(start), "next": .date(start + forecast.cycleLength),
        "length": .integer(forecast.cycleLength),
      ])
  }
}

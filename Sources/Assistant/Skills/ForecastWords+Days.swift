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

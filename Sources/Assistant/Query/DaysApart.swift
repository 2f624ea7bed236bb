import Civil
import MessageFormat

/// "How many days between 31 October and 18 January": two days that she names, and nothing of the
/// record.
struct DaysApart {
  private let first: CivilDate
  private let last: CivilDate

  init?(_ asked: QueryReader) {
    let words = asked.words
    guard words.says("days_apart"), words.things.isEmpty else { return nil }
    let days = words.times.compactMap { window in
      if case .days(let days) = window { days } else { nil }
    }
    guard days.count == words.times.count, let one = days.first, let other = days.last,
      days.count == 1
        ? one.upperBound > one.lowerBound && one.upperBound != asked.today : days.count == 2
    else { return nil }
    first = min(one.lowerBound, other.lowerBound)
    last = max(one.upperBound, other.upperBound)
  }

  var outcome: Outcome {
    .say(
      "query.days_apart",
      ["count": .integer(last - first), "from": .date(first), "to": .date(last)])
  }
}

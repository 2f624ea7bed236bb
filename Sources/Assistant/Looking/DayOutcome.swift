import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What is compared between two kinds of days: a measure, or how often something was felt.
struct DayOutcome {
  let subject: Subject
  /// The value of each day that has one, oldest first; 1 and 0 for felt and not felt on days with
  /// entries.
  let values: [DatedValue]

  init?(_ subject: Subject, _ request: Request, _ days: PatternDays) {
    self.subject = subject
    switch subject {
    case .measure(let measure, _):
      guard
        let series = request.journal.series(
          of: measure, from: days.first, upTo: days.last)
      else { return nil }
      values = series.values
    case .sign(let term):
      let felt = Set(
        request.journal.days(from: days.first, upTo: days.last) { $0.signs.contains(term) })
      guard !felt.isDisjoint(with: days.logged) else { return nil }
      values = days.logged.sorted().map { DatedValue($0, felt.contains($0) ? 1 : 0) }
    case .sessions, .sex, .mood, .cycleLength, .periodLength: return nil
    }
  }

  /// The values of the days on which the condition holds and of the others, by day.
  func split(by condition: DayCondition) -> (with: [Double], without: [Double]) {
    var (with, without): ([Double], [Double]) = ([], [])
    for day in values {
      if condition.with.contains(day.date) {
        with.append(day.value)
      } else if condition.without.contains(day.date) {
        without.append(day.value)
      }
    }
    return (with, without)
  }
}

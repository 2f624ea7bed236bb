import Civil
import Journal
import MessageFormat
import Physiology
import Scores

/// What is compared between two kinds of days: a measure, or how often something was felt.
struct PatternMeasure {
  let subject: Subject
  /// The value of each day that has one, oldest first; 1 and 0 for felt and not felt on days with
  /// entries.
  let values: [DatedValue]
  /// The days from a behaviour to it: 1 for what a night or a morning shows.
  let lag: Int
  /// The least difference worth telling.
  let worth: Double

  init?(_ subject: Subject, _ journal: Journal, _ days: PatternDays) {
    self.subject = subject
    let (first, last) = (days.cycles.lowerBound, days.cycles.upperBound)
    switch subject {
    case .measure(let measure, _):
      guard let series = journal.series(of: measure, from: first, upTo: last) else {
        return nil
      }
      values = series.values
      (lag, worth) = Self.rule(measure)
    case .sign(let term):
      let felt = Set(
        journal.days(of: [.symptom, .mood], from: first, upTo: last) { $0.signs.contains(term) })
      guard !felt.isDisjoint(with: days.kept) else { return nil }
      values = days.kept.sorted().map { DatedValue($0, felt.contains($0) ? 1 : 0) }
      (lag, worth) = (0, Self.share)
    case .sessions, .sex, .mood, .cycleLength, .periodLength: return nil
    }
  }

  private static let share = 0.1

  /// When it shows, and what is worth telling of it: a quarter of an hour of sleep, 3 ms of HRV, 2
  /// beats of the pulse, half a point of a rating.
  private static func rule(_ measure: Metric) -> (lag: Int, worth: Double) {
    switch measure {
    case .sleep: (1, 0.25)
    case .amount(.hrv): (1, 3)
    case .amount(.pulse): (1, 2)
    case .scale(.sleepScore): (1, 0.5)
    case .scale, .pain: (0, 0.5)
    case .amount(.steps): (0, 500)
    default: (0, 0)
    }
  }

  /// The standard deviation of its values.
  var deviation: Double {
    let mean = values.reduce(0) { $0 + $1.value } / Double(max(1, values.count))
    let squares = values.reduce(0) { $0 + ($1.value - mean) * ($1.value - mean) }
    return (squares / Double(max(1, values.count))).squareRoot()
  }

  /// The question whether it goes with something.
  func question(_ cause: PatternCause, _ days: PatternDays) -> PatternQuestion {
    var question = PatternQuestion(
      behaviour: cause.days, kept: cause.kept, measure: values,
      lag: cause.isOfSameDay ? 0 : lag, ill: days.ill, worth: worth)
    question.cycles = cause.cycles
    question.isOfWeekdays = cause.isOfWeekdays
    return question
  }
}

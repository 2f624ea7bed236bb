import Civil
import Physiology

/// The kept days of a question that have their measure, oldest first.
struct PairedDays {
  let days: [Day]

  struct Day {
    let date: CivilDate
    let hasBehaviour: Bool
    let value: Double

    /// The same day with a lower value.
    func lowered(by amount: Double) -> Day {
      Day(date: date, hasBehaviour: hasBehaviour, value: value - amount)
    }
  }

  init(_ question: PatternQuestion, today: CivilDate, within window: Int) {
    let first = today - window
    let values = Dictionary(
      question.measure.lazy.filter { $0.date >= first && $0.value.isFinite }
        .map { ($0.date, $0.value) },
      uniquingKeysWith: { $1 })
    let inside = { (date: CivilDate) in first <= date && date <= today }
    let kept = question.kept.filter(inside).union(question.behaviour.filter(inside))
    days = kept.sorted().compactMap { date in
      let measured = date + question.lag
      guard measured <= today, let value = values[measured],
        !question.ill.contains(date), !question.ill.contains(measured)
      else { return nil }
      return Day(date: date, hasBehaviour: question.behaviour.contains(date), value: value)
    }
  }

  /// The values with the behaviour, or those without it.
  func values(with behaviour: Bool) -> [Double] {
    days.filter { $0.hasBehaviour == behaviour }.map(\.value)
  }

  /// The share of the days with the behaviour that are Friday, Saturday or Sunday; nil without any.
  var weekendShare: Double? {
    days.filter(\.hasBehaviour).map { $0.date.weekday.rawValue >= 5 ? 1.0 : 0.0 }.mean
  }
}

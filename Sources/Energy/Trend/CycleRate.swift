package import Civil
import Physiology

/// How fast a weight changes when each weight is set against the one a cycle earlier.
///
/// The water of a cycle, about 0.45 kg at menstruation (Kanellakis et al., 2023, doi
/// 10.1002/ajhb.23951), is in both weights of a pair and cancels. The price is that it speaks of two
/// cycles and so is slower than a line.
package struct CycleRate: Hashable, Sendable {
  /// The length of the cycle in days, 21 to 40.
  package let length: Int
  /// The weights of the last cycle that have one a cycle earlier, a day off if need be.
  package let pairs: Int
  /// The days from the first to the last of them.
  package let span: Int
  /// The mean change; nil for fewer than 7 pairs or over fewer than 14 days.
  package let rate: WeightRate?
  /// The standard error of the mean change in kg a day, with a scatter of at least 0.4 kg in each
  /// weight; nil without a rate.
  package let standardError: Double?

  /// The lengths in days of a cycle that can be used.
  package static let lengths = 21...40

  /// The pairs that a rate needs, and the days that they are spread over.
  package static let needed = (pairs: 7, span: 14)

  /// Pairs the weights of the last `length` days up to a day; nil for a length beyond 21 to 40.
  package init?(_ weights: DailyValues, today: CivilDate, length: Int) {
    guard Self.lengths.contains(length) else { return nil }
    var dates: [CivilDate] = []
    var rates: [Double] = []
    for day in weights.days(length, through: today).values {
      for distance in [length, length + 1, length - 1] {
        guard let earlier = weights.value(on: day.date - distance) else { continue }
        dates.append(day.date)
        rates.append((day.value - earlier) / Double(distance))
        break
      }
    }
    self.length = length
    pairs = dates.count
    span = if let first = dates.first, let last = dates.last { last - first } else { 0 }
    guard pairs >= Self.needed.pairs, span >= Self.needed.span, let mean = rates.mean,
      let deviation = rates.standardDeviation
    else {
      (rate, standardError) = (nil, nil)
      return
    }
    rate = WeightRate(perDay: mean)
    let scatter = max(
      deviation * Double(length), WeightRate.leastNoise * 2.0.squareRoot())
    standardError = scatter / (Double(length) * Double(rates.count).squareRoot())
  }
}

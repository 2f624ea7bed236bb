package import Civil
import Physiology

/// The least-squares line through weights, of which older ones may count less.
///
/// A weight counts decay^(days before today): 0.9 in HealthVaults, which makes it the line of about
/// ten days; 1 is the ordinary line.
package struct WeightLine: Hashable, Sendable {
  /// The days with a weight.
  package let count: Int
  /// The days from the first to the last of them.
  package let span: Int
  /// What was found; nil for fewer than two days, which have no line.
  package let fit: Fit?

  /// How much a weight counts beside one of the day after, in HealthVaults.
  package static let usualDecay = 0.9

  /// A line with its intermediate sums; t is days after the first weight, y kg.
  package struct Fit: Hashable, Sendable {
    /// What the counts add up to.
    package let sumOfWeights: Double
    /// The weighted mean of t.
    package let meanDay: Double
    /// The weighted mean of y.
    package let meanWeight: Double
    /// The weighted sum of (t − t̄)(y − ȳ).
    package let crossProduct: Double
    /// The weighted sum of (t − t̄)².
    package let squareSum: Double
    /// The slope.
    package let rate: WeightRate
    /// The scatter about the line in kg, n − 2 below it; nil for fewer than three days.
    package let residual: Double?
    /// The standard error of the slope in kg a day, with a scatter of at least 0.4 kg; nil for
    /// fewer than three days.
    package let standardError: Double?
  }

  /// Draws the line through weights up to a day; later ones are left out.
  package init(_ weights: DailyValues, today: CivilDate, decay: Double = usualDecay) {
    let past = weights.days(from: .earliest, through: today)
    count = past.count
    span = past.span
    fit = Fit(past, today: today, decay: decay)
  }
}

extension WeightLine.Fit {
  init?(_ past: DailyValues, today: CivilDate, decay: Double) {
    guard past.count >= 2, let first = past.values.first?.date else { return nil }
    let points = past.values.map {
      (weight: decay.power(today - $0.date), t: Double($0.date - first), y: $0.value)
    }
    let sum = points.map(\.weight).sum
    guard sum > 0, sum.isFinite else { return nil }
    let meanDay = points.map { $0.weight * $0.t }.sum / sum
    let mean = points.map { $0.weight * $0.y }.sum / sum
    let squares = points.map { $0.weight * ($0.t - meanDay) * ($0.t - meanDay) }.sum
    guard squares > 0 else { return nil }
    let cross = points.map { $0.weight * ($0.t - meanDay) * ($0.y - mean) }.sum
    let slope = cross / squares
    sumOfWeights = sum
    self.meanDay = meanDay
    meanWeight = mean
    crossProduct = cross
    squareSum = squares
    rate = WeightRate(perDay: slope)
    guard points.count >= 3 else {
      (residual, standardError) = (nil, nil)
      return
    }
    let errors = points.map { point in
      let error = point.y - mean - slope * (point.t - meanDay)
      return point.weight * error * error
    }
    let count = Double(points.count)
    let scatter = (errors.sum / sum * count / (count - 2)).squareRoot()
    let leverage = points.map { point in
      let pull = point.weight * (point.t - meanDay)
      return pull * pull
    }
    residual = scatter
    standardError = max(scatter, WeightRate.leastNoise) * leverage.sum.squareRoot() / squares
  }
}

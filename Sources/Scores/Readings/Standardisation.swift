import Civil
import Physiology

/// How a reading becomes a part of a score against her own usual.
struct Standardisation {
  /// The least spread that a day is measured by.
  enum Floor {
    case fixed(Double)
    case shareOfMean(Double)
  }

  let weight: Double
  var scale = OwnUsual.Scale.linear
  let floor: Floor
  var lessIsBetter = false
  var zeroCounts = false

  /// The part that the day's own reading gives, or why there is none.
  func part(of series: [DatedValue], on day: CivilDate) -> Availability<StandardisedPart, PartGap> {
    let known = series.filter { counts($0.value) }
    guard let value = known.first(where: { $0.date == day })?.value,
      let place = scale.place(of: value)
    else { return .unavailable(.missing) }
    let usual = OwnUsual(known, before: day, scale: scale)
    guard usual.isUsable, let mean = usual.mean, let deviation = usual.deviation else {
      return .unavailable(.tooFewDays(have: usual.count, needed: OwnUsual.daysNeeded))
    }
    guard let z = usual.z(of: place, floor: least(of: mean)) else {
      return .unavailable(.usualIsZero)
    }
    return .available(
      StandardisedPart(
        value: value, weight: weight, count: usual.count, mean: mean, deviation: deviation,
        z: lessIsBetter ? -z : z))
  }

  private func counts(_ value: Double) -> Bool {
    zeroCounts ? Optional(value).ifNotNegative != nil : Optional(value).ifPositive != nil
  }

  private func least(of mean: Double) -> Double {
    switch floor {
    case .fixed(let least): least
    case .shareOfMean(let share): share * mean
    }
  }
}

import Civil

/// The mean of clock times, taken round the clock (Mardia and Jupp, 2000, "Directional
/// Statistics").
struct CircularMean {
  /// Minutes after midnight, 0 up to 1440.
  let minutes: Double
  /// The sample standard deviation of the distances the short way round, in minutes; nil for one
  /// time.
  let deviation: Double?

  /// Takes minutes after midnight; nil without any, or where they lie all round the clock.
  init?(_ times: [Double]) {
    let angles = times.map { 2 * Double.pi * $0 / 1440 }
    let y = angles.map(ElementaryFunctions.sine).sum
    let x = angles.map(ElementaryFunctions.cosine).sum
    let count = Double(times.count)
    guard !times.isEmpty, (x * x + y * y).squareRoot() / count >= 1e-6 else { return nil }
    let direction = ElementaryFunctions.angle(y: y, x: x) / (2 * .pi) * 1440
    let drift = times.map { Self.shortWay(from: direction, to: $0) }.sum / count
    let mean = Self.wrapped(direction + drift)
    let squares = times.map { time in
      let away = Self.shortWay(from: mean, to: time)
      return away * away
    }
    minutes = mean < 1440 - 1e-9 ? mean : 0
    deviation = times.count > 1 ? (squares.sum / (count - 1)).squareRoot() : nil
  }

  /// The mean to the minute.
  var clock: ClockTime {
    ClockTime(minutesSinceMidnight: minutes.nearestInt % 1440) ?? .midnight
  }

  /// The minutes from one time to another the short way round, -720 up to 720.
  static func shortWay(from start: Double, to end: Double) -> Double {
    wrapped(end - start + 720) - 720
  }

  private static func wrapped(_ minutes: Double) -> Double {
    let remainder = minutes.truncatingRemainder(dividingBy: 1440)
    return remainder < 0 ? remainder + 1440 : remainder
  }
}

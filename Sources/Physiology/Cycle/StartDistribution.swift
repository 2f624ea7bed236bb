/// The chance that a period starts on each of the days after the last start.
struct StartDistribution: Sendable {
  /// The chances by days from the last start; they sum to 1.
  let chances: [Double]

  /// The chance that the window must hold at least.
  static let windowMass = 0.8

  /// Creates a distribution from weights, which need not sum to 1.
  init(_ weights: [Double]) {
    let total = weights.reduce(0, +)
    chances = weights.map { $0 / total }
  }

  /// The first day by whose end a start is at least as likely as not.
  var point: Int {
    var sum = 0.0
    return chances.firstIndex {
      sum += $0
      return sum >= 0.5
    } ?? chances.count - 1
  }

  /// The shortest run of days that holds at least 80 per cent, and the chance it holds.
  var window: (days: ClosedRange<Int>, mass: Double) { window(holding: Self.windowMass) }

  /// The shortest run of days that holds at least a chance, of two equal ones the heavier, and the
  /// chance it holds.
  func window(holding least: Double) -> (days: ClosedRange<Int>, mass: Double) {
    var best: (days: ClosedRange<Int>, mass: Double)?
    var low = 0
    var mass = 0.0
    for (high, chance) in chances.enumerated() {
      mass += chance
      while mass - chances[low] >= least {
        mass -= chances[low]
        low += 1
      }
      guard mass >= least else { continue }
      if let best {
        if best.days.count < high - low + 1 { continue }
        if best.days.count == high - low + 1, best.mass >= mass { continue }
      }
      best = (low...high, mass)
    }
    return best ?? (0...chances.count - 1, 1)
  }

  /// The chance that the start lies in a run of days from 0 on, which may reach past the last one
  /// known.
  func mass(of days: ClosedRange<Int>) -> Double {
    chances.dropFirst(days.lowerBound).prefix(days.count).reduce(0, +)
  }

  /// The distribution once no start has come by the end of `day`, counted from the last start,
  /// which is itself day 0 and rules nothing out.
  func after(notStartedThrough day: Int) -> StartDistribution {
    guard day > 0, day < chances.count - 1 else { return self }
    return StartDistribution(chances.indices.map { $0 <= day ? 0 : chances[$0] })
  }
}

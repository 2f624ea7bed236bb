public import Civil
public import Physiology

/// How fertile each day of a month is by estimate, for a host to draw.
public struct FertileMonth: Hashable, Sendable {
  /// The month.
  public let month: Month
  /// The days that are more than of low fertility; the others are low, and none is safe.
  public let levels: [CivilDate: FertilityLevel]
  /// The day it is.
  public let today: CivilDate

  /// Takes the levels of some days; those outside the month are left out.
  public init(_ month: Month, levels: [CivilDate: FertilityLevel], today: CivilDate) {
    self.month = month
    self.today = today
    self.levels = levels.filter { month.first <= $0.key && $0.key <= month.last && $0.value > .low }
  }

  /// The level of a day.
  public func level(on date: CivilDate) -> FertilityLevel { levels[date] ?? .low }

  /// The days of one level as stretches without a gap, oldest first.
  public var stretches: [(level: FertilityLevel, days: ClosedRange<CivilDate>)] {
    levels.keys.sorted().reduce(into: []) { stretches, day in
      if let last = stretches.last, last.level == level(on: day), last.days.upperBound + 1 == day {
        stretches[stretches.count - 1].days = last.days.lowerBound...day
      } else {
        stretches.append((level(on: day), day...day))
      }
    }
  }
}

extension FertilityLevel {
  /// The level as replies name it.
  var word: String {
    switch self {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    case .peak: "peak"
    }
  }
}

extension FertileMonth {
  /// The estimate of a month: closed cycles in retrospect, the running one, and three that come.
  init(_ month: Month, _ request: Request, _ forecast: Forecast) {
    var levels: [CivilDate: FertilityLevel] = [:]
    func add(_ window: ClosedRange<CivilDate>, ovulation: CivilDate) {
      for day in window {
        let level: FertilityLevel =
          day == ovulation
          ? .peak : (ovulation - 2..<ovulation).contains(day) ? .high : .medium
        levels[day] = max(levels[day] ?? .low, level)
      }
    }
    for gap in request.cycle.history.gaps where gap.from <= month.last && month.first < gap.to {
      guard let day = request.cycle.ovulationInRetrospect(on: gap.from)?.day else { continue }
      add(day - Forecast.fertileDaysBeforeOvulation...day, ovulation: day)
    }
    for day in month.first...month.last where day >= forecast.lastStart {
      levels[day] = max(levels[day] ?? .low, forecast.fertility(on: day))
    }
    let coming = Self.coming(request)
    let back = forecast.lutealDays + 1
    for next in forecast.fertileWindow == nil ? [] : coming.dropFirst() {
      let first = next.window.lowerBound - back - Forecast.fertileDaysBeforeOvulation
      add(first...next.window.upperBound - back, ovulation: next.start - back)
    }
    self.init(month, levels: levels, today: request.today)
  }

  private static func coming(_ request: Request) -> [StartWindow] {
    Adaptive().comingStarts(request.cycle.history, today: request.today, count: cyclesAhead + 1)
  }

  /// The last day that anything is estimated for; nil where nothing ahead is.
  static func horizon(_ request: Request) -> CivilDate? { coming(request).last?.start }

  /// How many cycles ahead are estimated.
  private static let cyclesAhead = 3
}

public import Civil

/// A way to expect the next period from past ones.
public protocol CycleModel: Sendable {
  /// The name a person asks for it by.
  var name: ModelName { get }

  /// The forecast as of `today`; nil when no start on or before it is known.
  func forecast(_ history: CycleHistory, today: CivilDate) -> Forecast?

  /// The forecast as of `today` once no start has come by the end of `notStartedThrough`, which
  /// is today at the latest; a model that does not count such days forecasts as on any day.
  func forecast(
    _ history: CycleHistory, today: CivilDate, notStartedThrough: CivilDate
  ) -> Forecast?

  /// What is expected of each gap, oldest first, on the day it begins and from the gaps before it.
  func expectations(of gaps: [CycleGap]) -> [Explanation.OpenQuestion]
}

extension CycleModel {
  /// The forecast as of `today`, whatever days went by without a start.
  public func forecast(
    _ history: CycleHistory, today: CivilDate, notStartedThrough: CivilDate
  ) -> Forecast? {
    forecast(history, today: today)
  }
}

/// A model that knows no more than the lengths of past cycles.
protocol LengthModel: CycleModel {
  /// What is expected after lengths in days, oldest first.
  static func expectation(from lengths: [Int]) -> Explanation.OpenQuestion
}

extension LengthModel {
  /// What is expected of each gap, oldest first, on the day it begins and from the gaps before it.
  public func expectations(of gaps: [CycleGap]) -> [Explanation.OpenQuestion] {
    var lengths: [Int] = []
    return gaps.map { gap in
      let expectation = Self.expectation(from: lengths)
      if gap.isLength { lengths.append(gap.days) }
      return expectation
    }
  }
}

extension Explanation.OpenQuestion {
  /// A length with as many days on either side, from the first day on; without a margin, none.
  init(length: Int, margin: Int?) {
    self.init(
      length: length, window: margin.map { max(1, length - $0)...length + $0 }, probability: nil)
  }
}

/// The name of a cycle model.
public enum ModelName: String, CaseIterable, Sendable {
  case adaptive
  case weightedMean = "weighted-mean"
  case recentMean = "recent-mean"
  case median

  /// The model of that name.
  public var model: any CycleModel {
    switch self {
    case .adaptive: Adaptive()
    case .weightedMean: WeightedMean()
    case .recentMean: RecentMean()
    case .median: MedianLength()
    }
  }
}

public import Civil

/// A way to expect the next period from past ones.
public protocol CycleModel: Sendable {
  /// The name a person asks for it by.
  var name: ModelName { get }

  /// The forecast as of `today`; nil when no start on or before it is known.
  func forecast(_ history: CycleHistory, today: CivilDate) -> Forecast?
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

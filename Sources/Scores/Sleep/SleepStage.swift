/// A stage of sleep whose share Bioloop scores by rings around a middle range.
enum SleepStage {
  case rem, deep

  /// 40 to 100 points for the per cent of the time asleep.
  func points(percent: Double) -> Double {
    for (ring, points) in zip(rings, [100.0, 90, 80, 70, 60]) where ring.contains(percent) {
      return points
    }
    return 40
  }

  private var rings: [ClosedRange<Double>] {
    switch self {
    case .rem: [20...25, 18...27, 15...30, 12...33, 10...35]
    case .deep: [15...20, 13...22, 10...25, 8...28, 5...30]
    }
  }
}

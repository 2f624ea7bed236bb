/// A curve of straight lines between points, level beyond its ends.
struct PiecewiseLine {
  /// The points, in the order of x.
  let points: [(x: Double, y: Double)]

  /// The height at x; nil without a point.
  func height(at x: Double) -> Double? {
    guard let first = points.first, x > first.x else { return points.first?.y }
    for (left, right) in zip(points, points.dropFirst()) where x <= right.x {
      return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
    }
    return points.last?.y
  }
}

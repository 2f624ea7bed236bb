/// The middle value of a list.
enum Median {
  /// The median; the mean of the two middle values for an even count, nil for none.
  static func of(_ values: [Int]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    guard sorted.count.isMultiple(of: 2) else { return Double(sorted[middle]) }
    return (Double(sorted[middle - 1]) + Double(sorted[middle])) / 2
  }
}

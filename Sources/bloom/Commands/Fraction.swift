/// A whole number out of another, as it is typed: `4/5`.
struct Fraction: Equatable {
  let value: Int
  let top: Int

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let value = parts.first ?? nil, let top = parts.last ?? nil, top > 1,
      (0...top).contains(value)
    else { return nil }
    self.value = value
    self.top = top
  }
}

extension Array {
  /// The element at a place; nil where there is none.
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

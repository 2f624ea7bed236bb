/// Rows of a screen that is drawn over, of which the least needed go where it is short.
struct ScreenRows {
  /// How long a row is kept, the first to go first.
  enum Need: Int { case gap, title, past, keys, detail, words, count }

  private var rows: [(text: String, need: Need)] = []

  mutating func add(_ texts: [String], _ need: Need) { rows += texts.map { ($0, need) } }

  /// The rows that fit a terminal with so many, one of which is the cursor's.
  func fitting(_ height: Int) -> [String] {
    var kept = rows
    while kept.count > max(height - 1, 1) {
      guard let least = kept.map(\.need.rawValue).min(),
        let place = kept.firstIndex(where: { $0.need.rawValue == least })
      else { break }
      kept.remove(at: place)
    }
    return kept.map(\.text)
  }
}

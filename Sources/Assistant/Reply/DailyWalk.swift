/// Chooses a thing of the day by walking down a whole list, ten steps and one a day.
///
/// The thing is the first that fits from there on. As long as fewer than eleven things in a row do
/// not fit, and the list is longer than 31 steps, nothing comes again within 30 days, whatever
/// fits on each of them.
struct DailyWalk: Sendable {
  /// How many places it goes on in a day.
  static let step = 11

  /// Days since an epoch.
  let day: Int

  /// The thing of the day, or the one `uses` further on that fits; nil where none does.
  func item<Item>(of items: [Item], uses: Int, where fits: (Item) -> Bool) -> Item? {
    guard !items.isEmpty else { return nil }
    let remainder = (day * Self.step) % items.count
    let start = remainder < 0 ? remainder + items.count : remainder
    let fitting = (items[start...] + items[..<start]).filter(fits)
    return fitting.isEmpty ? nil : fitting[uses % fitting.count]
  }
}

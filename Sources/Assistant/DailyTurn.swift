import Civil

/// Chooses a thing of the day in turn from what fits the day, and not one of the days just before,
/// though what fits changes with the phase.
///
/// The choice depends on nothing but the days, so a day has one whenever it is asked for.
struct DailyTurn {
  /// How many days a thing stays away, where there is enough else.
  static let rest = 7

  let day: CivilDate

  /// The thing of the day, or the one `uses` further on; nil where nothing fits.
  ///
  /// - Parameter pool: what fits a day, in an order that stays.
  func item<Item: Hashable, Failure: Error>(
    uses: Int, of pool: (CivilDate) throws(Failure) -> [Item]
  ) throws(Failure) -> Item? {
    var recent: [Item] = []
    for before in (day + -2 * Self.rest)..<day {
      let open = Self.open(try pool(before), on: before, after: recent)
      if let first = open.first { recent = (recent + [first]).suffix(Self.rest) }
    }
    let open = Self.open(try pool(day), on: day, after: recent)
    return open.isEmpty ? nil : open[uses % open.count]
  }

  /// Those that are due on a day, the first of them first; all of them where that leaves none.
  private static func open<Item: Hashable>(
    _ pool: [Item], on day: CivilDate, after recent: [Item]
  ) -> [Item] {
    guard !pool.isEmpty else { return [] }
    let start = day.turning(pool.count, uses: 0)
    let turned = Array(pool[start...] + pool[..<start])
    let open = turned.filter { !recent.contains($0) }
    return open.isEmpty ? turned : open
  }
}

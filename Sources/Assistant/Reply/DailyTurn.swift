import Civil

/// Chooses a thing of the day in turn from what fits the day, and not one of the days just before,
/// though what fits changes with the phase.
///
/// The choice depends on nothing but the days, so a day has one whenever it is asked for.
struct DailyTurn {
  /// How many days a thing stays away, where there is enough else.
  static let rest = 7

  let day: CivilDate
  /// How far on in the order it begins, so that kinds of things do not go in step.
  var salt = 0

  /// The thing of the day, or the one `uses` further on; nil where nothing fits.
  ///
  /// - Parameter pool: what fits a day, in an order that stays.
  func item<Item: Hashable, Failure: Error>(
    uses: Int, of pool: (CivilDate) throws(Failure) -> [Item]
  ) throws(Failure) -> Item? {
    var recent: [Item] = []
    for before in firstLookedAt..<day {
      if let first = first(of: try pool(before), on: before, after: recent) {
        recent = (recent + [first]).suffix(Self.rest)
      }
    }
    let open = open(try pool(day), on: day, after: recent)
    return open.isEmpty ? nil : open[uses % open.count]
  }

  /// The day from which on the turns are gone through, the same for all days of a month, so that
  /// they agree on what was shown.
  private var firstLookedAt: CivilDate {
    let place = day.dayNumber % Self.month
    return day + -(Self.month + (place < 0 ? place + Self.month : place))
  }

  private static let month = 28

  /// The first of those that are due on a day.
  private func first<Item: Hashable>(
    of pool: [Item], on day: CivilDate, after recent: [Item]
  ) -> Item? {
    guard !pool.isEmpty else { return nil }
    let start = day.turning(pool.count, uses: salt)
    let due = pool[start...].first { !recent.contains($0) }
    return due ?? pool[..<start].first { !recent.contains($0) } ?? pool[start]
  }

  /// Those that are due on a day, the first of them first; all of them where that leaves none.
  private func open<Item: Hashable>(
    _ pool: [Item], on day: CivilDate, after recent: [Item]
  ) -> [Item] {
    guard !pool.isEmpty else { return [] }
    let start = day.turning(pool.count, uses: salt)
    let turned = Array(pool[start...] + pool[..<start])
    let open = turned.filter { !recent.contains($0) }
    return open.isEmpty ? turned : open
  }
}

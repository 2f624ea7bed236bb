import Civil

extension CivilDate {
  /// An index below `count`, at least 1, that moves on with the days and with `uses`, for choosing
  /// among contents.
  func turning(_ count: Int, uses: Int) -> Int {
    let place = (dayNumber + uses) % count
    return place < 0 ? place + count : place
  }
}

import Civil

/// Places in a list of entries with the date of each, by date and then in their order.
struct DatedPlaces: Hashable, Sendable {
  private(set) var places: [Int] = []
  private var dates: [CivilDate] = []

  /// Puts a place that is greater than all others in its order.
  mutating func insert(_ place: Int, on date: CivilDate) {
    guard let last = dates.last, date < last else {
      places.append(place)
      dates.append(date)
      return
    }
    let index = (dates.lastIndex(notAfter: date) ?? -1) + 1
    places.insert(place, at: index)
    dates.insert(date, at: index)
  }

  /// Takes out the places from one on.
  mutating func remove(from first: Int) {
    guard places.contains(where: { $0 >= first }) else { return }
    let kept = places.indices.filter { places[$0] < first }
    (places, dates) = (kept.map { places[$0] }, kept.map { dates[$0] })
  }

  /// Those from one day to another.
  func part(from first: CivilDate, upTo last: CivilDate) -> DatedPlaces {
    guard let oldest = dates.first, let newest = dates.last else { return self }
    if first <= oldest, newest <= last { return self }
    let start = first <= oldest ? 0 : (dates.lastIndex(notAfter: first - 1) ?? -1) + 1
    let end = (dates.lastIndex(notAfter: last) ?? -1) + 1
    var part = DatedPlaces()
    guard start < end else { return part }
    part.places = Array(places[start..<end])
    part.dates = Array(dates[start..<end])
    return part
  }

  /// Takes in others, so that all stand in their order.
  mutating func merge(_ other: DatedPlaces) {
    guard !other.places.isEmpty else { return }
    guard !places.isEmpty else {
      self = other
      return
    }
    var merged = DatedPlaces()
    merged.places.reserveCapacity(places.count + other.places.count)
    merged.dates.reserveCapacity(places.count + other.places.count)
    var (own, its) = (0, 0)
    while own < places.count || its < other.places.count {
      let isOwn =
        its == other.places.count
        || own < places.count
          && (dates[own], places[own]) < (other.dates[its], other.places[its])
      merged.places.append(isOwn ? places[own] : other.places[its])
      merged.dates.append(isOwn ? dates[own] : other.dates[its])
      if isOwn { own += 1 } else { its += 1 }
    }
    self = merged
  }
}

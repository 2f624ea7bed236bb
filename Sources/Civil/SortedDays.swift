extension Array {
  /// The index of the last element that is not after `date`, among elements sorted by `day`; nil
  /// before the first.
  package func lastIndex(notAfter date: CivilDate, by day: (Element) -> CivilDate) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if day(self[middle]) <= date { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}

extension Sequence<CivilDate> {
  /// The days in order, each once; quick where they come in order.
  @inlinable
  package var distinct: [CivilDate] {
    var days: [CivilDate] = []
    for day in self {
      guard let last = days.last else {
        days.append(day)
        continue
      }
      if day < last { return Set(self).sorted() }
      if day > last { days.append(day) }
    }
    return days
  }
}

extension [CivilDate] {
  /// The index of the last of these sorted days that is not after `date`; nil before the first.
  package func lastIndex(notAfter date: CivilDate) -> Int? { lastIndex(notAfter: date) { $0 } }

  /// The last of these sorted days that is not after `date`; nil before the first.
  package func last(notAfter date: CivilDate) -> CivilDate? {
    lastIndex(notAfter: date).map { self[$0] }
  }
}

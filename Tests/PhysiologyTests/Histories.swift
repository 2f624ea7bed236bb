import Civil
import Physiology
import Testing

/// The date written as `YYYY-MM-DD`; fails the test when it is none.
func day(_ iso: String) throws -> CivilDate {
  try #require(CivilDate(iso: iso), "not a date: \(iso)")
}

extension CycleHistory {
  /// A history of starts that lie `gaps` days apart, the first on `start`.
  init(gaps: [Int], from start: CivilDate, length: Int? = nil) {
    var starts = [start]
    for gap in gaps { starts.append(starts[starts.count - 1] + gap) }
    self.init(
      mending: starts.map { first in
        Period(start: first, end: length.map { first + ($0 - 1) })
      })
  }

  /// The last recorded start.
  var lastStart: CivilDate {
    get throws { try #require(periods.last).start }
  }
}

public import Civil

/// Some months of days with what each is marked with.
public struct CalendarPage: Hashable, Sendable {
  /// The months, oldest first, without gaps; at least one.
  public let months: [Month]
  /// The mark of each day that has one.
  public let marks: [CivilDate: DayMark]
  /// The day it is.
  public let today: CivilDate

  /// Takes months and marks; marks outside the months are left out.
  public init(months: [Month], marks: [CivilDate: DayMark], today: CivilDate) {
    self.months = months
    self.today = today
    guard let first = months.first?.first, let last = months.last?.last else {
      self.marks = [:]
      return
    }
    self.marks = marks.filter { first <= $0.key && $0.key <= last }
  }

  /// The marks that occur, in their order.
  public var used: [DayMark] {
    let present = Set(marks.values)
    return DayMark.allCases.filter(present.contains)
  }

  /// The days that carry a mark, as stretches without a gap, oldest first.
  public func stretches(of mark: DayMark) -> [ClosedRange<CivilDate>] {
    let days = marks.filter { $0.value == mark }.keys.sorted()
    return days.reduce(into: []) { stretches, day in
      if let last = stretches.last, last.upperBound + 1 == day {
        stretches[stretches.count - 1] = last.lowerBound...day
      } else {
        stretches.append(day...day)
      }
    }
  }
}

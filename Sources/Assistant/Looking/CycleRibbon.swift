public import Civil
import Language
import Physiology

/// The running cycle as a row of days, from its first to the end of the period that is expected.
public struct CycleRibbon: Hashable, Sendable {
  /// The first and the last day.
  public let days: ClosedRange<CivilDate>
  /// The mark of each day that has one.
  public let marks: [CivilDate: DayMark]
  /// The day it is.
  public let today: CivilDate

  /// Takes days and marks; marks outside the days are left out.
  public init(days: ClosedRange<CivilDate>, marks: [CivilDate: DayMark], today: CivilDate) {
    self.days = days
    self.today = today
    self.marks = marks.filter { days.contains($0.key) }
  }

  /// The marks that occur, in their order.
  public var used: [DayMark] {
    let present = Set(marks.values)
    return DayMark.allCases.filter(present.contains)
  }
}

extension CycleRibbon {
  /// The longest row, in days; a longer cycle has none.
  private static let longest = 60

  /// The cycle of a request; nil where none goes on, or nothing is to be said of it.
  init?(_ request: Request) {
    guard request.mode != .general, request.mode != .pregnancy, request.showsCycles,
      let forecast = request.cycle.forecast, !forecast.isStale,
      forecast.lastStart <= request.today
    else { return nil }
    let known = CalendarMarks(request)
    let profile = request.scene.profile
    let isSilent = profile.foretellsNothing || profile.wishes.contains(.noPredictions)
    let end = isSilent ? request.today : max(request.today, known.last)
    guard end - forecast.lastStart < Self.longest else { return nil }
    let marks = known.marks.filter { day, mark in
      mark != .logged && !(isSilent && day > request.today)
    }
    self.init(days: forecast.lastStart...end, marks: marks, today: request.today)
  }
}

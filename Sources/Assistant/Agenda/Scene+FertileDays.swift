import Civil
import Physiology

extension Scene {
  /// The more fertile days from today on, of this cycle and of some that follow, as estimates; none
  /// where they are not spoken of.
  func fertileDays(ahead coming: [StartWindow]) -> [ClosedRange<CivilDate>] {
    guard setting.speaksOfFertility, !profile.wishes.contains(.noFertility),
      let forecast = cycle.forecast, let first = forecast.fertileWindow
    else { return [] }
    let back = forecast.lutealDays + 1
    let later = coming.dropFirst().map { next in
      let ovulation = next.start - back
      return ovulation - Forecast.fertileDaysBeforeOvulation...ovulation
    }
    return ([first] + later).filter { $0.upperBound >= today }
      .map { max($0.lowerBound, today)...$0.upperBound }
  }
}

import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The lasting rise of the waking temperature, beside its chart.
struct TemperatureWords {
  private let request: Request
  private let span: LookSpan

  init(_ request: Request, _ span: LookSpan) {
    self.request = request
    self.span = span
  }

  /// The chart with what it shows of a rise, where ovulation may be spoken of.
  func adding(to chart: Outcome) -> Outcome {
    guard request.showsFertility, case .chart(var drawn)? = chart.picture?.exhibit else {
      return chart
    }
    var outcome = chart
    drawn.cycleStarts = request.cycle.history.periods.map(\.start)
    outcome.picture = PicturePlan(
      exhibit: .chart(drawn), labels: chart.picture?.labels ?? [],
      legend: chart.picture?.legend ?? [], words: chart.picture?.words ?? [])
    guard let shift else {
      let readings = cycle.filter { $0.disturbance == nil }.count
      outcome.parts.insert(
        .reply("look.shift_none", ["count": .integer(readings)]), at: 0)
      return outcome
    }
    outcome.parts.insert(
      .framed(
        "look.shift", ["date": .date(shift.firstHigh), "end": .date(shift.completedOn)],
        name: "value", parts: [level(shift)]), at: 0)
    outcome.parts += excluded
    drawn.level = shift.lowLevel
    drawn.rise = shift.firstHigh
    outcome.picture = PicturePlan(
      exhibit: .chart(drawn), labels: chart.picture?.labels ?? [],
      legend: [
        .framed("look.legend.level", [:], name: "value", parts: [level(shift)])
      ], words: chart.picture?.words ?? [])
    return outcome
  }

  private func level(_ shift: TemperatureShift) -> Part {
    LookNames.value(shift.lowLevel, of: .measure(.temperature, id: "bbt"))
  }

  /// The readings of the cycle that the days shown end in.
  private var cycle: [TemperatureReading] {
    let last = span.days.upperBound
    let start = request.cycle.history.periods.last { $0.start <= last }?.start
    let from = start ?? span.days.lowerBound
    return request.journal.signs.temperatures.filter { from <= $0.date && $0.date <= last }
  }

  private var shift: TemperatureShift? { TemperatureShift(in: cycle) }

  /// The readings of the cycle that were left out.
  private var excluded: [Part] {
    let left = cycle.count { $0.disturbance != nil }
    return left == 0 ? [] : [.reply("look.shift_excluded", ["count": .integer(left)])]
  }
}

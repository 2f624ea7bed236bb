import Civil
import Physiology

/// A record as bad as diaries can be, and a day on which it is read.
struct RandomRecord {
  var periods: [Period]
  var breaks: [Break] = []
  var ovulations: [CivilDate] = []
  var confirmed: [ConfirmedGap] = []
  var today: CivilDate

  /// The record with what contradicts itself mended.
  var history: CycleHistory {
    CycleHistory(mending: periods, breaks: breaks, ovulations: ovulations, confirmed: confirmed)
  }

  /// Makes one of many kinds: none to two entries, steady, wild, spans of sixty years, duplicates,
  /// gaps of one day and of four hundred, breaks, confirmations and ovulations on any day.
  init(using generator: inout SplitMix64) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    var date = CivilDate(dayNumber: number(-1_000...40_000))
    let count = [0, 1, 2, number(3...8), number(9...40), 1][number(0...5)]
    let usual = number(20...45)
    let kind = number(0...6)
    var periods: [Period] = []
    for _ in 0..<count {
      let length = number(0...3) == 0 ? nil : number(-2...12)
      periods.append(Period(start: date, end: length.map { date + $0 }))
      date = date + (kind == 0 ? number(-3...130) : Self.gap(kind, usual, number(-4...4)))
      if number(0...30) == 0, let last = periods.last { periods.append(last) }
    }
    if number(0...20) == 0 { periods.append(Period(start: date + number(15_000...22_000))) }
    self.periods = periods
    let origin = periods.first?.start ?? date
    let span = max(1, date - origin)
    today = number(0...5) == 0 ? origin + number(-40...40) : date + number(-60...120)
    for _ in 0..<(number(0...3) == 0 ? number(1...4) : 0) {
      let from = origin + number(0...span)
      breaks.append(
        Break(
          from: from, to: number(0...4) == 0 ? nil : from + number(-2...300),
          reason: Break.Reason.allCases[number(0...7)]))
    }
    for _ in 0..<(number(0...2) == 0 ? number(1...6) : 0) {
      ovulations.append(origin + number(-10...span + 40))
    }
    for _ in 0..<(number(0...3) == 0 ? number(1...5) : 0) {
      confirmed.append(
        ConfirmedGap(
          after: periods.isEmpty ? date : periods[number(0...periods.count - 1)].start,
          missingStarts: number(-1...4)))
    }
  }

  private static func gap(_ kind: Int, _ usual: Int, _ off: Int) -> Int {
    switch kind {
    case 1: 1
    case 2: 400
    case 3: off == 0 ? usual * 2 : usual + off
    case 4: off < 0 ? 1 : off == 0 ? 400 : usual
    default: usual + off
    }
  }
}

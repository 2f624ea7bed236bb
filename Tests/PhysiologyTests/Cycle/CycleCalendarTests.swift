import Civil
import Physiology
import Testing

@Suite struct CycleCalendarTests {
  /// The calendar of a history under the reference model.
  private func calendar(_ history: CycleHistory, today: CivilDate) -> CycleCalendar {
    CycleCalendar(
      history: history, forecast: WeightedMean().forecast(history, today: today), today: today)
  }

  @Test func `a past day has the phase of the cycle it belonged to`() throws {
    let start = try day("2024-01-01")
    let history = CycleHistory(gaps: [40, 28, 28, 28], from: start, length: 5)
    let months = calendar(history, today: try history.lastStart)
    #expect(months.kind(of: start + 14) == .phase(.follicular))
    #expect(months.kind(of: start + 26) == .phase(.ovulation))
    #expect(months.kind(of: start + 40 + 14) == .phase(.ovulation))
    #expect(months.cycleDay(on: start + 26) == 27)
    #expect(months.cycleDay(on: start + 41) == 2)
  }

  @Test func `an ovulation that was seen moves the phases of its cycle`() throws {
    let start = try day("2024-01-01")
    let periods = CycleHistory(gaps: [30, 30], from: start, length: 5).periods
    let history = try CycleHistory(periods: periods, ovulations: [start + 20])
    let months = calendar(history, today: start + 60)
    #expect(months.kind(of: start + 20) == .phase(.ovulation))
    #expect(months.kind(of: start + 16) == .phase(.follicular))
    #expect(months.kind(of: start + 30 + 16) == .phase(.ovulation))
  }

  @Test func `a late cycle is late and never a new one`() throws {
    let history = CycleHistory(gaps: [28, 28, 28], from: try day("2024-01-01"), length: 5)
    let last = try history.lastStart
    let months = calendar(history, today: last + 35)
    #expect(months.kind(of: last + 28) == .phase(.luteal))
    for late in 1...7 {
      #expect(months.kind(of: last + 28 + late) == .late(days: late))
      #expect(months.cycleDay(on: last + 28 + late) == 29 + late)
    }
    #expect(months.kind(of: last + 36) == .unknown)
  }

  @Test func `coming cycles are drawn three starts ahead and no further`() throws {
    let history = CycleHistory(gaps: [28, 28, 28], from: try day("2024-01-01"), length: 5)
    let last = try history.lastStart
    let months = calendar(history, today: last + 10)
    #expect(months.kind(of: last + 28) == .phase(.menstrual))
    #expect(months.cycleDay(on: last + 28) == 1)
    #expect(months.kind(of: last + 33) == .phase(.follicular))
    #expect(months.kind(of: last + 4 * 28 - 1) == .phase(.luteal))
    #expect(months.kind(of: last + 4 * 28) == .unknown)
    #expect(months.cycleDay(on: last + 4 * 28) == nil)
  }

  @Test func `nothing is said of days before the record, in a break, or long after it`() throws {
    let start = try day("2024-01-01")
    let periods = CycleHistory(gaps: [28, 300, 28], from: start, length: 4).periods
    let history = try CycleHistory(
      periods: periods,
      breaks: [Break(from: start + 40, to: start + 320, reason: .pregnancy)])
    let months = calendar(history, today: start + 356 + 120)
    #expect(months.kind(of: start - 1) == .unknown)
    #expect(months.kind(of: start + 28) == .phase(.menstrual))
    #expect(months.kind(of: start + 35) == .unknown)
    #expect(months.kind(of: start + 100) == .unknown)
    #expect(months.kind(of: start + 356) == .phase(.menstrual))
    #expect(months.kind(of: start + 356 + 100) == .unknown)
  }

  @Test func `a gap that may hide starts has bleeding days only`() throws {
    let start = try day("2024-01-01")
    let history = CycleHistory(gaps: [61, 9, 60, 10], from: start, length: 3)
    let months = calendar(history, today: try history.lastStart)
    #expect(months.kind(of: start + 2) == .phase(.menstrual))
    #expect(months.kind(of: start + 3) == .unknown)
    #expect(months.kind(of: start + 65) == .unknown)
    #expect(months.kind(of: start + 75) == .phase(.follicular))
    #expect(months.kind(of: start + 133) == .phase(.ovulation))
  }

  @Test func `a gap that the model reads as two cycles has bleeding days only`() throws {
    let start = try day("2024-01-01")
    let history = CycleHistory(gaps: [28, 29, 28, 57, 28, 28], from: start, length: 5)
    let today = try history.lastStart
    let months = CycleCalendar(
      history: history, forecast: Adaptive().forecast(history, today: today), today: today)
    #expect(months.kind(of: start + 85 + 4) == .phase(.menstrual))
    #expect(months.kind(of: start + 85 + 20) == .unknown)
    #expect(months.kind(of: start + 10) == .phase(.follicular))
    #expect(calendar(history, today: today).kind(of: start + 85 + 20) == .phase(.follicular))
  }

  @Test func `her own luteal length moves the phases of her calendar`() throws {
    let start = try day("2024-01-01")
    let plain = CycleHistory(gaps: [28, 28, 28, 28], from: start, length: 5)
    let history = try CycleHistory(
      periods: plain.periods, ovulations: plain.gaps.dropFirst().map { $0.to - 10 })
    let today = try history.lastStart
    let months = CycleCalendar(
      history: history, forecast: Adaptive().forecast(history, today: today), today: today)
    #expect(months.kind(of: start + 18) == .phase(.ovulation))
    #expect(months.kind(of: start + 14) == .phase(.follicular))
    #expect(months.kind(of: today + 17) == .phase(.ovulation))
  }

  @Test func `a period without an end is drawn for its expected length`() throws {
    let history = try CycleHistory(periods: [Period(start: day("2026-04-10"))])
    let months = calendar(history, today: try day("2026-04-30"))
    let drawn = (10...30).filter {
      months.period(on: CivilDate(year: 2026, month: 4, day: $0) ?? .earliest) != nil
    }
    #expect(drawn == [10, 11, 12, 13, 14])
  }

  @Test func `every day around a random record is something, and cycle days never run back`() {
    var generator = SplitMix64(7)
    for _ in 0..<12 {
      let gaps = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
        Int.random(in: 1...70, using: &generator)
      }
      let history = CycleHistory(
        gaps: gaps, from: CivilDate(dayNumber: 19_000),
        length: Bool.random(using: &generator) ? nil : Int.random(in: 1...6, using: &generator))
      let today = CivilDate(dayNumber: 19_000 + Int.random(in: -10...900, using: &generator))
      let months = calendar(history, today: today)
      for date in CivilDate(dayNumber: 18_990)...CivilDate(dayNumber: 19_990) {
        let number = months.cycleDay(on: date)
        #expect((number == nil) == (months.kind(of: date) == .unknown))
        if let number, let before = months.cycleDay(on: date - 1) {
          #expect(number == before + 1 || number == 1)
        }
      }
    }
  }
}

import Civil
import Physiology
import Testing

@testable import Scores

struct ConsistencyTests {
  private let today = day("2026-05-20")

  private func beds(_ minutes: [Int]) -> [BedTime] {
    minutes.enumerated().compactMap { place, minutes in
      ClockTime(minutesSinceMidnight: (minutes + 2880) % 1440).map { BedTime(today - place, $0) }
    }
  }

  @Test func `a spread does not depend on where on the clock it lies`() throws {
    let away = [-50, -20, 0, 10, 15, 30, 70, -5]
    let scores = try stride(from: 0, to: 1440, by: 37).map { hour in
      try #require(BedTimeRegularity.of(beds(away.map { $0 + hour }), through: today).value)
    }
    let first = try #require(scores.first)
    #expect(scores.allSatisfy { abs($0.deviation - first.deviation) < 1e-6 })
    #expect(scores.allSatisfy { (0..<1440).contains($0.meanMinutes) })
  }

  @Test func `a night fifteen days back does not count`() {
    let old = beds([0, 0, 0, 0, 0, 0]) + [BedTime(today - 14, .midnight)]
    let reason = BedTimeRegularity.Shortage.tooFewNights(have: 6, needed: 7, of: 14)
    #expect(BedTimeRegularity.of(old, through: today).reason == reason)
    let enough = beds([0, 0, 0, 0, 0, 0]) + [BedTime(today - 13, .midnight)]
    #expect(BedTimeRegularity.of(enough, through: today).value?.value == 100)
  }

  @Test func `times all round the clock have no mean`() {
    let found = BedTimeRegularity.of(
      beds([0, 180, 360, 540, 720, 900, 1080, 1260]), through: today)
    #expect(found.reason == .roundTheClock(nights: 8))
  }

  @Test func `weekend nights end on Saturday or Sunday`() {
    let hours = (0..<28).map { back in
      let night = today - back
      let isFree = night.weekday == .saturday || night.weekday == .sunday
      return DatedValue(night, isFree ? 7.4 : 8)
    }
    let found = WeekendSleep.of(hours, through: today).value
    #expect(found?.weekendNights == 8 && found?.otherNights == 20 && found?.isTold == true)
    #expect(abs((found?.differenceMinutes ?? 0) + 36) < 1e-9)
  }

  @Test func `nights without hours do not count`() {
    let hours = (0..<28).map { DatedValue(today - $0, 0) }
    #expect(
      WeekendSleep.of(hours, through: today).reason == .tooFewNights(weekend: 0, others: 0))
  }

  @Test func `the middle of a night is found across midnight and by day`() throws {
    let eleven = try #require(ClockTime(iso: "23:00"))
    let five = try #require(ClockTime(iso: "05:00"))
    #expect(SleepSpan(today, bed: eleven, wake: five).middle == 120)
    #expect(SleepSpan(today, bed: five, wake: eleven).middle == 840)
  }

  @Test func `the same night every day does not shift`() throws {
    let bed = try #require(ClockTime(iso: "21:30"))
    let wake = try #require(ClockTime(iso: "02:10"))
    let spans = (0..<28).map { SleepSpan(today - $0, bed: bed, wake: wake) }
    let found = try #require(MidSleepShift.of(spans, through: today).value)
    #expect(abs(found.minutes) < 1e-6 && found.weekend.iso == "23:50")
    #expect(
      MidSleepShift.of(Array(spans.prefix(6)), through: today).reason
        == .tooFewNights(weekend: 2, others: 4))
  }
}

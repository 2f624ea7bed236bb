import Testing

@testable import Scores

struct InsightTests {
  @Test func `the first rule that holds is taken`() {
    let found = Insight.recovery(hrv: 30, usualHRV: 50, pulse: 70, usualPulse: 60)
    #expect(found == .lowerHRV(today: 30, usual: 50))
    #expect(
      Insight.recovery(hrv: 60, usualHRV: 50, pulse: 70, usualPulse: 60)
        == .higherPulse(today: 70, usual: 60))
    #expect(Insight.recovery(hrv: 60, usualHRV: 50) == .higherHRV(today: 60, usual: 50))
  }

  @Test func `a missing or usual reading is silence`() {
    #expect(Insight.recovery(hrv: 30, usualHRV: 0) == nil)
    #expect(Insight.recovery(hrv: 50, usualHRV: 50, pulse: 63, usualPulse: 60) == nil)
    #expect(Insight.sleep() == nil && Insight.strain(changePercent: .nan) == nil)
  }

  @Test func `sleep asks for hours, then weekends, then bed times`() {
    #expect(
      Insight.sleep(hours: 0, usualHours: 8, weekendMinutes: 90)
        == .shorterSleep(hours: 0, usual: 8)
    )
    #expect(
      Insight.sleep(weekendMinutes: -30, bedTimeDeviation: 99) == .weekendSleep(minutes: -30))
    #expect(Insight.sleep(weekendMinutes: 29, bedTimeDeviation: 60) == .bedTimeSpread(minutes: 60))
  }

  @Test func `activity is told from 20 per cent either way`() {
    #expect(Insight.strain(changePercent: 20) == .activity(changePercent: 20))
    #expect(Insight.strain(changePercent: -19) == nil)
  }
}

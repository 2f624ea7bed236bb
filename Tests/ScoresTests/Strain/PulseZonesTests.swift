import Testing

@testable import Scores

struct PulseZonesTests {
  @Test func `an age of 25 gives 184 and zones from 92`() {
    let zones = PulseZones.of(highest: nil, age: 25, isPregnant: false).value
    #expect(zones?.highest == 184 && zones?.basis == .age)
    #expect(zones?.lowerBounds == [92, 110, 129, 147, 166])
    #expect(zones?.zone(of: 91.9) == 0 && zones?.zone(of: 92) == 1 && zones?.zone(of: 230) == 5)
  }

  @Test func `there are none in pregnancy, whatever is known`() {
    #expect(PulseZones.of(highest: 190, age: 25, isPregnant: true).reason == .pregnancy)
    #expect(PulseZones.of(highest: 0, age: 300, isPregnant: false).reason == .noPulseAndNoAge)
  }

  @Test func `load is the sum of minutes times zone`() {
    #expect(PulseZones.load(of: [1, 1, 1, 1, 1])?.load == 15)
    #expect(PulseZones.load(of: [30])?.minutes == 30)
    #expect(PulseZones.load(of: []) == nil && PulseZones.load(of: [5, -1]) == nil)
    #expect(PulseZones.load(of: [1, 1, 1, 1, 1, 1]) == nil)
  }
}

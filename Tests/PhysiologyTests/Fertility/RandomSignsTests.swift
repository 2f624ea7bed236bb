import Civil
import Physiology
import Testing

/// Properties of whatever signs of a cycle say, over random ones.
@Suite struct RandomSignsTests {
  private func signs(_ days: Int, using generator: inout SplitMix64) -> FertilitySigns {
    var signs = FertilitySigns()
    let jump = Int.random(in: 8...30, using: &generator)
    for day in 1...days {
      let date = Signs.dayZero + day
      if Int.random(in: 0...4, using: &generator) > 0 {
        let noise = Double(Int.random(in: -15...15, using: &generator)) / 100
        let celsius = 36.4 + noise + (day > jump ? 0.3 : 0)
        let isDisturbed = Int.random(in: 0...9, using: &generator) == 0
        signs.temperatures += [
          TemperatureReading(
            on: date, celsius: celsius, disturbance: isDisturbed ? .fever : nil)
        ].compactMap { $0 }
      }
      if Int.random(in: 0...2, using: &generator) == 0 {
        let result = OvulationTest.Result.allCases.randomElement(using: &generator)
        signs.tests.append(OvulationTest(on: date, result ?? .negative))
      }
      if Bool.random(using: &generator) {
        let quality = CervicalMucus.Quality.allCases.randomElement(using: &generator)
        signs.mucus.append(CervicalMucus(on: date, quality ?? .dry))
      }
      if Bool.random(using: &generator) {
        let opening = Cervix.Opening.allCases.randomElement(using: &generator)
        signs.cervix.append(Cervix(on: date, opening ?? .closed, .hard))
      }
    }
    return signs
  }

  @Test func `evidence rests on signs that agree, in any order they were written down`() throws {
    var generator = SplitMix64(41)
    var found = 0
    for _ in 0..<1_500 {
      let days = Int.random(in: 1...40, using: &generator)
      let signs = signs(days, using: &generator)
      let shuffled = FertilitySigns(
        temperatures: signs.temperatures.shuffled(using: &generator),
        tests: signs.tests.shuffled(using: &generator),
        mucus: signs.mucus.shuffled(using: &generator),
        cervix: signs.cervix.shuffled(using: &generator))
      let evidence = OvulationEvidence(signs, isRetrospective: true)
      #expect(OvulationEvidence(shuffled, isRetrospective: true) == evidence)
      guard let evidence else { continue }
      found += 1
      #expect(evidence.grounds.first?.ovulation == evidence.day && evidence.isObserved)
      #expect((1...days + 1).contains(evidence.day.cycleDay))
      #expect(
        evidence.grounds.allSatisfy { abs($0.ovulation - evidence.day) <= 3 }
          && evidence.disagreeing.allSatisfy { abs($0.ovulation - evidence.day) > 3 })
      #expect(evidence.excluded.allSatisfy { $0.disturbance != nil })
      #expect(evidence.grounds.allSatisfy { $0.completedOn.cycleDay <= days })
    }
    #expect(found > 500)
  }

  @Test func `what comes later never moves a temperature shift`() throws {
    var generator = SplitMix64(42)
    for _ in 0..<300 {
      let temperatures = signs(35, using: &generator).temperatures
      guard let shift = TemperatureShift(in: temperatures) else { continue }
      for last in shift.completedOn.cycleDay...35 {
        let known = temperatures.filter { $0.date.cycleDay <= last }
        #expect(TemperatureShift(in: known) == shift)
      }
      let before = temperatures.filter { $0.date < shift.completedOn }
      #expect(TemperatureShift(in: before) == nil)
    }
  }
}

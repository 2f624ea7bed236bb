import Civil
import PatternSimulation
import Physiology
import Testing

@testable import Scores

/// Finds and false finds in simulated diaries, the same each time.
struct PatternScanTests {
  private let today = SimulatedDiary.today

  /// Enough deals for ten pairs at the rate of many.
  private var rules: PatternRules {
    var rules = PatternRules.manyPairs
    rules.deals = 999
    return rules
  }

  @Test func `an effect of a standard deviation is found in nine of ten diaries of 120 days`() {
    var traits = SimulatedDiary.Traits()
    (traits.effect, traits.measureIsMissingToo) = (1, false)
    (traits.behaviours, traits.measures) = (1, 1)
    let found = (0..<50).count { number in
      SimulatedDiary(traits, seed: UInt64(number + 500_000)).questions
        .allSatisfy { PatternComparison($0, today: today).isTold }
    }
    #expect(found >= 45, "\(found) of 50")
  }

  enum Rhythm: CaseIterable {
    case ofMeasure, ofWeek, ofStrongWeek, ofCycle, persistent

    var traits: SimulatedDiary.Traits {
      var traits = SimulatedDiary.Traits()
      traits.days = 180
      switch self {
      case .ofMeasure: break
      case .ofWeek: (traits.share, traits.weekendShare) = (0.25, 0.2)
      case .ofStrongWeek:
        (traits.share, traits.weekendShare, traits.weekly) = (0.2, 0.4, 0.5)
      case .ofCycle: (traits.share, traits.lutealShare) = (0.2, 0.2)
      case .persistent: traits.persistence = 0.3
      }
      return traits
    }
  }

  @Test(arguments: Rhythm.allCases)
  func `at most five of a hundred diaries without effect show a find`(rhythm: Rhythm) {
    let shown = (0..<100).count { number in
      let questions = SimulatedDiary(rhythm.traits, seed: UInt64(number)).questions
      return !PatternScan(questions, today: today, rules: rules).told.isEmpty
    }
    #expect(shown <= 5, "\(shown) of 100")
  }

  @Test func `a planted effect is told first and at most three are told`() {
    var traits = SimulatedDiary.Traits()
    (traits.effect, traits.missing, traits.days) = (4, 0, 180)
    let scan = PatternScan(SimulatedDiary(traits, seed: 4).questions, today: today, rules: rules)
    #expect(scan.comparisons.count == 10 && scan.told.count == 3)
    #expect(scan.told.allSatisfy { scan.comparisons[$0].isTold })
    #expect(
      scan == PatternScan(SimulatedDiary(traits, seed: 4).questions, today: today, rules: rules))
  }

  @Test func `pairs without enough days are not counted as tested`() {
    let empty = PatternQuestion(behaviour: [], kept: [], measure: [])
    let scan = PatternScan([empty, empty], today: today)
    #expect(scan.discovery.tests == 0 && scan.told.isEmpty && scan.comparisons.count == 2)
  }
}

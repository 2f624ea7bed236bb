import PatternSimulation
import Scores

/// How often patterns are found that were planted, and that were not.
struct PatternsSuite {
  private let diaries: Int

  /// Takes how many diaries are drawn for each figure; 1,000 without it.
  init(_ arguments: [String]) throws {
    guard arguments.count <= 1, let diaries = Int(arguments.first ?? "1000"), diaries > 0 else {
      throw UsageError("patterns takes a number of diaries")
    }
    self.diaries = diaries
  }

  /// Diaries without effect, in several rhythms, looked at over ten pairs each; then planted effects
  /// asked for alone and among ten.
  func run() -> Table {
    var table = Table(title: "patterns")
    for (name, traits) in Self.rhythms {
      let shown = (0..<diaries).count { number in
        let questions = SimulatedDiary(traits, seed: UInt64(number)).questions
        return !PatternScan(questions, today: SimulatedDiary.today, rules: .manyPairs).told.isEmpty
      }
      table.add("none, \(name): diaries with a find %", percent(shown))
    }
    for days in [60, 120] {
      for effect in [1.0, 0.5] {
        let (alone, among) = planted(effect, days: days)
        table.add("\(effect) sd, \(days) days: found alone %", percent(alone))
        table.add("\(effect) sd, \(days) days: found among ten %", percent(among))
      }
    }
    return table
  }

  private func percent(_ count: Int) -> Double { Double(count) / Double(diaries) * 100 }

  /// A third of the days are missing from the diary, the measure is that of a device.
  private func planted(_ effect: Double, days: Int) -> (alone: Int, among: Int) {
    var traits = SimulatedDiary.Traits()
    (traits.days, traits.effect, traits.measureIsMissingToo) = (days, effect, false)
    var others = traits
    others.effect = 0
    (traits.behaviours, traits.measures) = (1, 1)
    var (alone, among) = (0, 0)
    for number in 0..<diaries {
      let first = SimulatedDiary(traits, seed: UInt64(number + 500_000)).questions
      let rest = SimulatedDiary(others, seed: UInt64(number + 900_000)).questions
      alone += first.count {
        PatternComparison($0, today: SimulatedDiary.today, rules: .one).isTold
      }
      let scan = PatternScan(
        first + rest.dropLast(), today: SimulatedDiary.today, rules: .manyPairs)
      among += scan.told.contains(0) ? 1 : 0
    }
    return (alone, among)
  }

  private static var rhythms: [(name: String, traits: SimulatedDiary.Traits)] {
    var plain = SimulatedDiary.Traits()
    plain.days = 180
    var persistent = plain
    persistent.persistence = 0.3
    var cyclic = plain
    (cyclic.share, cyclic.lutealShare) = (0.2, 0.2)
    var weekly = plain
    (weekly.share, weekly.weekendShare) = (0.25, 0.2)
    var all = weekly
    (all.share, all.lutealShare, all.persistence) = (0.15, 0.2, 0.3)
    var strong = weekly
    (strong.share, strong.weekendShare, strong.weekly) = (0.2, 0.4, 0.5)
    return [
      ("random", plain), ("persistent", persistent), ("cycle", cyclic), ("week", weekly),
      ("week, cycle, persistent", all), ("strong week", strong),
    ]
  }
}

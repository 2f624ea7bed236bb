package import Civil
import Foundation
import Physiology
package import Scores

/// A diary of drawn days, the same each time, with measures in their own standard deviation.
package struct SimulatedDiary {
  /// What its days are drawn by.
  package struct Traits {
    /// The days up to today.
    package var days = 120
    /// The share of days with a behaviour, 0 to 1.
    package var share = 0.3
    /// What the behaviour adds to the measure of the next day, in standard deviations.
    package var effect = 0.0
    /// The correlation of the measure from day to day, least and greatest.
    package var correlation = 0.3...0.6
    /// The size of the week's and of the cycle's rhythm in the measure, in standard deviations.
    package var weekly = 0.3
    package var cyclic = 0.3
    /// How much more a day after one with the behaviour has it, as a correlation, 0 to 1.
    package var persistence = 0.0
    /// What a Friday or Saturday adds to the share, and the second half of a cycle.
    package var weekendShare = 0.0
    package var lutealShare = 0.0
    /// The share of days that are missing from the diary, 0 to 1.
    package var missing = 1.0 / 3
    /// Whether the measure is missing with the diary's day.
    package var measureIsMissingToo = true
    package var behaviours = 5
    package var measures = 2
    /// The least difference that is told, in standard deviations.
    package var worth = 0.25

    /// The traits of a diary without any effect.
    package init() {}
  }

  /// A question for each pair of a behaviour and a measure.
  package let questions: [PatternQuestion]

  /// The day that all of them end on.
  package static let today = CivilDate(dayNumber: 20_500)

  /// Draws a diary.
  package init(_ traits: Traits, seed: UInt64) {
    var chance = SplitMix64(seed &* 0x9E37_79B9 &+ 77)
    let count = traits.days
    let dates = (0..<count).map { Self.today - (count - 1 - $0) }
    let kept = dates.map { _ in Double.random(in: 0..<1, using: &chance) >= traits.missing }
    let phase = Double.random(in: 0..<28, using: &chance)
    let behaviours = (0..<traits.behaviours).map { _ in
      Self.behaviour(traits, dates: dates, phase: phase, chance: &chance)
    }
    let measures = (0..<traits.measures).map { _ in
      Self.measure(traits, dates: dates, phase: phase, chance: &chance)
    }
    let keptDays = Set(zip(dates, kept).filter(\.1).map(\.0))
    questions = behaviours.flatMap { done in
      measures.map { plain in
        let values = plain.enumerated().map { place, value in
          place > 0 && done[place - 1] ? value + traits.effect : value
        }
        let shown = zip(dates, values).filter {
          !traits.measureIsMissingToo || keptDays.contains($0.0)
        }
        return PatternQuestion(
          behaviour: Set(zip(dates, done).filter { $0.1 && keptDays.contains($0.0) }.map(\.0)),
          kept: keptDays, measure: shown.map { DatedValue($0.0, $0.1) }, worth: traits.worth)
      }
    }
  }

  /// Whether each day has the behaviour.
  private static func behaviour(
    _ traits: Traits, dates: [CivilDate], phase: Double, chance: inout SplitMix64
  ) -> [Bool] {
    var last = false
    return dates.map { date in
      var share = traits.share
      if date.weekday == .friday || date.weekday == .saturday { share += traits.weekendShare }
      if cycleDay(of: date, phase: phase) >= 14 { share += traits.lutealShare }
      share = share * (1 - traits.persistence) + (last ? traits.persistence : 0)
      last = Double.random(in: 0..<1, using: &chance) < share
      return last
    }
  }

  /// A measure with a correlation from day to day, in a week's and a cycle's rhythm; its noise has
  /// the standard deviation 1.
  private static func measure(
    _ traits: Traits, dates: [CivilDate], phase: Double, chance: inout SplitMix64
  ) -> [Double] {
    let correlation = Double.random(in: traits.correlation, using: &chance)
    var noise = normal(&chance)
    return dates.map { date in
      noise = correlation * noise + (1 - correlation * correlation).squareRoot() * normal(&chance)
      let weekend = date.weekday == .saturday || date.weekday == .sunday
      let turn = 2 * Double.pi * cycleDay(of: date, phase: phase) / 28
      return noise + (weekend ? 2 * traits.weekly : 0) + 1.414 * traits.cyclic * sin(turn)
    }
  }

  private static func cycleDay(of date: CivilDate, phase: Double) -> Double {
    (Double(date.dayNumber) + phase).truncatingRemainder(dividingBy: 28)
  }

  private static func normal(_ chance: inout SplitMix64) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &chance) }
  }
}

import Civil
import Journal
import Physiology
import Scores

/// The days that patterns are looked for in, and what is known of each.
struct PatternDays {
  /// Days of the same kind are compared within weeks of the last half year.
  let weeks: ClosedRange<CivilDate>
  /// Parts of a cycle are compared within the cycles of two years.
  let cycles: ClosedRange<CivilDate>
  /// The days with any entry.
  let kept: Set<CivilDate>
  /// The days of illness, which are on no side.
  let ill: Set<CivilDate>
  /// The phase of each day that has one; empty where cycles are not spoken of.
  let phases: [CivilDate: CyclePhase]
  /// The complete cycles, each from its first day to that of the next.
  let complete: [Range<CivilDate>]

  private static let reach = 730

  init(_ journal: Journal, _ scene: Scene) {
    let today = scene.today
    weeks = today - PatternRules().days...today
    cycles = today - Self.reach...today
    var (kept, ill): (Set<CivilDate>, Set<CivilDate>) = ([], [])
    for entry in journal.entries(from: cycles.lowerBound, upTo: today) {
      if case .mode = entry.fact { continue }
      kept.insert(entry.date)
      if case .text(.factor, ScoreRecord.illness) = entry.fact { ill.insert(entry.date) }
    }
    self.kept = kept
    self.ill = ill
    guard scene.showsCycles else {
      (phases, complete) = ([:], [])
      return
    }
    let first = cycles.lowerBound
    complete = PastCycles.cycles(scene.cycle).filter { $0.upperBound > first }
    var phases: [CivilDate: CyclePhase] = [:]
    for day in cycles {
      if case .phase(let phase) = scene.cycle.kind(of: day) { phases[day] = phase }
    }
    self.phases = phases
  }
}

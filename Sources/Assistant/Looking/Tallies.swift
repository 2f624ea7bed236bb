import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Days with each symptom and mood: in all, and by phase.
struct Tallies {
  /// A symptom or mood and its days.
  struct Count: Hashable {
    let term: Term
    let days: Int
  }

  /// The days in all, the most first.
  let symptoms: [Count]
  let moods: [Count]
  /// The days by phase, the most first; only days that can be placed.
  let byPhase: [CyclePhase: [Count]]

  /// Counts the days; phases are left empty where `kind` is nil.
  init(
    _ journal: Journal, from first: CivilDate = .earliest, upTo today: CivilDate,
    kind: ((CivilDate) -> DayKind)?
  ) {
    var isMood: [Term: Bool] = [:]
    journal.read([.symptom, .mood], from: first) { entry in
      switch entry.fact {
      case .symptom(let term, _, _, _): isMood[term] = isMood[term] ?? false
      case .mood(let terms): for term in terms { isMood[term] = true }
      default: break
      }
    }
    var all: [Term: Int] = [:]
    var phases: [CyclePhase: [Term: Int]] = [:]
    for day in journal.signsByDay(from: first, upTo: today) {
      for term in day.terms { all[term, default: 0] += 1 }
      guard let kind, case .phase(let phase) = kind(day.date) else { continue }
      for term in day.terms { phases[phase, default: [:]][term, default: 0] += 1 }
    }
    symptoms = Self.ranked(all.filter { isMood[$0.key] != true })
    moods = Self.ranked(all.filter { isMood[$0.key] == true })
    byPhase = phases.mapValues(Self.ranked)
  }

  private static func ranked(_ counts: [Term: Int]) -> [Count] {
    counts.map { Count(term: $0.key, days: $0.value) }
      .sorted { ($1.days, $0.term) < ($0.days, $1.term) }
  }
}

import Civil
import Journal
import MessageFormat
import Physiology

/// "Is it the same day of the cycle as last time or later?", of what was just noted or asked of.
struct SameCycleDay {
  private let measure: QueryMeasure
  /// The first day in each cycle, the oldest first: its date and its day of the cycle.
  private let firsts: [(date: CivilDate, day: Int)]

  init?(_ asked: QueryReader, _ journal: Journal, _ scene: Scene) {
    let isOfCycle = asked.words.things.allSatisfy {
      [.cycleDay, .cycleLength].contains($0.measure) || !$0.measure.isOfCycle
    }
    guard asked.words.says("same_cycle_day"), isOfCycle, scene.mode != .pregnancy,
      let measure = asked.measure.flatMap({ $0.isOfCycle ? nil : $0 })
        ?? asked.focus?.query.measure ?? Self.lastTest(journal, scene),
      !measure.isOfCycle, QueryGate(measure, scene).reply == nil
    else { return nil }
    let query = Query(measure, [QuerySide()], .list)
    let answer = evaluate(query, journal, of: journal, scene.cycle, today: scene.today)
    let starts = journal.periods.map(\.start)
    var firsts: [CivilDate: CivilDate] = [:]
    for day in answer.days {
      guard let start = starts.last(where: { $0 <= day }), day - start < Self.longestCycle else {
        continue
      }
      firsts[start] = min(firsts[start] ?? day, day)
    }
    self.measure = measure
    self.firsts = firsts.sorted { $0.key < $1.key }.map { ($0.value, $0.value - $0.key + 1) }
    guard !firsts.isEmpty else { return nil }
  }

  /// A later day is none of that cycle.
  private static let longestCycle = 90

  /// A test that was positive this cycle.
  private static func lastTest(_ journal: Journal, _ scene: Scene) -> QueryMeasure? {
    let isTested = journal.entries(from: scene.today - longestCycle, upTo: scene.today).contains {
      if case .test(.ovulation(.positive)) = $0.fact { true } else { false }
    }
    return isTested ? .test(.positiveOvulation) : nil
  }

  var outcome: Outcome? {
    guard let now = firsts.last else { return nil }
    let name = ["what": QueryNames.name(measure)]
    guard firsts.count > 1, let then = firsts.dropLast().last else {
      return Outcome(parts: [
        .composed(
          "query.cycle_day.once", ["day": .integer(now.day)], parts: name)
      ])
    }
    let id =
      now.day == then.day
      ? "query.cycle_day.same"
      : now.day > then.day ? "query.cycle_day.later" : "query.cycle_day.earlier"
    return .say(id, ["day": .integer(now.day), "before": .integer(then.day)])
  }
}

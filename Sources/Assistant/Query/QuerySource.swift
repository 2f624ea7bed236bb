import Civil
import Journal
import Physiology

/// What the record holds of anything that a question names, oldest first.
struct QuerySource {
  private let journal: Journal
  /// The record with what is not shown.
  private let whole: Journal
  private let cycle: CyclePicture
  private let span: QuerySpan
  private let today: CivilDate

  init(
    _ journal: Journal, of whole: Journal, _ cycle: CyclePicture, _ span: QuerySpan,
    today: CivilDate
  ) {
    self.journal = journal
    self.whole = whole
    self.cycle = cycle
    self.span = span
    self.today = today
  }

  func items(_ measure: QueryMeasure) -> [QueryItem] {
    switch measure {
    case .period, .periodLength:
      return span.periods.map { period in
        QueryItem(
          date: period.start, until: period.end, value: period.length.map(Double.init),
          fact: .period(.start))
      }
    case .cycleLength:
      return cycle.history.gaps.filter { !$0.isBroken && $0.confirmedCycles ?? 1 == 1 }.map {
        QueryItem(date: $0.from, until: $0.to, value: Double($0.days))
      }
    case .cycleDay:
      return span.cycleDay(of: today).map { [QueryItem(date: today, value: Double($0))] } ?? []
    case .late:
      return span.periods.last.map { last in
        [
          QueryItem(
            date: last.start, until: cycle.forecast?.expectedStart,
            value: cycle.forecast?.daysLate.map(Double.init))
        ]
      } ?? []
    case .distance(let name): return distances(name)
    case .dayOf(let measure):
      return items(measure).compactMap { item in
        span.cycleDay(of: item.date).map {
          QueryItem(date: item.date, value: Double($0), fact: item.fact)
        }
      }
    case .weeksAt(let measure):
      return items(measure).compactMap { item in
        dating(on: item.date).map {
          QueryItem(date: item.date, value: Double(item.date - $0), fact: item.fact)
        }
      }
    case .ended: return Self.found(measure, in: whole)
    case .ovulation: return ovulations.map { QueryItem(date: $0) }
    default:
      return Self.found(measure, in: journal)
    }
  }

  /// What a record holds of something, by date.
  private static func found(_ measure: QueryMeasure, in journal: Journal) -> [QueryItem] {
    guard let kinds = measure.kinds else {
      return journal.chronological { measure.item(of: $0) }
    }
    return journal.chronological(of: kinds) { measure.item(of: $0) }
  }

  /// The days of ovulation as signs show them, else by the convention of 14 days before a start.
  private var ovulations: [CivilDate] {
    let past = cycle.history.gaps.filter { !$0.isBroken }.map { gap in
      cycle.ovulationInRetrospect(on: gap.from)?.day
        ?? gap.to - CyclePhase.daysFromOvulationToNextStart
    }
    let running =
      cycle.ovulation?.day
      ?? cycle.forecast.map { $0.expectedStart - CyclePhase.daysFromOvulationToNextStart }
    return past + [running].compactMap { $0 }.filter { $0 <= today }
  }

  /// The first day that the weeks of the pregnancy on a day count from.
  private func dating(on day: CivilDate) -> CivilDate? {
    let known = whole.chronological(of: [.pregnancy]) { entry -> CivilDate? in
      switch entry.fact {
      case .pregnancy(.lmp(let start)): start
      case .pregnancy(.due(let due)): due - PregnancyDating.daysToDueDate
      default: nil
      }
    }
    return known.last { $0 <= day && day - $0 <= PregnancyDating.daysToDueDate + Self.overdue }
  }

  /// No pregnancy goes on for longer past its due date.
  private static let overdue = 28

  /// The days of a measure, each once, in order.
  func days(of measure: QueryMeasure) -> [CivilDate] {
    items(measure).lazy.map(\.date).distinct
  }

  /// The distances of one activity: those in its own entries, and those noted beside it.
  private func distances(_ name: String?) -> [QueryItem] {
    let own = journal.chronological(of: [.activity]) { QueryMeasure.distance(name).item(of: $0) }
    let beside = journal.chronological(of: [.amount]) { QueryMeasure.distance(nil).item(of: $0) }
    guard let name else {
      let days = Set(beside.map(\.date))
      return merged(own.filter { $0.value != nil && !days.contains($0.date) }, beside)
    }
    let active = Set(items(.activity(name)).map(\.date))
    let others = Set(
      journal.chronological(of: [.activity]) { $0.date })
    let counted = beside.filter { active.contains($0.date) || !others.contains($0.date) }
    let days = Set(counted.map(\.date))
    return merged(own.filter { !days.contains($0.date) }, counted)
  }

  private func merged(_ one: [QueryItem], _ other: [QueryItem]) -> [QueryItem] {
    (one + other).sorted { ($0.date, $0.time ?? .midnight) < ($1.date, $1.time ?? .midnight) }
  }
}

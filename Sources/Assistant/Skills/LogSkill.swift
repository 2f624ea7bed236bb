import Civil
import Journal
import Knowledge
import Language
import Physiology

/// Writes down what she tells, says back what and for which day, and offers one thing that helps.
struct LogSkill: Skill {
  static let name = "log"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let spoken = [request.interpretation] + request.siblings.filter { $0.intent.isLog }
    var diary = DiaryPage(request)
    for interpretation in spoken {
      if let (first, second) = Self.openDay(of: interpretation, request) {
        diary.ask(first, or: second, for: interpretation)
        continue
      }
      let day = Self.day(of: interpretation, in: spoken, request)
      switch FactReader(interpretation).read() {
      case .facts(let facts): diary.write(facts, on: day, at: interpretation.slots[.time])
      case .missing(let slot): diary.need(slot, of: interpretation)
      case .impossible: diary.refuse(interpretation)
      }
    }
    return try diary.outcome(request)
  }

  /// The two days that a date such as 3/4 may mean, where nothing tells which.
  private static func openDay(
    of interpretation: Interpretation, _ request: Request
  ) -> (CivilDate, CivilDate)? {
    let taken = interpretation.slots[.date]?.day
    for entity in request.entities {
      guard case .eitherDate(let first, let second) = entity.value else { continue }
      if taken == first || taken == second { return (first, second) }
    }
    return nil
  }

  /// The day a fact belongs to: its own date; that of a period's start told in the same breath;
  /// else today.
  static func day(
    of interpretation: Interpretation, in spoken: [Interpretation], _ request: Request
  ) -> CivilDate {
    if let own = interpretation.slots[.date]?.day { return own }
    let describesPeriod = ["log.flow", "log.cramps", "log.symptom"].contains(
      interpretation.intent.rawValue)
    if describesPeriod, let start = spoken.first(where: { $0.intent == .periodStart }),
      let day = start.slots[.date]?.day
    {
      return day
    }
    return request.today
  }
}

import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The weeks of a pregnancy: how far, how big, what is usual.
struct WeekSkill: Skill {
  static let name = "week"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.isAfterLoss { return .say("week.quiet") }
    if request.mode == .general { return .say("general.no_cycle") }
    let asked = (request.number(.week) ?? request.number(.weeks))?.whole
    let age = request.gestationalAge ?? Self.stated(request)
    guard let week = asked ?? age.map({ max(1, $0.weeks) }) else {
      return request.mode == .pregnancy
        ? .say("week.unknown", expecting: .pregnancyDates) : .say("week.not_pregnant")
    }
    switch request.intent {
    case .howFar, .dueDate:
      guard let age, let dating = request.pregnancy ?? Self.dating(request) else {
        return .say("week.unknown", expecting: .pregnancyDates)
      }
      return .say(
        request.intent == .dueDate ? "week.due" : "week.far",
        Self.variables(dating, age, request.today))
    default: break
    }
    guard let notes = try request.library.weeks().first(where: { $0.week == week }) else {
      return .say("week.outside", ["week": .integer(week)])
    }
    switch request.intent {
    case .babySize: return Outcome(parts: WeekPage(notes, request).named)
    case .bodyChanges:
      return Outcome(parts: [WeekPage(notes, request).changes])
    default:
      var outcome = Outcome(parts: WeekPage(notes, request).parts)
      outcome.picture = PicturePlan(exhibit: .weeks(WeekProgress(week: week)))
      return outcome
    }
  }

  static func variables(
    _ dating: PregnancyDating, _ age: GestationalAge, _ today: CivilDate
  ) -> [String: Argument] {
    [
      "weeks": .integer(age.weeks), "days": .integer(age.days),
      "trimester": .integer(age.trimester.rawValue), "due": .date(dating.dueDate),
      "away": .integer(dating.dueDate - today),
    ]
  }

  /// The dates that another clause of the same message gives.
  private static func dating(_ request: Request) -> PregnancyDating? {
    request.siblings.lazy.compactMap { $0.pregnancyDating(today: request.today) }.first
  }

  private static func stated(_ request: Request) -> GestationalAge? {
    dating(request).flatMap { try? $0.age(on: request.today) }
  }
}

extension Interpretation {
  /// The dates of a pregnancy that its slots give; nil where they give none or impossible ones.
  func pregnancyDating(today: CivilDate) -> PregnancyDating? {
    if case .date(let due)? = slots[.due] { return PregnancyDating(due: due) }
    if case .date(let lmp)? = slots[.lmp] { return PregnancyDating(lmp: lmp) }
    guard let weeks = slots[.weeks]?.number,
      let age = GestationalAge(told: weeks, days: slots[.days]?.number)
    else { return nil }
    return PregnancyDating(gestationalAge: age, on: today)
  }
}

import Civil
import Journal
import Language

extension Reading {
  /// Whether its words say of a period's start or end that it is not so.
  func denies(_ mark: PeriodMark, _ answers: Answers) -> Bool { answers.denies(mark, in: message) }

  /// Whether it tells that no period started, on `day` where one is given.
  func deniesStart(on day: CivilDate? = nil) -> Bool {
    understanding.interpretations.contains { told in
      told.intent == .periodStart && told.standing == .denied
        && (day.map { (told.slots[.date]?.day ?? $0) == $0 } ?? true)
    }
  }
}

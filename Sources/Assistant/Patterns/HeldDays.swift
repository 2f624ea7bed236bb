import Civil
import Journal

/// The days on which something holds that others are held against.
struct HeldDays {
  private let journal: Journal
  private let known: PatternDays

  init(_ journal: Journal, _ known: PatternDays) {
    self.journal = journal
    self.known = known
  }

  /// The days on which a thing of a question is noted.
  func days(of measure: QueryMeasure) -> [CivilDate] {
    let (first, last) = (known.cycles.lowerBound, known.cycles.upperBound)
    let make = { (entry: Entry) in measure.item(of: entry).map { _ in entry.date } }
    guard let kinds = measure.kinds else {
      return journal.chronological(from: first, upTo: last, making: make)
    }
    return journal.chronological(of: kinds, from: first, upTo: last, making: make)
  }

  /// The days on which a factor is noted, whatever kind of entry tells it.
  func days(of cause: String) -> [CivilDate] {
    journal.days(from: known.cycles.lowerBound, upTo: known.cycles.upperBound) { fact in
      switch fact {
      case .intake(let intake, _, let what): intake.rawValue == cause || what == cause
      case .drink(let what, _): what == cause
      case .activity(let activity, _, let what):
        activity.rawValue == cause || QueryMeasure.isOf(cause.verbStem, what ?? "")
      case .text(.factor, let text): text == cause
      case .supplement(let what, _): what == cause
      case .food(let food): food.text.lowercased().contains(cause)
      default: fact.signs.contains { $0.rawValue == cause }
      }
    }
  }
}

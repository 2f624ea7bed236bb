import Civil
import Language

/// The first or last day of a period that is told of no day for sure: "the other day", "early in
/// March", "between the 3rd and the 5th".
struct UnsureDay {
  /// The days it may be; nil where the words leave it open.
  let span: (first: CivilDate, last: CivilDate)?

  /// Takes what is told; nil where it names its day, or is no mark of a period.
  init?(_ told: Interpretation, _ request: Request) {
    guard [.periodStart, .periodEnd].contains(told.intent), request.thread.expecting == nil else {
      return nil
    }
    let said = request.said
    let isBetween = said.contains("told.between_days") && said.contains("told.mark_of_period")
    let spans = request.entities.compactMap { entity -> (CivilDate, CivilDate)? in
      guard case .dates(let first?, let last?) = entity.value, first < last,
        isBetween || !entity.namesBothEnds, first <= request.today
      else { return nil }
      return (first, min(last, request.today))
    }
    if let span = spans.last {
      guard isBetween || !request.entities.contains(where: { $0.day != nil }) else { return nil }
      self.span = span
      return
    }
    let days = request.entities.count { $0.day != nil }
    let isCounted =
      told.slots[.date]?.day ?? request.today == request.today && request.siblings.isEmpty
      && !request.entities.isEmpty && request.entities.allSatisfy { $0.isLaterOrdinal }
      && request.message.tokens.contains { $0.number != nil }
    guard
      isCounted || said.contains("told.few_days") && days <= 1
        || said.contains("told.unsure_day") && days == 0
    else { return nil }
    span = nil
  }
}

extension Entity {
  /// Whether it is a place in a row behind the first, such as "7th", and nothing else.
  fileprivate var isLaterOrdinal: Bool {
    if case .ordinal(let place) = value { place > 1 } else { false }
  }
}

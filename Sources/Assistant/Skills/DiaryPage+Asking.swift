import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What is asked back of what could not be written as it was told.
extension DiaryPage {
  mutating func need(_ slot: SlotName, of interpretation: Interpretation) {
    problems.append(example("log.needs", interpretation))
    if expecting == nil { expecting = .slot(slot, of: interpretation) }
  }

  mutating func ask(_ first: CivilDate, or second: CivilDate, for interpretation: Interpretation) {
    problems.append(.reply("log.ask_date", ["first": .date(first), "second": .date(second)]))
    if expecting == nil { expecting = .day(first, second, of: interpretation) }
  }

  /// Asks which of two days it was, once however often both are told.
  mutating func askOnce(
    _ first: CivilDate, or second: CivilDate, for interpretation: Interpretation
  ) {
    if expecting == nil { ask(first, or: second, for: interpretation) }
  }

  mutating func askFarDay(_ day: CivilDate, for interpretation: Interpretation) {
    problems.append(.reply("log.far_day", ["date": .date(day)]))
    if expecting == nil { expecting = .day(day, day, of: interpretation) }
  }

  mutating func askDay(
    in span: (first: CivilDate, last: CivilDate), for interpretation: Interpretation
  ) {
    problems.append(
      .reply("log.which_day", ["first": .date(span.first), "last": .date(span.last)]))
    var open = interpretation
    open.slots[.date] = nil
    open.slots["month"] = nil
    if expecting == nil { expecting = .slot(.date, of: open) }
  }

  /// Asks on which day a period began or ended that is told of no sure day.
  mutating func ask(_ unsure: UnsureDay, for interpretation: Interpretation) {
    guard expecting == nil else { return }
    guard let span = unsure.span else {
      problems.append(.reply("log.which_day_open"))
      var open = interpretation
      open.slots[.date] = nil
      expecting = .slot(.date, of: open)
      return
    }
    if span.last - span.first == 1 {
      ask(span.first, or: span.last, for: interpretation)
    } else {
      askDay(in: span, for: interpretation)
    }
  }

  /// Says that a day is ahead, and asks for the one that is meant.
  mutating func refuseFuture(_ day: CivilDate, for interpretation: Interpretation) {
    problems.append(.reply("log.future", ["date": .date(day)]))
    var open = interpretation
    open.slots[.date] = nil
    if expecting == nil { expecting = .slot(.date, of: open) }
  }

  /// Says that a value cannot be; what is `open` is waited for.
  mutating func refuse(_ interpretation: Interpretation, open: SlotName? = nil) {
    problems.append(
      RangeWords(interpretation, request).part ?? example("log.impossible", interpretation))
    if let open, expecting == nil { expecting = .slot(open, of: interpretation) }
  }

  private func example(_ reply: String, _ interpretation: Interpretation) -> Part {
    let intents = (try? request.library.intents()) ?? []
    guard let example = intents.first(where: { $0.id == interpretation.intent })?.example else {
      return .reply(reply + "_plain")
    }
    return .reply(reply, ["example": .string(example)])
  }
}

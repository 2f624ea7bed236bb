import Civil
import Knowledge

extension SlotFiller {
  /// A date with a cue of the slot near it, or any date where the intent has no other use for it.
  mutating func fillNear(_ slot: SlotName, _ entities: [Entity]) {
    guard wants(slot) else { return }
    let cues = reading.cues([slot.rawValue], in: span)
    let isAhead = slot == "due" && intent.id == "preg.set_dates" && cues.isEmpty
    guard !cues.isEmpty || isAhead || !wants("date") && slot == "lmp" else { return }
    let dates = entities.compactMap { entity -> (CivilDate, Range<Int>)? in
      if case .eitherDate(let one, _) = entity.value { return (one, entity.tokens) }
      return entity.day.map { ($0, entity.tokens) }
    }.filter { !isAhead || $0.0 - context.reference.date > 7 }
    let near = dates.min { one, other in
      distance(one.1, cues) < distance(other.1, cues)
    }
    guard let near else { return }
    set(slot, .date(pregnancyDay(slot, near.0, near.1, entities)))
  }

  /// The reading of a date that a pregnancy leaves: a due date lies ahead, a last period behind.
  private func pregnancyDay(
    _ slot: SlotName, _ day: CivilDate, _ tokens: Range<Int>, _ entities: [Entity]
  ) -> CivilDate {
    let today = context.reference.date
    let isDue = slot == "due"
    let sensible =
      isDue
      ? today.adding(days: -21)...today.adding(days: 294) : today.adding(days: -300)...today
    var readings = [day]
    if case .eitherDate(_, let other)? = entities.first(where: { $0.tokens == tokens })?.value {
      readings.append(other)
    }
    let saysYear = reading.message.tokens[tokens].contains {
      $0.kind == .number && $0.text.utf8.count == 4
    }
    if !saysYear {
      readings += readings.map { $0.adding(years: 1) } + readings.map { $0.adding(years: -1) }
    }
    return readings.first { sensible.contains($0) } ?? day
  }
}

import Civil
import Knowledge
import Physiology

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
    }.filter { !isAhead || isDue($0.0) || saysBirth && isDue($0.0.adding(years: 1)) }
    let near = dates.min { one, other in
      distance(one.1, cues) < distance(other.1, cues)
    }
    guard let near else { return }
    set(slot, .date(pregnancyDay(slot, near.0, near.1, entities)))
  }

  /// Counts the weeks told beside a wish to move as those since a birth, where one is spoken of.
  mutating func settleWeeks() {
    guard ["content.workout", "content.yoga_routine"].contains(intent.id) else { return }
    let words = reading.message.tokens[span].map(\.text)
    let isAfter =
      context.mode == .postpartum || words.contains { Self.afterBirth.contains($0) }
      || zip(words, words.dropFirst()).contains {
        ["after", "post", "since"].contains($0)
          && ["birth", "baby", "section", "csection"].contains($1)
      }
    guard isAfter, let week = filled["week"] else { return }
    clear("week")
    set("weeks", week)
  }

  private static let afterBirth: WordSet = ["pp", "postpartum", "postnatal", "postnatally"]

  /// Whether a day can be that of a birth to come.
  private func isDue(_ day: CivilDate) -> Bool {
    (8...294).contains(day - context.reference.date)
  }

  private var saysBirth: Bool {
    reading.message.tokens[span].contains { Self.births.contains($0) }
  }

  private static let births: WordSet = [
    "term", "birth", "born", "arrives", "arrive", "expected", "delivery", "comes", "edd", "edc",
    "naissance", "terme", "termin",
  ]

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

  /// A month of pregnancy: "the 5th month", "month 7".
  mutating func fillPregnancyMonth() {
    let tokens = reading.message.tokens
    let index = figures.firstIndex { figure in
      guard (1...10).contains(figure.value) else { return false }
      if figure.unit == .length(.month) { return true }
      let after = figure.tokens.upperBound
      let before = figure.tokens.lowerBound - 1
      return [.none, .ordinal].contains(figure.unit)
        && (after < span.upperBound && Self.months.contains(tokens[after])
          || before >= span.lowerBound && tokens[before].text == "month")
    }
    if let index { return set("month", .number(figures.remove(at: index).value)) }
    let dated = span.dropLast(2).first { index in
      tokens[index].number.map { (1...10).contains($0) } == true
        && ["th", "rd", "nd", "st"].contains(tokens[index + 1].text)
        && Self.months.contains(tokens[index + 2])
    }
    set("month", dated.flatMap { tokens[$0].number }.map { .number($0) })
  }

  private static let months: WordSet = ["month", "mo", "mth", "mnth"]

  /// Weeks and days in words: "twenty three plus four".
  private mutating func fillWeeksPlusDays() -> Bool {
    let tokens = reading.message.tokens
    let bare = figures.filter { $0.unit == .none }
    let weeks = bare.first { figure in
      let plus = figure.tokens.upperBound
      return (4...42).contains(figure.value) && plus < span.upperBound
        && tokens[plus].text == "plus"
    }
    guard let weeks,
      let days = bare.first(where: { $0.tokens.lowerBound == weeks.tokens.upperBound + 1 }),
      (0...6).contains(days.value)
    else { return false }
    figures.removeAll { $0 == weeks || $0 == days }
    set("weeks", .number(weeks.value))
    if days.value > 0 { set("days", .number(days.value)) }
    return true
  }

  /// Weeks of pregnancy with days: "20 weeks", "20w3d", "20+3".
  mutating func fillWeeks() {
    if let age = WeeksAndDays(reading.message, in: span) {
      figures.removeAll { $0.tokens.overlaps(age.tokens) }
      set("weeks", .number(age.weeks))
      if age.days > 0 || age.isOutOfForty { set("days", .number(age.days)) }
      return
    }
    if fillWeeksPlusDays() { return }
    let index = figures.firstIndex {
      [.length(.week), .length(.day)].contains($0.unit) && $0.value < 310
    }
    guard let index else { return fillCountedWeeks() }
    let figure = figures.remove(at: index)
    guard figure.unit == .length(.week) || figure.value >= 14 else { return }
    let days = figure.unit == .length(.week) ? (figure.value * 7).rounded() : figure.value
    set("weeks", .number((days / 7).rounded(.down)))
    let rest = days.truncatingRemainder(dividingBy: 7)
    if rest > 0 {
      set("days", .number(rest))
    } else if let next = figures.firstIndex(where: {
      [.length(.day), .none].contains($0.unit) && $0.value < 7
        && $0.tokens.distance(to: figure.tokens) <= 1
    }) {
      set("days", .number(figures.remove(at: next).value))
    }
  }

  /// Weeks by letters that only a pregnancy is counted in: "14 SA", "22 WA".
  private mutating func fillCountedWeeks() {
    let tokens = reading.message.tokens
    let index =
      figures.firstIndex { figure in
        let next = figure.tokens.upperBound
        return figure.unit == .none && (2...42).contains(figure.value) && next < span.upperBound
          && ["sa", "wa", "ssw", "sdg", "w"].contains(tokens[next].text)
      }
      ?? figures.firstIndex { figure in
        let (before, next) = (figure.tokens.lowerBound - 1, figure.tokens.upperBound)
        return [.none, .ordinal].contains(figure.unit) && (2...42).contains(figure.value)
          && (next < span.upperBound && ["week", "wk"].contains(tokens[next].text)
            || before >= span.lowerBound && ["week", "wk"].contains(tokens[before].text))
      }
    if let index { set("weeks", .number(figures.remove(at: index).value)) }
  }

  /// The intents in which a month is one of a pregnancy.
  static let pregnancyMonthly: WordSet = [
    "content.preg_week", "content.baby_size", "content.body_changes", "content.checklist",
    "content.milestone", "preg.set_dates", "content.workout", "content.yoga_routine",
  ]
}

import Knowledge

extension SlotFiller {
  /// Fills the slots that are one number each.
  mutating func fillNumbers() {
    if intent.id == "log.food" { fillMacros() }
    if intent.id == "edit.change" { fillSwap() }
    if intent.id == "log.sleep" {
      fillNap()
      fillNight()
    }
    if intent.id == "log.scale" { fillScale() }
    if intent.id == "data.lock" { set("code", code) }
    if wants("minutes") { fillPace() }
    if ["cycle.next_period", "cycle.fertile_window"].contains(intent.id), saysAfterNext {
      set("n", .number(2))
    }
    if intent.id == "cycle.late" { fillLateness() }
    if intent.id == "log.symptom" { fillComplaint() }
    for slot in NumberSlot.all where !figures.isEmpty && wants(slot.name) {
      guard let index = choose(slot) else { continue }
      let figure = figures.remove(at: index)
      if ["energy", "stress", "hunger"].contains(slot.name) {
        rate(slot.name, figure)
      } else {
        set(slot.name, .number(grouped(slot, figure)))
      }
    }
    if ["log.caffeine", "log.alcohol"].contains(intent.id) { addDrinks() }
    fillCountedSpans()
    if intent.id == "log.food" { fillEnergy() }
    if intent.id == "log.flow" { fillChanges() }
    if intent.id == "log.yoga" { fillRepeats() }
    if intent.id == "log.breathing" { fillRounds() }
    if wants("weeks"), intent.id == "data.report" { fillWeeksBack() }
    if wants("count"), intent.id != "log.water" || filled["amount"] == nil,
      let thing = reading.mentions.first(where: isCounted),
      let count = count(before: thing.tokens.lowerBound) ?? vessel(of: thing)
    {
      set("count", .number(count))
    }
    if Self.taken.contains(intent.id), wants("count"), saysJustOne { set("count", .number(1)) }
    if intent.id == "edit.change" { fillNewCount() }
  }

  private static let taken: WordSet = ["log.supplement", "log.caffeine", "log.alcohol"]

  /// A rating and what it is out of: "2/5", "7 out of 10", "6".
  private mutating func rate(_ slot: SlotName, _ figure: Figure) {
    let parts = reading.message.tokens[figure.tokens]
    if parts.count == 3, parts.dropFirst().first?.text == "/", let value = parts.first?.number {
      set(slot, .number(value))
      set("scale", parts.last?.number.map { .number($0) })
      return
    }
    set(slot, .number(figure.value))
    let saysTen = figure.unit == .measure(.outOfTen) && parts.count > 1
    set("scale", saysTen ? .number(10) : scale(after: figure))
  }

  /// The value of a figure; "8.200" steps are eight thousand.
  private func grouped(_ slot: NumberSlot, _ figure: Figure) -> Double {
    let value = slot.value(of: figure)
    guard slot.name == "steps", value < 100, value != value.rounded() else { return value }
    return (value * 1000).rounded()
  }

  /// "the one after next", "the period after next"
  private var saysAfterNext: Bool {
    let tokens = reading.message.tokens
    return span.dropLast().contains {
      tokens[$0].text == "after" && ["next", "that"].contains(tokens[$0 + 1].text)
        || ["one", "cycle", "period"].contains(tokens[$0].text) && tokens[$0 + 1].text == "after"
          && !($0 + 2 < span.upperBound && isTimely($0 + 2))
    }
  }

  /// Whether a figure is one of a scale: "7/10", "2 out of 5".
  private func isScored(_ figure: Figure) -> Bool {
    let next = figure.tokens.upperBound
    let tokens = reading.message.tokens
    let top = tokens[next].text == "/" ? tokens[next + 1] : tokens[next + 2]
    guard tokens[next].text == "/" || tokens[next].text == "out" && tokens[next + 1].text == "of"
    else { return false }
    return top.number.map { $0 >= figure.value } ?? false
  }

  /// What a rating is out of: "4/5", "4 out of 5".
  private mutating func scale(after figure: Figure) -> SlotValue? {
    let tokens = reading.message.tokens
    var next = figure.tokens.upperBound
    if next < span.upperBound, tokens[next].text == "out" { next += 1 }
    guard next + 1 < span.upperBound, ["/", "of"].contains(tokens[next].text),
      let scale = tokens[next + 1].number, (3...100).contains(scale)
    else { return nil }
    figures.removeAll { $0.tokens.contains(next + 1) }
    return .number(scale)
  }

  private func isCounted(_ mention: Mention) -> Bool {
    ["drink", "supplement", "drug"].contains(mention.kind) && span.contains(mention.tokens)
  }

  /// Whether it is said that there was just one: "one only", "just the one".
  private var saysJustOne: Bool {
    let tokens = reading.message.tokens
    return span.dropLast().contains { index in
      let pair = [tokens[index].text, tokens[index + 1].text]
      return ["one only", "only one", "just one", "the one"].contains(pair.joined(separator: " "))
    }
  }

  /// "last 3 months" is three of something, or ninety days.
  private mutating func fillCountedSpans() {
    let spans = reading.entities.filter { span.contains($0.tokens) }
      .compactMap { CountedSpan($0, in: reading.message) }
    guard let first = spans.first else { return }
    if !(intent.id == "insight.trend" && first.isOfMonths) { set("days", .number(first.days)) }
    if filled["days"] == nil, group != "insight" { set("n", .number(first.count)) }
  }

  /// The figure that fills a slot: the nearest to one of its cues, else one in its unit, else a
  /// bare one where the intent counts nothing else.
  private func choose(_ slot: NumberSlot) -> Int? {
    if slot.name == "count", intent.id == "log.exercise" || isUncounted { return nil }
    let sensible = figures.indices.filter {
      slot.range.contains(slot.value(of: figures[$0])) && slot.allows(figures[$0].unit)
        && !(slot.name == "count" && !isCount(figures[$0]))
        && !(slot.name == "count" && intent.id == "log.symptom" && !isOfComplaint(figures[$0]))
        && !(slot.name == "pain" && figures[$0].unit == .none && isOfSeveral(figures[$0]))
        && !(slot.name == "n" && figures[$0].unit == .ordinal && figures[$0].value == 1)
        && !(slot.name == "n" && intent.id == "cycle.next_period" && !isAhead(figures[$0]))
        && !(slot.name == "n" && (isOfPaper(figures[$0]) || figures[$0].unit == .percent))
        && !(slot.name == "count" && intent.id == "log.supplement"
          && figures[$0].value != figures[$0].value.rounded() && isClockApart(figures[$0].tokens))
        && !(slot.name == "minutes" && intent.id == "log.factor"
          && figures[$0].unit != .length(.minute))
        && !(slot.name == "hours" && (isBedtime(figures[$0]) || isHowOften(figures[$0])))
        && !(slot.name == "hours" && figures[$0].unit == .none
          && (isScored(figures[$0]) || isTop(figures[$0])))
        && !(slot.name == "hours" && intent.id == "log.sleep"
          && (figures[$0].unit == .none && figures[$0].value > 24 || isNight(figures[$0].tokens)))
        && !(slot.name == "minutes" && (isSlept(figures[$0]) || isBesideTraining(figures[$0])))
        && !(slot.name == "pain" && figures[$0].unit == .none && isSpokenFor(figures[$0]))
        && !(slot.name == "pain" && isRatedElsewise(figures[$0]))
        && !(Self.rated.contains(slot.name) && isTop(figures[$0]))
    }
    let cues =
      reading.cues(slot.cues, in: span)
      + (slot.name == "stress" && intent.id == "log.scale" ? tensions : [])
    let near = sensible.compactMap { index -> (index: Int, distance: Int)? in
      let distance = cues.map { cue in
        figures[index].tokens.contains(cue.tokens)
          ? -1
          : 2 * figures[index].tokens.distance(to: cue.tokens)
            + (cue.tokens.lowerBound > figures[index].tokens.lowerBound ? 1 : 0)
      }.min()
      return distance.flatMap { $0 <= 2 * NumberSlot.reach + 1 ? (index, $0) : nil }
    }
    if let best = near.min(by: { ($0.distance, $0.index) < ($1.distance, $1.index) }) {
      return best.index
    }
    if slot.name == "minutes", let all = sensible.first(where: { isTotal(figures[$0]) }) {
      return all
    }
    if let own = sensible.first(where: { slot.fits(figures[$0].unit) && !isRepeated(figures[$0]) })
    {
      return own
    }
    if let own = sensible.first(where: { slot.fits(figures[$0].unit) }) { return own }
    if cues.count == 1, sensible.count == 1, Self.rated.contains(slot.name) {
      return sensible[0]
    }
    guard slot.bareIn.contains(intent.id) else { return nil }
    if slot.name == "minutes" { return sensible.first { isBareMinutes(figures[$0]) } }
    return sensible.first {
      figures[$0].unit == .none || figures[$0].unit == .ordinal && slot.name != "count"
    }
  }

  /// Whether a number counts sheets, and no cycles: "two pages".
  private func isOfPaper(_ figure: Figure) -> Bool {
    let next = figure.tokens.upperBound
    return next < span.upperBound
      && ["page", "pages", "copy", "copies", "side", "sides", "sheet", "sheets"].contains(
        reading.message.tokens[next].text)
  }

  private static let rated: WordSet = ["energy", "stress", "hunger", "pain"]

  /// Whether a number is only what another one is out of: the ten of "14/10" or "47 out of 10".
  func isTop(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens
    let before = figure.tokens.lowerBound - 1
    guard before > span.lowerBound, figure.unit == .none else { return false }
    if tokens[before].text == "/" { return tokens[before - 1].kind == .number }
    return tokens[before].text == "of" && tokens[before - 1].text == "out"
      && before - 2 >= span.lowerBound && tokens[before - 2].kind == .number
  }

  /// "Tension" where it is rated out of ten, which no blood pressure is.
  private var tensions: [Mention] {
    reading.cues(["pressure"], in: span).filter { cue in
      figures.contains {
        $0.unit == .measure(.outOfTen)
          && (0...2).contains($0.tokens.lowerBound - cue.tokens.upperBound)
      }
    }
  }

  /// Whether a number says how often: "woke three times".
  private func isHowOften(_ figure: Figure) -> Bool {
    let next = figure.tokens.upperBound
    return next < reading.message.tokens.count
      && ["times", "x", "time"].contains(reading.message.tokens[next].text)
  }

  /// Whether a number may count things: no dose, no day, no hour ("since 6"), no "coke zero".
  private func isCount(_ figure: Figure) -> Bool {
    guard !isDose(figure), !isOrdered(figure) else { return false }
    if intent.id == "log.flow", figure.value == 1, figure.unit != .none { return false }
    let before = figure.tokens.lowerBound - 1
    guard before >= 0 else { return true }
    if isSecondHour(figure) || isRebus(figure) { return false }
    if figure.value == 0 {
      return !reading.mentions.contains { $0.kind == "drink" && $0.tokens.upperBound == before + 1 }
    }
    return figure.unit != .none
      || !["since", "at", "until", "till", "from"].contains(reading.message.tokens[before].text)
  }

  /// Whether a corrected length is one of sleep: "slept 5 hours not 6".
  private func isSlept(_ figure: Figure) -> Bool {
    guard intent.id == "edit.change",
      figure.unit == .length(.hour) || figure.unit == .length(.minute) && figure.value > 90
    else { return false }
    return reading.message.tokens[span].contains { ["slept", "sleep", "nap"].contains($0.text) }
  }

  /// Whether a length is none that somebody asks to be guided for: hours at a desk, an hour until
  /// something else.
  private func isBesideTraining(_ figure: Figure) -> Bool {
    guard group == "content" else { return false }
    let next = figure.tokens.upperBound
    let before = figure.tokens.lowerBound - 1
    let isAwaited =
      next < span.upperBound
      && !(before >= span.lowerBound && reading.message.tokens[before].text == "for")
      && ["until", "till", "til", "before", "ago", "to"].contains(reading.message.tokens[next].text)
    return isAwaited || figure.unit == .length(.hour) && figure.value > 3
      || figure.unit == .length(.minute) && figure.value > 180
  }

  /// Whether a number is a clock time beside a word for bed or waking: "lights out 9.30".
  func isBedtime(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens[figure.tokens]
    guard figure.unit == .none, tokens.count == 3, figure.value < 24,
      let minutes = tokens.last, minutes.text.utf8.count == 2, (minutes.number ?? 60) < 60
    else { return false }
    return reading.cues(["bed", "wake"], in: span).contains {
      $0.tokens.upperBound <= figure.tokens.lowerBound
        && $0.tokens.distance(to: figure.tokens) <= 3
    }
  }

  /// Whether a number says which day it is: "day 2", "cd12", "10dpo".
  private func isOrdered(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens
    let (before, after) = (figure.tokens.lowerBound - 1, figure.tokens.upperBound)
    let isAfter = after < tokens.count && ["dpo", "weeks", "wks"].contains(tokens[after].text)
    return isAfter
      || before >= 0 && ["day", "cd", "d", "week", "wk", "cycle"].contains(tokens[before].text)
  }

  /// Whether a number is more than anybody takes or has of a thing: the strength of a tablet.
  private func isDose(_ figure: Figure) -> Bool {
    figure.unit == .none && figure.value > 20
      && ["log.supplement", "log.symptom", "log.caffeine", "log.alcohol"].contains(intent.id)
  }

  /// Whether a bare number is part of a fraction or right beside the word it counts: "8 dpo".
  private func isSpokenFor(_ figure: Figure) -> Bool {
    let tokens = reading.message.tokens
    let beside = [figure.tokens.lowerBound - 1, figure.tokens.upperBound]
    return beside.contains { tokens.indices.contains($0) && tokens[$0].text == "/" }
      || reading.cues.contains { cue in
        cue.kind == Cue.kind && !["pain", "n"].contains(cue.concept)
          && (cue.tokens.lowerBound == figure.tokens.upperBound
            || cue.tokens.upperBound == figure.tokens.lowerBound)
      }
  }
}

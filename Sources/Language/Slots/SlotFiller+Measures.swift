import Knowledge

extension SlotFiller {
  /// Fills the slots that are a number with a unit, or two numbers.
  mutating func fillMeasures() {
    if wants("systolic") || isWeighed { joinHundreds() }
    if wants("systolic") { fillPressure() }
    if wants("temp"), !isWeighed, !isOtherwiseNamed { fillTemperature() }
    if wants("value") { fillWeight() }
    if wants("amount") { fillAmount() }
    if wants("distance") { fillDistance() }
    if wants("weeks") { fillWeeks() }
    if wants("month"), Self.pregnancyMonthly.contains(intent.id) { fillPregnancyMonth() }
    if intent.id == "log.contraction" {
      take(length: .second, "s", as: "value")
      fillSeconds()
    }
  }

  /// How far: "5 km", "10k"; a few dozen "m" of anything but a race are minutes.
  private mutating func fillDistance() {
    let tokens = reading.message.tokens
    if let index = figures.firstIndex(where: { figure in
      figure.unit == .measure(.metre) && figure.value < 200 && filled["minutes"] == nil
        && tokens[figure.tokens.upperBound - 1].text == "m" && !isRaced
    }) {
      set("minutes", .number(figures.remove(at: index).value))
    }
    take([.kilometre: "km", .mile: "mile", .metre: "m"], as: "distance")
    guard wants("distance"), reading.cues(["steps"], in: span).isEmpty,
      let index = figures.firstIndex(where: { figure in
        figure.unit == .none && (500...200_000).contains(figure.value)
          && tokens[figure.tokens.upperBound - 1].text == "k"
          && !(figure.tokens.upperBound < span.upperBound
            && tokens[figure.tokens.upperBound].text.hasPrefix("step"))
      })
    else { return }
    set("distance", .number(figures.remove(at: index).value / 1000))
    set("unit", .text("km"))
  }

  /// Whether what was done is measured in metres.
  private var isRaced: Bool {
    reading.message.tokens[span].contains { token in
      ["sw", "run", "row", "ran", "sprint", "repeat", "interval", "x"].contains {
        token.text.hasPrefix($0)
      }
    }
  }

  private static let marks: WordSet = ["/", "over", "on"]
  private static let namedMarks: WordSet = ["/", "over", "on", "to", "with", "by", "sur", "-"]

  /// Blood pressure: two numbers with a slash or "over" between, also in the French way (11,8/7,4).
  private mutating func fillPressure() {
    let tokens = reading.message.tokens
    let isNamed = !reading.cues(["pressure"], in: span).isEmpty
    let marks = isNamed ? Self.namedMarks : Self.marks
    for index in span where marks.contains(tokens[index]) {
      guard let high = number(endingAt: index) ?? figure(endingAt: index),
        let low = number(startingAt: index + 1) ?? figure(startingAt: index + 1)
      else { continue }
      let factor = high < 30 && low < 20 ? 10.0 : 1
      guard (60...260).contains(high * factor), (30...160).contains(low * factor), low < high
      else { continue }
      set("systolic", .number(high * factor))
      set("diastolic", .number(low * factor))
      let pair = figured(around: index)
      figures.removeAll { $0.tokens.overlaps(pair) }
      spent.append(pair)
      return
    }
  }

  /// The tokens of the two numbers on either side of a mark.
  private func figured(around mark: Int) -> Range<Int> {
    let tokens = reading.message.tokens
    func isFigure(_ index: Int) -> Bool {
      span.contains(index)
        && (tokens[index].kind == .number || [",", "."].contains(tokens[index].text))
    }
    var (lower, upper) = (mark, mark + 1)
    while mark - lower < 3, isFigure(lower - 1) { lower -= 1 }
    while upper - mark < 4, isFigure(upper) { upper += 1 }
    return lower..<upper
  }

  /// The number whose last token stands before `index`, such as `118` or `11,8`.
  private func number(endingAt index: Int) -> Double? {
    let tokens = reading.message.tokens
    guard index > span.lowerBound, let last = tokens[index - 1].number else { return nil }
    guard index - 3 >= span.lowerBound, [",", "."].contains(tokens[index - 2].text),
      let whole = tokens[index - 3].number, reading.message.touches(index - 3),
      reading.message.touches(index - 2)
    else { return last }
    return whole + last / (tokens[index - 1].text.utf8.count == 1 ? 10 : 100)
  }

  private func number(startingAt index: Int) -> Double? {
    let tokens = reading.message.tokens
    guard index < span.upperBound, let whole = tokens[index].number else { return nil }
    guard index + 2 < span.upperBound, [",", "."].contains(tokens[index + 1].text),
      let last = tokens[index + 2].number, reading.message.touches(index),
      reading.message.touches(index + 1)
    else { return whole }
    return whole + last / (tokens[index + 2].text.utf8.count == 1 ? 10 : 100)
  }

  /// A body temperature; the scale is the one said, else the one the number can only be in.
  private mutating func fillTemperature() {
    let fitting = figures.indices.filter { index in
      switch figures[index].unit {
      case .none, .measure(.celsius), .measure(.fahrenheit), .measure(.degree):
        Self.scale(of: figures[index].value) != nil
      default: false
      }
    }
    guard let index = corrected(fitting) ?? fitting.first else { return }
    let figure = figures.remove(at: index)
    set("temp", .number(figure.value))
    set("unit", Self.scale(of: figure.value).map { .text($0) })
  }

  private static func scale(of value: Double) -> String? {
    if (34...43).contains(value) { return "C" }
    return (93...110).contains(value) ? "F" : nil
  }

  /// Whether a bare number is a weight.
  private var isWeighed: Bool {
    intent.id == "log.weight"
      || intent.id == "edit.change" && !reading.cues(["weight"], in: span).isEmpty
  }

  /// Whether the only thing a correction says is a number that a weight can be.
  private var isBareWeight: Bool {
    intent.id == "edit.change" && filled["temp"] == nil
      && !reading.mentions.contains { span.contains($0.tokens) && $0.kind != "unit" }
      && figures.contains { $0.unit == .none && $0.value != $0.value.rounded() }
  }

  /// A weight; "8 stone 2" has the pounds in `extra`.
  private mutating func fillWeight() {
    let units: [Measure: String] = [.kilogram: "kg", .pound: "lb", .stone: "st"]
    if intent.id == "log.weight" || group == "edit" {
      if let stone = take(units, as: "value"), filled["unit"] == .text("st") {
        splitStone()
        let next = stone.upperBound
        if let pounds = figure(startingAt: next), (0.5..<14).contains(pounds) {
          set("extra", .number(pounds))
        } else if next < span.upperBound, let pounds = reading.message.tokens[next].number,
          pounds < 14
        {
          set("extra", .number(pounds))
        }
      }
    }
    guard isWeighed || isBareWeight, wants("value") else { return }
    let named = reading.cues(["weight"], in: span).map(\.tokens.upperBound).min()
    let fitting = figures.indices.filter { index in
      figures[index].unit == .none && (25...400).contains(figures[index].value)
        && !isOfPair(figures[index].tokens)
    }
    let behind = fitting.filter { figures[$0].tokens.lowerBound >= named ?? 0 }
    let meant = behind.isEmpty ? fitting : behind
    if let index = corrected(meant) ?? meant.first {
      set("value", .number(figures.remove(at: index).value))
    }
  }

  /// "11 stone 4" as one number is eleven stone and four pounds.
  private mutating func splitStone() {
    guard case .number(let stone)? = filled["value"] else { return }
    let pounds = ((stone - stone.rounded(.down)) * 28).rounded() / 2
    guard pounds > 0,
      pounds != 7 || ["7", "seven"].contains(where: reading.typed(span).lowercased().contains)
    else { return }
    clear("value")
    set("value", .number(stone.rounded(.down)))
    set("extra", .number(pounds))
  }

  private mutating func fillAmount() {
    if ["log.caffeine", "log.alcohol"].contains(intent.id) {
      take([.litre: "l", .millilitre: "ml", .fluidOunce: "oz", .milligram: "mg"], as: "amount")
      return
    }
    multiply()
    if intent.id == "log.supplement" {
      take(
        [
          .milligram: "mg", .microgram: "mcg", .gram: "g", .internationalUnit: "IU",
          .teaspoon: "tsp",
        ], as: .dose, unit: .doseUnit)
    }
    take(
      [
        .litre: "l", .millilitre: "ml", .glass: "glass", .cup: "cup", .pint: "pint",
        .fluidOunce: "oz", .ounce: "oz", .bottle: "bottle", .milligram: "mg",
        .microgram: "mcg", .gram: "g", .internationalUnit: "IU", .teaspoon: "tsp",
      ], as: "amount")
  }

  /// Several of the same amount are one: "2x750ml", "3 bottles of water, 50 cl each".
  private mutating func multiply() {
    guard intent.id == "log.water" else { return }
    let tokens = reading.message.tokens
    let each = figures.first { $0.unit == .measure(.millilitre) || $0.unit == .measure(.litre) }
    guard let each,
      let times = figures.firstIndex(where: { figure in
        guard figure != each, figure.value == figure.value.rounded(), figure.value < 20 else {
          return false
        }
        let next = figure.tokens.upperBound
        let isTimes = next < span.upperBound && ["x", "×", "*"].contains(tokens[next].text)
        return figure.unit == .none && isTimes
          || figure.unit == .measure(.bottle) || figure.unit == .measure(.glass)
      })
    else { return }
    let isLitre = each.unit == .measure(.litre)
    set("amount", .number(each.value * figures[times].value))
    set("unit", .text(isLitre ? "l" : "ml"))
    figures.remove(at: times)
    figures.removeAll { $0 == each }
  }

  /// Takes the first figure in one of the units and fills a slot and `unit`.
  @discardableResult
  private mutating func take(
    _ units: [Measure: String], as slot: SlotName, unit: SlotName = "unit"
  ) -> Range<Int>? {
    let index = figures.firstIndex { figure in
      if case .measure(let measure) = figure.unit { units[measure] != nil } else { false }
    }
    guard let index, case .measure(let measure) = figures[index].unit else { return nil }
    let figure = figures.remove(at: index)
    set(slot, .number(figure.value))
    set(unit, units[measure].map { .text($0) })
    return figure.tokens
  }

  /// Takes the first length in a unit of time and fills a slot and `unit`.
  private mutating func take(length: CalendarUnit, _ unit: String, as slot: SlotName) {
    guard wants(slot), let index = figures.firstIndex(where: { $0.unit == .length(length) }) else {
      return
    }
    set(slot, .number(figures.remove(at: index).value))
    set("unit", .text(unit))
  }

  /// Seconds by their first letter: "lasted 50 s".
  private mutating func fillSeconds() {
    let tokens = reading.message.tokens
    guard wants("value"),
      let index = figures.firstIndex(where: { figure in
        let next = figure.tokens.upperBound
        return figure.unit == .none && (10...300).contains(figure.value) && next < span.upperBound
          && ["s", "sec", "secs"].contains(tokens[next].text)
      })
    else { return }
    set("value", .number(figures.remove(at: index).value))
    set("unit", .text("s"))
  }
}

import Knowledge

/// What follows from the slots found.
extension SlotFiller {
  /// What follows from the words found: the unit as a setting, the mode after a loss.
  mutating func settle() {
    if intent.id == "settings.change" {
      fillGoal()
      let units = reading.mentions.filter {
        $0.kind == "unit" && span.contains($0.tokens) && !$0.isNegated
      }
      if let unit = units.first(where: { isAimedAt($0.tokens) }) ?? units.last,
        wants("setting") || filled["setting"] == nil
      {
        clear("value")
        set("setting", .text("unit"))
        set(
          "value",
          .text(["celsius": "C", "fahrenheit": "F", "stone": "st"][unit.concept] ?? unit.concept))
      }
    }
    if group == "edit" {
      clear("symptom")
      if let activity = filled["activity"], isUnnamed(activity) { clear("activity") }
    }
    let values: [SlotName] = ["minutes", "distance", "date", "steps"]
    if intent.id == "edit.change", values.contains(where: { filled[$0] != nil }) {
      clear("activity")
    }
    if intent.id == "edit.delete", filled["what"] != .text("exercise") { clear("activity") }
    if group == "edit", filled["what"] != .text("supplement") { clear("supplement") }
    if intent.id == "mode.set" {
      if filled["tone"] != nil || filled["mode"] == .text("ttc") && saysNoLonger { clear("mode") }
      if filled["tone"] == nil, saysNoLonger,
        reading.message.tokens[span].contains(where: { ["trying", "ttc"].contains($0.text) })
      {
        set("mode", .text("cycle"))
      }
      set("mode", filled["tone"] == nil ? nil : .text("cycle"))
    }
    if intent.id == "content.workout", filled["activity"] == .text("workout") { clear("activity") }
  }

  /// Whether a mode is named to be left: "no longer trying", "stop ttc mode".
  private var saysNoLonger: Bool {
    let words = reading.message.tokens[span].map(\.text)
    return words.contains { Self.leaving.contains($0) }
      || zip(words, words.dropFirst()).contains { one, next in
        ["no longer", "gave up", "given up", "any more", "not trying", "done trying", "turn off"]
          .contains("\(one) \(next)")
      }
  }

  private static let leaving: WordSet = [
    "stopped", "stop", "quit", "anymore", "exit", "leave", "pausing", "paused",
  ]

  /// Whether a unit is the one to change to: "in Celsius", "to kilos", "use kilos".
  private func isAimedAt(_ tokens: Range<Int>) -> Bool {
    let before = tokens.lowerBound - 1
    return before >= span.lowerBound
      && ["in", "to", "into", "use", "as", "prefer"].contains(reading.message.tokens[before].text)
  }

  /// Whether an activity is only the word for any: "workout".
  private func isUnnamed(_ activity: SlotValue) -> Bool {
    let said = reading.mentions.filter { $0.kind == "activity" && span.contains($0.tokens) }
    return !said.isEmpty && said.allSatisfy { $0.concept == "workout" }
  }

  /// The language that a message asks for, as typed: "put it in Portuguese".
  var namedLanguage: SlotValue? {
    let tokens = reading.message.tokens
    let lead = span.dropLast().first {
      ["in", "to", "into", "=", ":"].contains(tokens[$0].text) && tokens[$0 + 1].kind == .word
        && tokens[$0 + 1].text.utf8.count > 3
    }
    return lead.map { .text(reading.typed(($0 + 1)..<($0 + 2))) }
  }

  /// The day a week is to begin on: "week starts on monday".
  mutating func fillFirstWeekday() {
    guard case .text("first_weekday")? = filled["setting"] else { return }
    let words = reading.message.tokens
    guard let day = span.last(where: { Self.namesWeekday(words[$0].text) }) else { return }
    clear("value")
    set("value", .text(Self.weekday(words[day].text)))
  }

  /// A setting that is an amount: "water goal 2.5 litres", "my cycle is 31 days".
  private mutating func fillGoal() {
    let point = "setting."
    let goal = reading.details.first { detail in
      detail.concept.hasPrefix(point) && span.contains(detail.tokens)
        && ["goal", "length"].contains { detail.concept.hasSuffix($0) }
    }
    guard let goal else { return fillNamedGoal() }
    let name = goal.concept.dropFirst(point.count).map { $0 == "_" ? " " : $0 }
    let words = reading.message.tokens
    let new = figures.first {
      $0.tokens.lowerBound > 0 && words[$0.tokens.lowerBound - 1].text == "to"
    }
    guard let figure = new ?? figures.first else {
      guard let number = reading.message.tokens[span].lazy.compactMap(\.number).first else {
        return
      }
      set("setting", .text(String(name)))
      return set("value", .number(number))
    }
    set("setting", .text(String(name)))
    set("value", .number(figure.value))
    if case .measure(let measure) = figure.unit { set("unit", Self.volumes[measure]) }
  }

  /// A goal whose thing and amount stand apart: "goal 3l water", "target 9000 steps".
  private mutating func fillNamedGoal() {
    let tokens = reading.message.tokens
    guard span.contains(where: { ["goal", "target", "aim"].contains(tokens[$0].text) }) else {
      return
    }
    let figure = figures.first { figure in
      guard case .measure(let measure) = figure.unit else { return false }
      return Self.volumes[measure] != nil || measure == .steps
    }
    guard let figure, case .measure(let measure) = figure.unit else { return }
    set("setting", .text(measure == .steps ? "step goal" : "water goal"))
    set("value", .number(figure.value))
    set("unit", Self.volumes[measure])
  }

  private static let volumes: [Measure: SlotValue] = [
    .litre: .text("l"), .millilitre: .text("ml"), .fluidOunce: .text("oz"), .ounce: .text("oz"),
    .glass: .text("glass"), .cup: .text("cup"), .pint: .text("pint"), .bottle: .text("bottle"),
  ]
}

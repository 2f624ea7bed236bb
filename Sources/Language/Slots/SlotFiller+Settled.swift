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
      if let unit = units.last, wants("setting") {
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
    if group == "edit", filled["what"] != .text("exercise") { clear("activity") }
    if group == "edit", filled["what"] != .text("supplement") { clear("supplement") }
    if intent.id == "mode.set" {
      if filled["tone"] != nil { clear("mode") }
      set("mode", filled["tone"] == nil ? nil : .text("cycle"))
    }
    if intent.id == "content.workout", filled["activity"] == .text("workout") { clear("activity") }
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

  /// A setting that is an amount: "water goal 2.5 litres", "my cycle is 31 days".
  private mutating func fillGoal() {
    let point = "setting."
    let goal = reading.details.first { detail in
      detail.concept.hasPrefix(point) && span.contains(detail.tokens)
        && ["goal", "length"].contains { detail.concept.hasSuffix($0) }
    }
    guard let goal else { return }
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

  private static let volumes: [Measure: SlotValue] = [
    .litre: .text("l"), .millilitre: .text("ml"), .fluidOunce: .text("oz"), .ounce: .text("oz"),
    .glass: .text("glass"), .cup: .text("cup"), .pint: .text("pint"), .bottle: .text("bottle"),
  ]
}

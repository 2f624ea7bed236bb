import Knowledge

/// What follows from the slots found.
extension SlotFiller {
  /// What follows from the words found: the unit as a setting, the mode after a loss.
  mutating func settle() {
    if intent.id == "settings.change" {
      fillGoal()
      fillQuietHours()
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
      if filled["tone"] != nil { clear("mode") }
      if filled["tone"] == nil, !left.isEmpty {
        let kept = reading.mentions(of: "mode", in: span).last {
          !left.contains($0.tokens.lowerBound)
        }
        clear("mode")
        set("mode", .text(kept?.concept ?? (tellsBirth ? "postpartum" : "cycle")))
      }
      set("mode", filled["tone"] == nil ? nil : .text("cycle"))
    }
    if intent.id == "content.workout", filled["activity"] == .text("workout") { clear("activity") }
  }

  /// The tokens at which a mode is named to be left: "no longer trying", "exit pregnancy mode".
  private var left: [Int] {
    let tokens = reading.message.tokens
    let named =
      reading.mentions(of: "mode", in: span).map(\.tokens.lowerBound)
      + span.filter { ["trying", "ttc", "pregnant"].contains(tokens[$0].text) }
    return named.filter { index in
      let before = (max(span.lowerBound, index - 3)..<index).reversed()
        .prefix { !tokens[$0].isBreak }.map { tokens[$0].text }
      guard !before.contains(where: { ["to", "because", "in"].contains($0) }),
        !before.contains("we") || before.contains(where: { Self.leaving.contains($0) })
      else {
        return false
      }
      let after = (index + 1..<min(index + 4, span.upperBound)).map { tokens[$0].text }
      if after.contains("off"), !after.contains("to") { return true }
      return before.contains { Self.leaving.contains($0) }
        || before.contains("no") && before.contains("longer")
        || before.contains("off") && before.contains("turn")
        || before.contains("up") && before.contains { ["gave", "given", "giving"].contains($0) }
    }
  }

  /// Whether a birth is told of.
  private var tellsBirth: Bool {
    let words = reading.message.tokens[span]
    return words.contains { ["born", "birth", "delivered"].contains($0.text) }
      || words.contains { $0.text == "baby" }
        && words.contains { ["had", "came", "arrived", "here"].contains($0.text) }
  }

  private static let leaving: WordSet = [
    "from", "off",
    "stopped", "stop", "quit", "exit", "leave", "pausing", "paused", "not", "isnt", "arent", "done",
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
    let isSwap = span.contains { ["instead", "rather", "not"].contains(tokens[$0].text) }
    let named = span.dropLast().lazy.compactMap { lead -> Int? in
      guard
        Self.tongueLeads.contains(tokens[lead]) || isSwap && Self.wordLeads.contains(tokens[lead])
      else { return nil }
      let next = lead + 1
      let word = tokens[next].isPunctuation && next + 1 < span.upperBound ? next + 1 : next
      return tokens[word].kind == .word && tokens[word].text.utf8.count > 3 ? word : nil
    }.first
    return named.map { .text(reading.typed($0..<($0 + 1))) }
  }

  private static let tongueLeads: WordSet = ["in", "to", "into", "=", ":", "speak", "talk"]
  private static let wordLeads: WordSet = ["use", "say", "call", "write"]

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
        && ["goal", "length", "limit"].contains { detail.concept.hasSuffix($0) }
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
    let isNight = figure.unit == .length(.minute) && String(name) == "sleep goal"
    set("value", .number(isNight ? figure.value / 60 : figure.value))
    if case .measure(let measure) = figure.unit { set("unit", Self.volumes[measure]) }
  }

  /// Words that tell of a goal that was, and set none.
  private static let over: WordSet = [
    "was", "were", "did", "but", "drank", "done", "hit", "reached", "missed", "met", "made",
    "walked",
  ]

  /// A goal whose thing and amount stand apart: "goal 3l water", "target 9000 steps".
  private mutating func fillNamedGoal() {
    let tokens = reading.message.tokens
    guard
      span.contains(where: { ["goal", "target", "aim", "objective"].contains(tokens[$0].text) }),
      !span.contains(where: { Self.over.contains(tokens[$0]) })
    else {
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

import Civil
import Knowledge

/// What a correction puts in the place of what was told.
extension SlotFiller {
  private static let volumes: Set<SlotValue> = [
    .text("l"), .text("ml"), .text("oz"), .text("glass"), .text("cup"), .text("pint"),
    .text("bottle"),
  ]

  /// Says a new amount as any new value is said: "it was 1200 ml, not 1000".
  mutating func settleAmended() {
    settleVisitDay()
    settleBareValue()
    guard intent.id == "edit.change", let unit = filled["unit"], Self.volumes.contains(unit),
      let amount = filled["amount"], filled["value"] == nil
    else { return }
    clear("amount")
    set("value", amount)
    set("what", .text("water"))
  }

  /// The day that a visit is moved to, told without its month or a "the": "move dentist to 24th".
  private mutating func settleVisitDay() {
    guard intent.id == "edit.change", filled["date"] == nil,
      reading.mentions.contains(where: {
        ["test", "person"].contains($0.kind) && span.contains($0.tokens)
      })
    else { return }
    let days = reading.entities.compactMap { entity -> Int? in
      guard span.contains(entity.tokens), case .ordinal(let day) = entity.value,
        !Self.isTakenBack(entity.tokens, reading, span)
      else { return nil }
      return (1...31).contains(day) ? day : nil
    }
    guard let day = days.first else { return }
    let today = context.reference.date
    let ahead = (0..<62).lazy.map { today.adding(days: $0) }.first { $0.day == day }
    set("date", ahead.map { .date($0) })
  }

  /// The number that is to stand where nothing says of what: "meant 2 feeds not 3".
  private mutating func settleBareValue() {
    let told = filled.keys.contains { !["what", "date", "time"].contains($0) }
    guard intent.id == "edit.change", !told, span.lowerBound < 2,
      let figure = figures.first(where: { $0.unit == .none })
    else { return }
    let isCount = reading.mentions.isEmpty && filled["what"] != nil
    set(isCount ? "count" : "value", .number(figure.value))
  }

  /// Says an amount of water once, and the result of a test that no ovulation is named beside as one.
  mutating func settleThing() {
    guard intent.id == "edit.change" else { return }
    if filled["what"] == .text("water"), filled["value"] != nil {
      clear("count")
      clear("drink")
    }
    let words = reading.message.tokens[span].map(\.text)
    if filled["opk"] != nil, filled["result"] != nil, words.contains("test"),
      !words.contains(where: { ["opk", "ovulation", "lh", "surge"].contains($0) })
    {
      clear("opk")
      clear("what")
      set("what", .text("pregnancy_test"))
    }
  }

  /// The things a correction leaves: the last one said that is not taken back, as in "the coffee
  /// was decaf".
  func amended(_ said: [Mention], of slot: SlotName) -> [Mention] {
    guard intent.id == "edit.change", ["drink", "activity", "supplement"].contains(slot) else {
      return said
    }
    let kept = said.filter { !Self.isTakenBack($0.tokens, reading, span) }
    return (kept.isEmpty ? said : kept).suffix(1)
  }

  /// The names that logs have for what a lexicon calls by another one.
  private static let logged = ["ovulation_test": "opk", "heart_rate": "rhr"]

  /// Calls what is looked back on, or is to be reminded of, as the logs of it do.
  mutating func settleNames() {
    guard case .text(let what)? = filled["what"],
      let name = Self.logged[what]
    else { return }
    clear("what")
    set("what", .text(name))
    set(.entryKind, .text(what))
  }
}

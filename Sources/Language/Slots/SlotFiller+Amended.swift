import Knowledge

/// What a correction puts in the place of what was told.
extension SlotFiller {
  private static let volumes: Set<SlotValue> = [
    .text("l"), .text("ml"), .text("oz"), .text("glass"), .text("cup"), .text("pint"),
    .text("bottle"),
  ]

  /// Says a new amount as any new value is said: "it was 1200 ml, not 1000".
  mutating func settleAmended() {
    guard intent.id == "edit.change", let unit = filled["unit"], Self.volumes.contains(unit),
      let amount = filled["amount"], filled["value"] == nil
    else { return }
    clear("amount")
    set("value", amount)
    set("what", .text("water"))
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

import Knowledge

extension SlotFiller {
  /// Fills empty slots from words that only name a value because the intent asks for one: "clear"
  /// of skin, "cup" of a flow.
  mutating func fillDetails() {
    for slot in intent.slots where wants(slot) && !Self.isBeyondDetails(slot, of: intent.id) {
      let said = reading.details.filter { span.contains($0.tokens) }.lazy
        .compactMap { Self.value(of: $0, for: slot) }
      set(slot, said.first)
    }
  }

  private static func isBeyondDetails(_ slot: SlotName, of intent: IntentID) -> Bool {
    slot == "what" && !["data", "insight", "remind", "edit"].contains(intent.group)
      || slot == "routine" && intent != "log.yoga"
      || slot == "from" && intent != "data.import"
  }

  /// What a detail says of a slot; a denied one only where its contrary has a name.
  private static func value(of mention: Mention, for slot: SlotName) -> SlotValue? {
    guard let point = mention.concept.firstIndex(of: "."),
      mention.concept[..<point] == slot.rawValue
    else { return nil }
    let name = String(mention.concept[mention.concept.index(after: point)...])
    switch name {
    case "true", "false": return .bool((name == "true") != mention.isNegated)
    default: break
    }
    guard mention.isNegated else { return .text(name) }
    return contraries[mention.concept].map { .text($0) }
  }

  private static let contraries: [String: String] = [
    "quality.good": "poor", "quality.bad": "good", "libido.high": "low", "libido.low": "normal",
  ]
}

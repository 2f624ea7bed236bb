import Knowledge

/// How bleeding is told: a start, and apart from it how much there is.
extension MessageReader {
  /// How much there is as a log of its own beside the start: "my period started yesterday heavy".
  func withFlow(_ read: [Interpretation]) -> [Interpretation] {
    guard let start = read.firstIndex(where: { $0.intent == "log.period_start" }),
      let record = recogniser.intents["log.flow"]
    else { return read }
    var read = read
    let flow = read[start].slots["flow"]
    let color = read[start].slots["color"]
    if let told = read.firstIndex(where: { $0.intent == "log.flow" }) {
      read[start].slots["flow"] = nil
      read[start].slots["color"] = nil
      if read[told].slots["color"] == nil { read[told].slots["color"] = color }
      return read
    }
    guard let flow else { return read }
    read[start].slots["flow"] = nil
    read[start].slots["color"] = nil
    let whole = read[start]
    var slots: [SlotName: SlotValue] = ["flow": flow]
    slots["color"] = color
    read.append(
      Interpretation(
        intent: record.id, confidence: whole.confidence, slots: slots, missing: [],
        match: .mention, range: whole.range, reasons: whole.reasons, standing: whole.standing))
    return read
  }

  private static let periods: Set<String> = ["period", "periods", "af", "menses"]
  private static let coming: Set<String> = [
    "came", "started", "arrived", "began", "begun", "showed", "landed",
  ]
  private static let unlessAfter: Set<String> = [
    "since", "after", "before", "when", "until", "till", "if", "hasnt", "not", "til", "once",
  ]

  /// Whether a span tells that a period came, with how much there is: "period came today with
  /// light flow".
  func tellsStart(_ span: Range<Int>) -> Bool {
    guard !Tone.asks(message, span),
      !message.tokens[span].contains(where: { Self.unlessAfter.contains($0.text) }),
      let name = span.first(where: { Self.periods.contains(message.tokens[$0].text) })
    else { return false }
    return (name + 1..<min(name + 4, span.upperBound)).contains {
      Self.coming.contains(message.tokens[$0].text)
    }
  }
}

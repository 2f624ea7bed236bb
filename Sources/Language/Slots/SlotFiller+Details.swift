import Knowledge

extension SlotFiller {
  /// Fills empty slots from words that only name a value because the intent asks for one: "clear"
  /// of skin, "cup" of a flow.
  mutating func fillDetails() {
    fillSaid(reading.details.filter { span.contains($0.tokens) })
    if intent.id == "log.flow" { set("color", colour.map { .text($0) }) }
    if intent.id == "log.opk" { set("opk", sign.map { .text($0) }) }
    if intent.id == "log.pregnancy_test" { set("result", sign.map { .text($0) }) }
  }

  private mutating func fillSaid(_ said: [Mention]) {
    guard !said.isEmpty else { return }
    for slot in intent.slots
    where wants(slot) && !Self.isBeyondDetails(slot, of: intent.id) && !(slot == "what" && isDeed)
      && !(slot == "skin" && isOtherwiseNamed)
      && !(slot == "libido" && filled["protected"] != nil && !namesLibido)
    {
      let values = said.compactMap { detail in
        Self.value(of: detail, for: slot, isDenied: detail.isNegated || isAnsweredNo(detail.tokens))
      }
      set(slot, values.first)
    }
  }

  private var namesLibido: Bool {
    (reading.mentions + reading.cues).contains {
      $0.concept == "libido" && span.contains($0.tokens)
    }
  }

  /// The colour of a flow, beside a word for it: "light pink flow", "blood is brown".
  private var colour: String? {
    let words = reading.message.tokens
    let index = span.first { index in
      guard Self.colours.contains(words[index]) else { return false }
      let beside = (max(span.lowerBound, index - 2)..<min(index + 3, span.upperBound))
      return beside.contains { Self.bleeding.contains(words[$0]) }
        && !beside.contains { words[$0].isBreak || ["not", "no"].contains(words[$0].text) }
    }
    return index.map { words[$0].text }
  }

  private static let colours: WordSet = ["brown", "pink", "red", "black", "orange", "grey"]
  private static let bleeding: WordSet = [
    "blood", "bleeding", "bleed", "flow", "spotting", "spots", "discharge", "stain", "smear",
    "streak", "streaks", "smudge", "clots",
  ]

  /// A test told by a sign: "lh+", "hpt -".
  private var sign: String? {
    let tokens = reading.message.tokens
    let mark = span.first { index in
      ["+", "-", "++", "–"].contains(tokens[index].text) && index > span.lowerBound
        && tokens[index - 1].kind == .word
    }
    return mark.map { tokens[$0].text.hasPrefix("+") ? "positive" : "negative" }
  }

  private static func isBeyondDetails(_ slot: SlotName, of intent: IntentID) -> Bool {
    slot == "what" && !["data", "insight", "remind", "edit"].contains(intent.group)
      || slot == "routine" && intent != "log.yoga"
      || slot == "from" && intent != "data.import"
      || ["libido", "severity"].contains(slot) && intent == "edit.change"
      || own[slot].map { $0 != intent } == true
  }

  /// The slots that only one log takes from words that also mean other things.
  private static let own: WordMap<IntentID> = [
    "mood": "log.mood", "symptom": "log.symptom", "flow": "log.flow", "opk": "log.opk",
    "result": "log.pregnancy_test", "discharge": "log.discharge", "setting": "settings.change",
    "quality": "log.sleep", "value": "settings.change", "mode": "mode.set",
  ]

  /// What a detail says of a slot; a denied one only where its contrary has a name.
  private static func value(
    of mention: Mention, for slot: SlotName, isDenied: Bool
  ) -> SlotValue? {
    let concept = mention.concept.utf8
    guard let point = concept.firstIndex(of: UInt8(ascii: ".")),
      concept[..<point].elementsEqual(slot.rawValue.utf8)
    else { return nil }
    let name = String(mention.concept[mention.concept.index(after: point)...])
    switch name {
    case "true", "false": return .bool((name == "true") != isDenied)
    default: break
    }
    guard mention.isNegated, slot != "setting" else { return .text(name) }
    return contraries[mention.concept].map { .text($0) }
  }

  private static let contraries: WordMap<String> = [
    "quality.good": "poor", "quality.bad": "good", "libido.high": "low", "libido.low": "normal",
  ]
}

import Knowledge

extension SlotFiller {
  /// Slots that hold one value even where several are said: the last one said of a correction, the
  /// most specific one else.
  private static let single: Set<SlotName> = [
    "flow", "severity", "opk", "result", "discharge", "mode", "tone", "quality", "libido", "meal",
    "difficulty", "trimester", "pattern", "format", "action", "protected", "disturbed", "skin",
    "setting", "from", "phase",
  ]

  /// The kinds of concepts that fill a slot, where they are not those of its own name.
  private static let kinds: [SlotName: [String]] = [
    "what": [Cue.entry], "target": ["body_part", "symptom"], "supplement": ["supplement", "drug"],
    "name": ["person", "relative"], "topic": ["topic", "acronym"],
  ]
  /// Slots that a value of another one makes needless.
  private static let needless: [SlotName: SlotName] = [
    "symptom": "target", "severity": "pain", "color": "discharge",
  ]

  /// Fills the slots whose values are concepts of the lexicon, from concepts of the slot's kind.
  mutating func fillWords() {
    for slot in intent.slots.filter({ Self.needless[$0] == nil })
      + intent.slots.filter({ Self.needless[$0] != nil }) where wants(slot)
    {
      if let other = Self.needless[slot], filled[other] != nil { continue }
      let kinds = Self.kinds[slot] ?? [slot.rawValue]
      let said = reading.mentions.filter {
        kinds.contains($0.kind) && span.contains($0.tokens)
      }
      if slot == "protected" || slot == "disturbed" {
        set(slot, flag(said))
      } else {
        set(slot, value(slot, said.filter { !$0.isNegated }))
      }
    }
    if intent.id.group == "edit" { set("what", changed) }
  }

  /// What a correction is about, from the slot that it gives a value.
  private var changed: SlotValue? {
    let kinds = ["flow", "mood", "symptom", "opk", "discharge", "skin", "result", "drink", "food"]
    return kinds.first { filled[SlotName($0)] != nil }.map { .text($0) }
  }

  /// A yes or no, or a word; a denial turns a yes into a no.
  private func flag(_ said: [Mention]) -> SlotValue? {
    guard let first = said.first else { return nil }
    switch first.concept {
    case "true", "yes", "protected", "disturbed": return .bool(!first.isNegated)
    case "false", "no", "unprotected": return .bool(first.isNegated)
    default: return first.isNegated ? nil : .text(first.concept)
    }
  }

  private func value(_ slot: SlotName, _ said: [Mention]) -> SlotValue? {
    var values: [SlotValue] = []
    for mention in said where !values.contains(.text(mention.concept)) {
      values.append(.text(mention.concept))
    }
    guard let first = values.first else { return nil }
    if values.count == 1 || Self.single.contains(slot) {
      return intent.id.group == "edit" ? values.last : first
    }
    return .list(values)
  }
}

import Knowledge

extension TemplateSpans {
  /// The slots that concepts of a kind fill beside the one of its name.
  private static let further: [String: [SlotName]] = [
    Cue.entry: ["what"], "acronym": ["topic"], "symptom": ["topic", "target"],
    "drug": ["supplement"],
    "nutrient": ["topic"], "phase": ["topic"], "test": ["topic"], "body_part": ["target"],
    "person": ["name"], "relative": ["name"], "mood": ["target"],
  ]
  private static let days: [SlotName] = ["date", "lmp", "due", "end"]
  private static let times: [SlotName] = ["time", "bed", "wake", "end"]
  private static let numbers =
    NumberSlot.all.map(\.name) + ["temp", "amount", "value", "scale", "month"]
  private static let lengths: [SlotName] = [
    "minutes", "hours", "days", "weeks", "lead", "n", "every", "week", "dpo", "date",
  ]
  private static let measures: [SlotName] = [
    "temp", "amount", "value", "distance", "pain", "energy", "stress", "kcal", "count", "steps",
    "rhr", "hrv", "glucose", "protein", "fat", "carbs",
  ]

  /// The spans that the concepts and entities of a message offer to templates.
  init(_ reading: Reading) {
    self.init(open: SlotFiller.openInTemplates)
    for mention in reading.mentions {
      add(SlotName(mention.kind), mention.tokens)
      for slot in Self.further[mention.kind] ?? [] { add(slot, mention.tokens) }
    }
    for entity in reading.entities {
      for slot in Self.slots(entity) { add(slot, entity.tokens) }
    }
  }

  private static func slots(_ entity: Entity) -> [SlotName] {
    switch entity.value {
    case .date, .eitherDate: days
    case .dates: SlotFiller.month(entity) == nil ? days : days + ["month"]
    case .moment, .moments: days + times
    case .time, .times: times
    case .number, .ordinal: numbers
    case .percent: ["body_fat", "spo2"]
    case .quantity: measures
    case .duration: lengths
    case .recurrence: ["every"]
    }
  }
}

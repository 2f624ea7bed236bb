import Knowledge

extension TemplateSpans {
  /// The slots that concepts of a kind fill beside the one of its name.
  private static let further: WordMap<[Template.Slot]> = [
    Cue.entry: slots("what"), "acronym": slots("topic"), "symptom": slots("topic", "target"),
    "drug": slots("supplement"), "nutrient": slots("topic"), "phase": slots("topic"),
    "test": slots("topic"), "body_part": slots("target"), "person": slots("name"),
    "relative": slots("name"), "mood": slots("target"),
  ]
  private static let days = slots("date", "lmp", "due", "end")
  private static let months = days + slots("month")
  private static let times = slots("time", "bed", "wake", "end")
  private static let moments = days + times
  private static let numbers =
    NumberSlot.all.map { Template.Slot($0.name) }
    + slots("temp", "amount", "value", "scale", "month")
  private static let percents = slots("body_fat", "spo2")
  private static let lengths = slots(
    "minutes", "hours", "days", "weeks", "lead", "n", "every", "week", "dpo")
  private static let repeats = slots("every")
  private static let measures = slots(
    "temp", "amount", "value", "distance", "pain", "energy", "stress", "kcal", "count", "steps",
    "rhr", "hrv", "glucose", "protein", "fat", "carbs")
  private static let none = TemplateSpans(open: SlotFiller.openInTemplates)

  private static func slots(_ names: SlotName...) -> [Template.Slot] {
    names.map { Template.Slot($0) }
  }

  /// The spans that the concepts and entities of a message offer to templates.
  init(_ reading: Reading) {
    self = Self.none
    for mention in reading.mentions {
      add(SlotName(mention.kind), mention.tokens)
      for slot in Self.further[mention.kind] ?? [] { add(slot, mention.tokens) }
    }
    for entity in reading.entities {
      for slot in Self.slots(entity) { add(slot, entity.tokens) }
    }
  }

  private static func slots(_ entity: Entity) -> [Template.Slot] {
    switch entity.value {
    case .date, .eitherDate: days
    case .dates: SlotFiller.month(entity) == nil ? days : months
    case .moment, .moments: moments
    case .time, .times: times
    case .number, .ordinal: numbers
    case .percent: percents
    case .quantity: measures
    case .duration: lengths
    case .recurrence: repeats
    }
  }
}

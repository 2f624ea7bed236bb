import Guardrails
import Knowledge
import Language
import Physiology

/// What is left undone because no word of the message asks for it.
extension Plan {
  /// Whether it asks for another of something, without saying of what.
  func isRepeat(on turn: DialogueContext) -> Bool {
    turn.says("answer.another") && turn.isWhole
  }

  /// Asks what was meant where a guess at a matter of care is not believed.
  mutating func leaveUnheard(_ understanding: Understanding) {
    guard interpretations.contains(where: { $0.intent.group == "guard" }) else { return }
    interpretations.removeAll { $0.intent.group == "guard" }
    if interpretations.isEmpty {
      ask(Array(understanding.alternatives.map(\.intent).prefix(3)), understanding)
    }
  }

  /// An entry is taken back only where a word says so: "the last one?" takes nothing back, and
  /// neither does "not doing classes, take that off", which names what it means.
  ///
  /// A measure that is named is what is taken back, whatever came after it.
  mutating func keepUndo(on turn: DialogueContext) {
    let (reading, said) = (turn.reading, turn.said)
    guard interpretations.contains(where: { $0.intent == .undo || $0.intent == .delete }) else {
      return
    }
    if said.contains("told.undoes_nothing") {
      interpretations.removeAll { $0.intent == .undo || $0.intent == .delete }
      if interpretations.isEmpty, opening.parts.isEmpty {
        opening.parts.append(.reply("edit.undo.left"))
      }
      return
    }
    guard interpretations.contains(where: { $0.intent == .undo }) else { return }
    let named = turn.read(as: .delete)
    if said.contains("told.takes_back"), interpretations.count == 1,
      !Self.measures.isDisjoint(with: named.slots[.what]?.words ?? [])
    {
      interpretations = [named]
      return
    }
    let isOfAnother =
      said.contains("told.not_doing") && interpretations.contains { $0.intent.group != "edit" }
    if said.contains("told.takes_back"), !isOfAnother {
      interpretations.removeAll { $0.intent == .change }
      return
    }
    interpretations.removeAll { $0.intent == .undo }
    guard interpretations.isEmpty, opening.parts.isEmpty else { return }
    let others = reading.understanding.alternatives.map(\.intent).filter { $0.group != "edit" }
    ask(Array(others.prefix(3)), reading.understanding)
  }

  private static let measures: Set<String> = [
    "heart_rate", "blood_pressure", "weight", "steps", "hrv", "glucose",
  ]

  /// Bleeding in the weeks after a loss is kept as bleeding and begins no cycle, unless she calls
  /// it a period; in labour what has started is no period either.
  mutating func leaveUncounted(_ reading: Reading, _ scene: Scene) {
    if scene.mode == .pregnancy, interpretations.contains(where: { $0.intent == .contraction }) {
      interpretations.removeAll { $0.intent == .periodStart }
    }
    leaveUnopened(reading, scene)
    guard let days = scene.daysAfterLoss, days <= Self.daysOfLoss,
      interpretations.contains(where: { $0.intent == .periodStart || $0.intent == .contraction }),
      !reading.message.tokens.contains(where: { Self.counted.contains($0.text) })
    else { return }
    interpretations.removeAll { [.periodStart, .contraction].contains($0.intent) }
    opening.parts.append(.reply("heard.after_loss.soon.kept"))
  }

  /// Bleeding that lessens in the weeks after a loss ends no period, where none was begun.
  private mutating func leaveUnopened(_ reading: Reading, _ scene: Scene) {
    guard let days = scene.daysAfterLoss, days <= Self.daysOfLoss,
      !reading.message.tokens.contains(where: { Self.counted.contains($0.text) }),
      interpretations.contains(where: { $0.intent == .periodEnd })
    else { return }
    interpretations.removeAll { $0.intent == .periodEnd }
    if interpretations.isEmpty, opening.parts.isEmpty {
      opening.parts.append(.reply("heard.after_loss.soon.easing"))
    }
  }

  /// "On antibiotics, started last night" begins no period.
  mutating func leaveUnstarted(_ reading: Reading) {
    let isOfMedicine = interpretations.contains {
      $0.intent == "log.supplement"
        || $0.intent == "log.factor"
          && !Self.medicines.isDisjoint(with: $0.slots["factor"]?.words ?? [])
    }
    guard isOfMedicine, interpretations.contains(where: { $0.intent == .periodStart }),
      !reading.understanding.mentions.contains(where: { $0.kind == "flow" }),
      !reading.message.tokens.contains(where: { token in
        Self.bleeding.contains { token.text.hasPrefix($0) }
      })
    else { return }
    interpretations.removeAll { $0.intent == .periodStart }
  }

  /// How words for bleeding begin.
  private static let bleeding = ["period", "cycle", "bleed", "blood", "mens", "spot", "flow"]
  /// The factors that are begun and swallowed.
  private static let medicines: Set<String> = ["antibiotics", "new_medicine", "hrt"]

  /// For so many days after a loss bleeding is taken to be of the loss.
  private static let daysOfLoss = 21
  /// Words with which she counts it herself.
  private static let counted: Set<String> = [
    "period", "periods", "cycle", "af", "day", "contraction", "contractions",
  ]

  /// The feast of a wish is no day of a log: "happy new year, it just started".
  mutating func leaveFeast(_ reading: Reading) {
    let tokens = reading.message.tokens
    for entity in reading.understanding.entities {
      let before = entity.tokens.lowerBound - 1
      guard before >= 0, ["happy", "merry"].contains(tokens[before].text), let day = entity.day
      else { continue }
      for index in interpretations.indices where interpretations[index].slots[.date]?.day == day {
        interpretations[index].slots[.date] = nil
      }
    }
  }

  /// "No yoga at all this fortnight" orders none and logs none.
  mutating func leaveUnpractised(on turn: DialogueContext) {
    guard interpretations.contains(where: { $0.intent.rawValue.contains("yoga") }),
      turn.says("told.no_practice"), !turn.understanding.has("asked.content")
    else { return }
    interpretations.removeAll { $0.intent.rawValue.contains("yoga") }
    if interpretations.isEmpty, opening.parts.isEmpty {
      opening.parts.append(.reply("heard.no_practice"))
    }
  }

  /// "Don't call me mum" gives no name.
  mutating func leaveUnnamed(on turn: DialogueContext) {
    guard turn.reading.level == .ok, turn.says("told.not_name") else { return }
    interpretations.removeAll { $0.intent == .settings && $0.slots["name"] != nil }
    if interpretations.isEmpty { opening = Outcome() }
    opening.parts.append(.reply("wish.no_name"))
  }
}

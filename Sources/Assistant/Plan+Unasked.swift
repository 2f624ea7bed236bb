import Guardrails
import Knowledge
import Language
import Physiology

/// What is left undone because no word of the message asks for it.
extension Plan {
  /// An entry is taken back only where a word says so: "the last one?" takes nothing back, and
  /// neither does "not doing classes, take that off", which names what it means.
  mutating func keepUndo(to reading: Reading, _ answers: Answers) {
    guard interpretations.contains(where: { $0.intent == .undo }) else { return }
    let said = answers.said(in: reading.message)
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

  /// Bleeding in the weeks after a loss is kept as bleeding and begins no cycle, unless she calls
  /// it a period; in labour what has started is no period either.
  mutating func leaveUncounted(_ reading: Reading, _ scene: Scene) {
    if scene.mode == .pregnancy, interpretations.contains(where: { $0.intent == .contraction }) {
      interpretations.removeAll { $0.intent == .periodStart }
    }
    guard let days = scene.daysAfterLoss, days <= Self.daysOfLoss,
      interpretations.contains(where: { $0.intent == .periodStart || $0.intent == .contraction }),
      !reading.message.tokens.contains(where: { Self.counted.contains($0.text) })
    else { return }
    interpretations.removeAll { [.periodStart, .contraction].contains($0.intent) }
    opening.parts.append(.reply("heard.after_loss.soon.kept"))
  }

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

  /// "Don't call me mum" gives no name.
  mutating func leaveUnnamed(_ reading: Reading, _ answers: Answers) {
    guard reading.level == .ok, answers.said(in: reading.message).contains("told.not_name") else {
      return
    }
    interpretations.removeAll { $0.intent == .settings && $0.slots["name"] != nil }
    if interpretations.isEmpty { opening = Outcome() }
    opening.parts.append(.reply("wish.no_name"))
  }
}

import Guardrails
import Knowledge
import Language
import MessageFormat
import Physiology

/// A health condition that a message tells of, takes back or asks about.
struct ConditionTold {
  /// What comes of it.
  private(set) var outcome = Outcome()
  /// Whether the message says nothing beside it.
  private(set) var isAll = true

  /// Nil where the message tells nothing of the kind; whether someone has a condition is no
  /// question for this.
  init?(_ reading: Reading, _ said: Set<String>, answers: Answers, scene: Scene) {
    guard reading.triage.level <= .decline, reading.message.tokens.count <= Self.longest else {
      return nil
    }
    let preferences = scene.setting.preferences
    let kept = preferences.conditions
    let isPregnant =
      scene.mode == .pregnancy && !scene.isAfterLoss || said.contains("told.pregnancy")
    let known = answers.conditions.filter { isPregnant || !$0.isOfPregnancy }
    if said.contains("told.health_list"), reading.message.tokens.count <= Self.short {
      outcome = Self.list(kept.filter { id in known.contains { $0.id == id } })
      return
    }
    let named = answers.places(of: Condition.prefix, in: reading.message)
    guard !named.isEmpty, !said.contains("told.no_condition"),
      !said.contains("told.past_condition"),
      !reading.message.tokens.contains(where: { answers.isTelling($0.text, "others") })
    else { return nil }
    let ids = named.map { String($0.id.dropFirst(Condition.prefix.count)) }.deduplicated
      .filter { id in known.contains { $0.id == id } }
    guard !ids.isEmpty else { return nil }
    let telling = Telling(reading.message, around: named.map(\.words), answers)
    if telling.isLeaving {
      let left = kept.filter { !ids.contains($0) }
      guard left != kept else {
        outcome = .say("condition.not_kept")
        return
      }
      change(preferences, to: left, saying: "condition.left", ids)
      return
    }
    let isBeside = reading.level < .urgent && (reading.asksOn || !reading.logs.isEmpty)
    guard telling.isHers, telling.isWhole && !telling.isAsked || isBeside else { return nil }
    let isLogged =
      !reading.logs.isEmpty && known.contains { ids.contains($0.id) && $0.isLogged }
    isAll = telling.isWhole && !isLogged
    let new = ids.filter { !kept.contains($0) }
    guard !new.isEmpty else {
      outcome = .say("condition.known")
      return
    }
    change(preferences, to: kept + new, saying: "condition.kept", new)
    if isPregnant || scene.mode == .postpartum {
      let own = known.filter { new.contains($0.id) }.compactMap(\.told).deduplicated
      outcome.parts += (own.isEmpty ? ["condition.team"] : own).map { .reply($0) }
    }
  }

  /// Keeps conditions that are told beside something else.
  init(keeping ids: [String], _ preferences: Preferences) {
    let kept = preferences.conditions
    let new = ids.filter { !kept.contains($0) }
    guard !new.isEmpty else { return }
    change(preferences, to: kept + new, saying: "condition.kept", new)
  }

  private static let longest = 30
  private static let short = 12

  private mutating func change(
    _ preferences: Preferences, to ids: [String], saying reply: String, _ named: [String]
  ) {
    outcome = Outcome(parts: [Self.framed(reply, named)])
    if isAll { outcome.parts.append(.reply("settings.undo")) }
    outcome.changes = [
      SettingChange(
        .conditions, from: preferences.stored(.conditions), to: Preferences.listing(ids))
    ]
  }

  private static func list(_ kept: [String]) -> Outcome {
    kept.isEmpty ? .say("condition.none") : Outcome(parts: [framed("condition.list", kept)])
  }

  /// A reply with the names of conditions.
  static func framed(_ reply: String, _ ids: [String]) -> Part {
    .framed(reply, [:], name: "names", parts: ids.map { .reply("condition.name." + $0) })
  }
}

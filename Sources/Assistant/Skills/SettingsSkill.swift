import Guardrails
import Knowledge
import Language
import MessageFormat
import Physiology

/// Changes what can be set, says it back, and says truthfully what cannot be.
struct SettingsSkill: Skill {
  static let name = "settings"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    switch try SettingReading(request).read() {
    case .values(let values): Self.setting(values, request.scene.setting.preferences)
    case .fixed(let name): .say("settings.fixed." + Self.id(name))
    case .open(let key): .say("settings.open." + Self.id(key.rawValue))
    case .goals: Self.goals(request)
    case .unknownRegion: .say("settings.region.unknown", ["list": .list(regions(request))])
    case .unclear: Self.overview(request)
    }
  }

  private static func id(_ name: String) -> String {
    name.map { $0 == " " || $0 == "-" ? "_" : String($0) }.joined()
  }

  private func regions(_ request: Request) -> [String] {
    (try? CrisisLines(library: request.library))?.regions ?? []
  }

  /// Changes settings, each said back.
  static func setting(
    _ values: [(key: SettingKey, value: String)], _ preferences: Preferences
  ) -> Outcome {
    var outcome = Outcome()
    for (key, value) in values {
      let old = preferences.stored(key)
      if preferences[key] != value {
        outcome.changes.append(SettingChange(key, from: old, to: value))
      }
      outcome.parts.append(said(key, value))
    }
    outcome.parts.append(.reply(outcome.changes.isEmpty ? "settings.same" : "settings.undo"))
    return outcome
  }

  /// A setting with its value, said back.
  static func said(_ key: SettingKey, _ value: String) -> Part {
    let base = "settings.said." + id(key.rawValue)
    switch key.values {
    case .toggle: return .reply(base + "." + value)
    case .choice where key == .reminders: return .reply(base + "." + value)
    case .number: return .reply(base, ["value": .integer(Int(value) ?? 0)])
    default: return .reply(base, ["value": .string(value)])
    }
  }

  /// The goals that are set.
  private static func goals(_ request: Request) -> Outcome {
    let preferences = request.scene.setting.preferences
    let rows = [SettingKey.waterGoal, .stepGoal, .sleepGoal].compactMap { key in
      preferences[key].map { row(key, $0) }
    }
    return rows.isEmpty
      ? .say("settings.goals.none") : Outcome(parts: [.reply("settings.goals"), .table(rows)])
  }

  private static func row(_ key: SettingKey, _ value: String) -> Part.Row {
    Part.Row(
      label: .reply("settings.label." + id(key.rawValue)),
      value: .reply("settings.value", ["value": .string(value)]))
  }

  /// What is set, and how to change it.
  private static func overview(_ request: Request) -> Outcome {
    let preferences = request.scene.setting.preferences
    let rows = SettingKey.allCases.compactMap { key -> Part.Row? in
      guard isShown(key, request), let value = preferences[key] else { return nil }
      return row(key, value)
    }
    return Outcome(parts: [
      .reply("settings.overview"), .table(rows), .reply("settings.overview.how"),
    ])
  }

  /// After a loss and in general mode, what is about babies and fertility is not listed.
  private static func isShown(_ key: SettingKey, _ request: Request) -> Bool {
    guard key == .fertility || key == .sizes || key == .prompts else { return true }
    return !request.isAfterLoss && request.mode != .general
  }
}

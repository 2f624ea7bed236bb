import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// A wish for Bloom to leave something unsaid, or to speak of it again.
struct Wish {
  /// What comes of it.
  let outcome: Outcome

  /// Nil where the message wishes nothing of the kind.
  init?(_ reading: Reading, _ said: Set<String>, scene: Scene) {
    guard reading.triage.level <= .decline, reading.message.tokens.count <= 16 else { return nil }
    let first = reading.message.tokens.first?.text ?? ""
    let isPlainNo = first == "no" && said.contains("wish.no") && reading.message.isShort
    let isOff = said.contains("wish.off") || isPlainNo
    guard isOff || said.contains("wish.on") else { return nil }
    if isOff, said.contains("wish.babies"), !said.contains("wish.sizes"),
      let outcome = Self.noBabies(scene)
    {
      self.outcome = outcome
      return
    }
    if isOff, said.contains("wish.periods"), scene.mode != .general {
      let edit = Edit.add(Entry(date: scene.today, fact: .mode(.general)))
      outcome = .say("wish.periods", expecting: .confirm([edit]))
      return
    }
    if isOff, said.contains("wish.periods") {
      outcome = .say("general.no_cycle")
      return
    }
    let keys = Self.subjects.filter { said.contains($0.said) }.map(\.key)
    guard !keys.isEmpty else { return nil }
    let value = isOff ? "off" : "on"
    outcome = SettingsSkill.setting(keys.map { ($0, value) }, scene.setting.preferences)
  }

  private static let subjects: [(said: String, key: SettingKey)] = [
    ("wish.fertility", .fertility), ("wish.sizes", .sizes), ("wish.movement", .movement),
    ("wish.tips", .tips), ("wish.calories", .calories), ("set.affirmations", .affirmations),
  ]

  /// After a loss all of it is away already; in a pregnancy the question is what happened.
  private static func noBabies(_ scene: Scene) -> Outcome? {
    if scene.isAfterLoss { return .say("wish.babies.kept") }
    let general = Edit.add(Entry(date: scene.today, fact: .mode(.general)))
    let cycle = Edit.add(Entry(date: scene.today, fact: .mode(.cycle)))
    switch scene.mode {
    case .pregnancy, .postpartum:
      return .say("wish.babies.pregnancy", expecting: .confirm([general]))
    case .ttc: return .say("wish.babies.ttc", expecting: .confirm([cycle]))
    default: return .say("wish.babies.none")
    }
  }
}

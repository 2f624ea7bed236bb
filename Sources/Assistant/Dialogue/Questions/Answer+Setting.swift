import Guardrails
import Knowledge
import Language

/// Answers to what is asked about settings and about erasing.
extension Answer {
  /// Everything goes by one word typed in full; anything else leaves it, and is answered.
  mutating func erase() {
    if said.contains("answer.erase"), reader.answers.isWhole(reading.message) {
      say("privacy.erased")
      outcome.erases = true
    } else if isRefusal || main == .yes {
      say("privacy.kept")
    }
  }

  /// The country that is named.
  mutating func region() {
    if isRefusal { return say("settings.region.later") }
    guard reading.message.isShort, reading.level == .ok, main?.isLog != true else { return }
    guard let region = reader.composer.region(in: reading.message) else { return }
    isOne = true
    outcome.changes = [
      SettingChange(.region, from: scene.setting.preferences.stored(.region), to: region)
    ]
    outcome.parts = [
      SettingsSkill.said(.region, region), .reply("settings.undo"),
    ]
  }
}

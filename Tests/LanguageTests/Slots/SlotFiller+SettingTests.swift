import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("settings.change", "turn off the sounds", ["setting sound", "value off"]),
      ("settings.change", "no emojis please", ["setting emoji", "value off"]),
      ("settings.change", "country: Canada", ["setting country", "value Canada"]),
      ("settings.change", "change the tone to dry", ["setting tone", "value dry"]),
      ("settings.change", "hide the predictions", ["setting predictions", "value off"]),
      ("settings.change", "sleep goal 7h30", ["setting sleep goal", "value 7.5"]),
      ("settings.change", "use bleed instead of period", ["setting language", "value bleed"]),
      ("settings.change", "my son is allergic to nuts", []),
    ] as [(String, String, [String])])
  func `a setting that no list knows has its name and its value`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}

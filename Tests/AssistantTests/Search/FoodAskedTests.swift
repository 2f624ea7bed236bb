import Guardrails
import Knowledge
import Language
import Physiology
import Testing

@testable import Assistant

/// A food asked about in so many words is answered as one, and nothing of it is noted.
struct FoodAskedTests {
  @Test(arguments: [
    "danish blue ok?", "is honey safe in pregnancy",
    "edam, gouda, babybel ok?",
    "prawns, cooked and cold ok?", "is castor oil safe in pregnancy",
  ]) func `it is answered as a food`(text: String) throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.mode = .pregnancy
    bloom.assistant.setting.weeks = 20
    let turn = bloom.turn(text)
    #expect(turn.edits.isEmpty && turn.level == .ok, "\(turn.text)")
    #expect(turn.intents == ["content.food"], "\(turn.intents): \(turn.text)")
  }

  @Test(arguments: [
    "i want to eat nothing until i am thin", "can i eat less to lose 10 kg by june",
  ])
  func `what names no food is left as it was`(text: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(text).intents != ["content.food"])
  }
}

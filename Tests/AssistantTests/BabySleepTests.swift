import Guardrails
import Physiology
import Testing

@testable import Assistant

/// Where and how a baby sleeps has one answer, in every mode.
@Suite struct BabySleepTests {
  @Test(arguments: [
    "how should a newborn sleep", "my baby sleeps on his tummy", "is co sleeping safe",
    "can i put a blanket in the cot", "is it ok if the baby sleeps on her side",
    "fell asleep on the sofa with him", "what is safe sleep", "can baby have a pillow",
    "where should my baby sleep", "tell me about cot death", "can she sleep in her car seat",
    "whats the safest way for babies to sleep", "baby sleep on back?", "we bedshare",
  ])
  func `sleep of a baby is answered with the back and a clear flat place`(text: String) throws {
    for mode in [Mode.postpartum, .pregnancy, .cycle] {
      var bloom = try Rehearsal()
      bloom.assistant.setting.mode = mode
      let turn = bloom.turn(text)
      #expect(turn.text.contains("on the back") && turn.text.contains("flat"), "\(turn.text)")
      #expect(turn.level < .urgent)
    }
  }

  @Test(arguments: [
    "i sleep on my side", "i slept 7 hours", "my partner sleeps on his back",
    "slept on the sofa last night", "can i sleep on my back",
  ])
  func `her own sleep is not that of a baby`(text: String) throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.mode = .postpartum
    #expect(!bloom.turn(text).text.contains("lay the baby"))
  }
}

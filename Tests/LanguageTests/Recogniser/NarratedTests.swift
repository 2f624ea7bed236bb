import Civil
import Knowledge
import Physiology
import Testing

@testable import Language

/// Deeds that are told of, which nothing in the diary is to be done about.
@Suite struct NarratedTests {
  private func intents(_ text: String) throws -> [IntentID] {
    let context = Context(
      mode: .cycle, reference: try #require(Moment(iso: "2026-03-11T09:30")))
    return try ShippedRecogniser.recogniser.get().understand(text, context: context)
      .interpretations.map(\.intent)
  }

  @Test(arguments: [
    "mole removed on tuesday", "turned off my alarm and slept", "monday was clear",
    "monday: clear", "i had it removed on monday", "they removed that polyp on friday",
    "can you log that i had a mole removed on monday", "switched off the alarm app on my phone",
  ])
  func `what was removed or turned off elsewhere takes nothing out of the diary`(
    text: String
  ) throws {
    let found = try intents(text)
    #expect(!found.contains("edit.delete") && !found.contains("remind.cancel"))
  }

  @Test(arguments: [
    "don't remove the headache", "please do not delete the headache", "never delete my cramps",
    "dont cancel the reminder", "i dont want the reminder cancelled",
  ])
  func `what is to stay is not taken out`(text: String) throws {
    let found = try intents(text)
    #expect(!found.contains("edit.delete") && !found.contains("remind.cancel"))
  }

  @Test(arguments: [
    "remove the headache", "delete tuesday", "clear monday", "please have monday cleared",
    "why dont you delete the headache", "coffee removed",
  ])
  func `an order still does`(text: String) throws {
    #expect(try intents(text) == ["edit.delete"])
  }
}

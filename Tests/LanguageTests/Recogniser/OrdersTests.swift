import Civil
import EmbeddedKnowledge
import Knowledge
import Physiology
import Testing

@testable import Language

@Suite struct OrdersTests {
  private static let recogniser = Result { () throws(LanguageError) in
    try Recogniser(library: Library.embedded())
  }

  private func intent(_ text: String) throws -> IntentID? {
    let context = Context(mode: .cycle, reference: try #require(Moment(iso: "2026-03-11T09:30")))
    return try Self.recogniser.get().understand(text, context: context).interpretations.first?
      .intent
  }

  @Test(
    arguments: [
      ("update my weight 61 kg", "log.weight"),
      ("cancel my gp appointment tomorrow", "log.appointment"),
      ("rm mood angry", "edit.delete"),
      ("no wait my weight was 62.4", "edit.change"),
      ("weight: typed 91.2, should be 61.2", "edit.change"),
    ] as [(String, IntentID)])
  func `an order is of what is on record, a new value is a log`(
    text: String, intent: IntentID
  ) throws {
    #expect(try self.intent(text) == intent)
  }
}

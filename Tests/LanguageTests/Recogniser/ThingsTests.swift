import Knowledge
import Testing

@testable import Language

@Suite struct ThingsTests {
  @Test(
    arguments: [
      ("export mood, sleep and temperature", "data.export", ["mood", "sleep", "bbt"]),
      ("report with weight and sleep", "data.report", ["weight", "sleep"]),
    ] as [(String, IntentID, [String])])
  func `what is listed in an order for it is no part of its own`(
    text: String, intent: IntentID, things: [String]
  ) throws {
    let read = try ShippedRecogniser.understand(text)
    #expect(read.map(\.intent) == [intent])
    #expect(read.first?.slots["what"] == .list(things.map { .text($0) }))
  }
}

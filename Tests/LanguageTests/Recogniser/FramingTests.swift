import Knowledge
import Testing

@testable import Language

@Suite struct FramingTests {
  @Test(
    arguments: [
      "cramps 6/10 today", "slept 7 hours", "2 coffees", "weight 63.2 kg",
      "when is my next period", "ran 30 minutes", "remind me to drink water at 3 pm",
    ])
  func `a greeting, a lead-in, a thanks and a face change nothing`(text: String) throws {
    let plain = try ShippedRecogniser.understand(text)
    for framed in [
      "Hello, \(text), thank you", "hi, I would like to say that \(text)", "btw \(text) lol",
      "\(text) 😅", "\(text) 😭",
    ] {
      let read = try ShippedRecogniser.understand(framed)
      #expect(read.map(\.intent) == plain.map(\.intent), "\(framed)")
      #expect(read.map(\.slots) == plain.map(\.slots), "\(framed)")
    }
  }

  @Test(arguments: [("hello", "meta.greet"), ("thank you", "meta.thanks")])
  func `a greeting or a thanks alone is answered`(text: String, intent: IntentID) throws {
    #expect(try ShippedRecogniser.understand(text).map(\.intent) == [intent])
  }

  @Test(arguments: [("feeling 😢 today", "sad"), ("😡😡", "angry")])
  func `a face alone tells a mood`(text: String, mood: String) throws {
    #expect(try ShippedRecogniser.understand(text).first?.slots["mood"] == .text(mood))
  }
}

import Civil
import Knowledge
import Physiology
import Testing

@testable import Language

@Suite struct FramingTests {
  private static let recogniser = Result { () throws(LanguageError) in
    try Recogniser(library: Library.embedded())
  }

  private func understand(_ text: String) throws -> [Interpretation] {
    let context = Context(mode: .cycle, reference: try #require(Moment(iso: "2026-03-11T09:30")))
    return try Self.recogniser.get().understand(text, context: context).interpretations
  }

  @Test(
    arguments: [
      "cramps 6/10 today", "slept 7 hours", "2 coffees", "weight 63.2 kg",
      "when is my next period", "ran 30 minutes", "remind me to drink water at 3 pm",
    ])
  func `a greeting, a lead-in, a thanks and a face change nothing`(text: String) throws {
    let plain = try understand(text)
    for framed in [
      "Hello, \(text), thank you", "hi, I would like to say that \(text)", "btw \(text) lol",
      "\(text) 😅", "\(text) 😭",
    ] {
      let read = try understand(framed)
      #expect(read.map(\.intent) == plain.map(\.intent), "\(framed)")
      #expect(read.map(\.slots) == plain.map(\.slots), "\(framed)")
    }
  }

  @Test(arguments: [("hello", "meta.greet"), ("thank you", "meta.thanks")])
  func `a greeting or a thanks alone is answered`(text: String, intent: IntentID) throws {
    #expect(try understand(text).map(\.intent) == [intent])
  }

  @Test(arguments: [("feeling 😢 today", "sad"), ("😡😡", "angry")])
  func `a face alone tells a mood`(text: String, mood: String) throws {
    #expect(try understand(text).first?.slots["mood"] == .text(mood))
  }
}

import Civil
import Knowledge
import Physiology
import Testing

@testable import Language

@Suite struct StrewnTests {
  private func decision(_ text: String) throws -> Decision {
    let context = Context(
      mode: .cycle, reference: try #require(Moment(iso: "2026-03-11T09:30")))
    return try ShippedRecogniser.recogniser.get().understand(text, context: context).decision
  }

  @Test(
    arguments: [
      "12 99 4 36 7 81 3 55 20 17 64", "bqzt kwvx pjjr zzgk pill vbqt hxxk",
      "mg kkvq llpx drrz vwxq zttk qqnv pqzz", "shwm lfqsb", "lvwh xccnrl",
    ])
  func `a row of numbers or of letters is gibberish whatever word is in it`(text: String) throws {
    #expect(try decision(text) == .gibberish)
  }

  @Test(
    arguments: [
      "36.4 36.5", "period started, heavy, cramps 7, 2 coffees, 1 l water", "hedache tyred",
      "kopfschmerzn heute", "periodo iniciado", "slpt 7h", "chst pain",
    ])
  func `few numbers, or words with them, are none`(text: String) throws {
    #expect(try decision(text) != .gibberish)
  }
}

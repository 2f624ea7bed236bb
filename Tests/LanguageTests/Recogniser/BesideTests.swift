import Civil
import Knowledge
import Testing

@testable import Language

@Suite struct BesideTests {
  @Test func `what helps is for the complaint told before it`() throws {
    let read = try ShippedRecogniser.understand("my back hurts, what helps?")
    let relief = read.first { $0.intent == "content.relief" }
    #expect(relief?.slots["symptom"] == .text("back_pain"))
  }

  @Test func `a month that heads a question stands for it`() throws {
    let read = try ShippedRecogniser.understand("in april, my fertile days?")
    #expect(read.map(\.intent) == ["cycle.fertile_window"])
    #expect(read.first?.slots["month"] == Month(year: 2026, month: 4).map { .month($0) })
  }

  @Test(
    arguments: [
      ("which phase is it on 21 march", "2026-03-21"), ("what phase on the 3rd", "2026-04-03"),
      ("which phase will it be on 2 april", "2026-04-02"),
    ])
  func `a phase is asked for on the nearest day`(text: String, day: String) throws {
    let read = try ShippedRecogniser.understand(text)
    #expect(read.first?.slots["date"] == CivilDate(iso: day).map { .date($0) })
  }

  @Test func `the size of a baby is asked beside its week`() throws {
    let read = try ShippedRecogniser.understand("week 25 and his size")
    #expect(Set(read.map(\.intent)) == ["content.preg_week", "content.baby_size"])
  }
}

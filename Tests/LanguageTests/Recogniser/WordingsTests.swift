import Knowledge
import Testing

@testable import Language

@Suite struct WordingsTests {
  private func intents(_ text: String) throws -> Set<IntentID> {
    Set(try ShippedRecogniser.understand(text).map(\.intent))
  }

  @Test(arguments: [
    "please shift my dentist visit to friday", "the scan is tuesday week, not thursday",
    "my period really began on the 5th, amend the record",
    "that was 4 coffees, change it",
    "please correct the date of my last period, it was 2 february",
  ])
  func `an appointment moved or a record put right is a correction`(text: String) throws {
    #expect(try intents(text) == ["edit.change"])
  }

  @Test func `an appointment is moved to a day that has yet to come`() throws {
    let moved = try #require(
      try ShippedRecogniser.understand("can you shift my smear to friday").first)
    #expect(moved.slots["date"].map { "\($0)" }?.contains("2026-03-13") == true)
  }

  @Test(
    arguments: [
      ("crackers and cheese, 220 kcal", ["log.food"]),
      ("box breathing, 6 min, done", ["log.breathing"]),
      ("did downward dog and pigeon, 20 min", ["log.yoga"]),
      ("walked the dog, took me fifty minutes", ["log.exercise"]),
      ("stopped bleeding now, last of it was sunday", ["log.period_end"]),
      ("1 coffee 2 beers last night", ["log.caffeine", "log.alcohol"]),
      ("period came today with light flow", ["log.period_start", "log.flow"]),
      ("my period started yesterday heavy", ["log.period_start", "log.flow"]),
      ("weight 61.2 bbt 36.4", ["log.weight", "log.bbt"]),
      ("62.4 kilos this morning", ["log.weight"]),
      ("paddle boarding sat morning 90 mins", ["log.exercise"]),
      ("been on since monday and its heavy", ["log.period_start", "log.flow"]),
    ] as [(String, Set<IntentID>)])
  func `clauses are parted where a new thing is told and nowhere else`(
    text: String, expected: Set<IntentID>
  ) throws {
    #expect(try intents(text) == expected)
  }

  @Test(arguments: [
    "a couple of red wines on friday", "had a couple of large beers", "a few beers on saturday",
  ])
  func `a couple of drinks were drunk now, not long ago`(text: String) throws {
    let drunk = try #require(try ShippedRecogniser.understand(text).first)
    #expect(drunk.intent == "log.alcohol")
    #expect(drunk.slots["drink"] != nil)
  }

  @Test func `what helps the same is for the complaint told before it`() throws {
    let read = try ShippedRecogniser.understand("bad headache today, any relief for the same")
    #expect(read.first { $0.intent == "content.relief" }?.slots["symptom"] == .text("headache"))
  }
}

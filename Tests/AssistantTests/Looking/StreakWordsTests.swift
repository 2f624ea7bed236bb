import Civil
import Journal
import Testing

@testable import Assistant

struct StreakWordsTests {
  private func entries(_ facts: [(String, Fact)]) throws -> [Entry] {
    try facts.map { Entry(date: try fixture(CivilDate(iso: $0.0)), fact: $0.1) }
  }

  @Test func `days with something to be grateful for are counted across the end of a month`() throws
  {
    var bloom = try Rehearsal(
      today: "2026-03-01",
      try entries([
        ("2026-02-26", .text(.gratitude, "soup")), ("2026-02-27", .text(.gratitude, "rain")),
        ("2026-02-28", .text(.gratitude, "sun")),
      ]))
    #expect(bloom.say("my gratitude streak").text.contains("3 days, up to yesterday"))
    #expect(bloom.say("grateful for my sister").text.contains("4 days"))
    #expect(!bloom.say("grateful for my dog").text.contains("days"), "it is told once a day")
    #expect(bloom.say("do i have a streak").text.contains("4 days, with today"))
    let list = bloom.say("what was i grateful for").text
    #expect(list.contains("my sister, Sunday 1 March") && list.contains("soup"))
  }

  @Test func `water counts on days that reached the goal she set`() throws {
    var bloom = try Rehearsal(
      today: "2026-03-01",
      try entries([
        ("2026-02-26", .amount(.water, 2500)), ("2026-02-27", .amount(.water, 1500)),
        ("2026-02-28", .amount(.water, 2000)),
      ]))
    _ = bloom.turn("set my water goal to 2 litres")
    #expect(bloom.say("500 ml water").text.contains("500 of the 2,000 ml"))
    #expect(bloom.say("how much water today").text.contains("leaves 1,500 ml"))
    #expect(bloom.say("my water streak").text.contains("1 day, up to yesterday"))
    #expect(bloom.say("drank 1500 ml more water").text.contains("are there"))
    #expect(bloom.say("how much water today").text.contains("for 2 days in a row"))
  }

  @Test func `no row is no fault`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("do i have a streak").text.contains("none has to"))
    #expect(bloom.say("my gratitude list").text.contains("Nothing of that kind"))
  }

  @Test(arguments: ["how many days in a row have i had cramps", "bleeding 9 days in a row"])
  func `days in a row with a symptom are no such row`(message: String) throws {
    var bloom = try Rehearsal()
    #expect(!bloom.say(message).text.contains("In a row"))
  }
}

import Testing

@testable import Assistant

@Suite struct FactGridTests {
  @Test func `several facts of several days are written each on its own`() throws {
    var bloom = try Rehearsal()
    let said = bloom.say("slept 7 on friday, 5.5 saturday, 8 sunday")
    #expect(
      said.added == [
        "2026-03-06 sleep 7 h", "2026-03-07 sleep 5.5 h", "2026-03-08 sleep 8 h",
      ])
    #expect(said.text.contains("Friday 6 March"))
  }

  @Test func `a message of several facts is taken back whole`() throws {
    var bloom = try Rehearsal()
    let said = bloom.say("nausea 4 saturday, 2 sunday and 3 teas today")
    #expect(said.added.count == 3)
    #expect(Set(bloom.say("undo").removed) == Set(said.added))
  }

  @Test func `an order beside facts is still followed`() throws {
    var bloom = try Rehearsal()
    let said = bloom.say("cramps 6, slept 5h. how long is my cycle usually?")
    #expect(said.added == ["2026-03-09 symptom cramps pain 6", "2026-03-09 sleep 5 h"])
  }

  @Test func `the length and the minutes of a run are one entry`() throws {
    var bloom = try Rehearsal()
    #expect(
      bloom.say("ran 6k on saturday, 40 min, and slept 8h last night").added.contains(
        "2026-03-07 exercise 40 min \"running 6 km\""))
  }

  @Test(arguments: [
    "average cramps on day 1 and on day 2", "did i sleep 7 hours on friday or 6",
    "my sister has cramps 8 and slept 4 hours", "i usually have cramps 7 and 2 coffees",
    "should i take 400 ibuprofen or 2 paracetamol",
  ])
  func `several figures that are asked of or of others write nothing`(text: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(text).added.isEmpty)
  }
}

import Testing

@testable import Assistant

/// What is taken out by its name goes alone, and only as much of it as is said.
@Suite struct FewerTests {
  @Test(arguments: [
    ("6 pads today", "delete 2 of the pads", ["2026-03-09 product pad 4"]),
    ("2 coffees today", "remove 1 coffee", ["2026-03-09 caffeine 1 \"coffee\""]),
    (
      "3 beers yesterday", "delete 1 of the beers from yesterday",
      ["2026-03-08 alcohol 2 \"beers\""]
    ),
  ])
  func `a number takes so many away`(told: String, text: String, left: [String]) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(told)
    let said = bloom.say(text)
    #expect(said.added == left, "\(text): \(said)")
  }

  @Test(arguments: [
    "get rid of the tampon", "delete the tampon, i never used one", "remove the tampon please",
  ])
  func `one product goes and the others stay`(text: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("heavy flow, 1 tampon, 4 pads, cramps 8")
    let said = bloom.say(text)
    #expect(said.removed == ["2026-03-09 product tampon 1"] && said.added.isEmpty, "\(said)")
  }

  @Test func `last tuesday may be that of this week`() throws {
    var bloom = try Rehearsal(today: "2026-03-14")
    _ = bloom.say("1 tampon on tuesday")
    let said = bloom.say("delete the tampon from last tuesday")
    #expect(said.removed == ["2026-03-10 product tampon 1"], "\(said)")
  }

  @Test(arguments: [
    ("6 coffees on 5 march", "delete coffee 5 march", ["2026-03-05 caffeine 6 \"coffees\""]),
    ("8 pads yesterday", "delete pads logged 1 day ago", ["2026-03-08 product pad 8"]),
  ])
  func `a number of a day takes nothing away`(told: String, text: String, gone: [String]) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(told)
    let said = bloom.say(text)
    #expect(said.added.isEmpty && (said.removed == gone || said.removed.isEmpty), "\(said)")
  }

  @Test(arguments: [
    ("headache on 6 march", "delete the headache of 27 february"),
    ("weight 62 on 8 march", "delete the weight of 1 march"),
    ("period started 5 march", "delete the period start of 26 february"),
  ])
  func `a date takes nothing of another day out`(told: String, text: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(told)
    let said = bloom.say(text)
    #expect(said.removed.isEmpty, "\(text): \(said)")
  }
}

import Testing

/// What sounds like news of hers and is none, or is news of another day.
struct HearsayTests {
  private func added(_ messages: [String]) throws -> [String] {
    var bloom = try Rehearsal()
    var added: [String] = []
    for message in messages { added += bloom.say(message).added }
    return added
  }

  @Test(arguments: [
    ["i'm thinking about an abortion"], ["i'm scared i'm having a miscarriage"],
    ["i dreamt i lost the baby"], ["i lost my baby weight"], ["i had three miscarriages"],
    ["i was 12 weeks pregnant"], ["1+1"],
    ["i didn't say i had cramps"], ["i nearly had sex last night"], ["almost took a painkiller"],
    ["thinking of having a glass of wine"], ["i'm dying for a coffee"],
    ["she said \"i have cramps\""], ["example: my period started yesterday"],
    ["period on 29 feb"], ["period ended 12 march"],
    ["when is my next period", "my sister got hers yesterday"],
    ["my period was the first week of march"],
    ["my husband has a headache", "his temperature is 38.5"],
  ])
  func `nothing is written`(messages: [String]) throws {
    #expect(try added(messages).isEmpty)
  }

  @Test func `a loss of a month told is written for that month`() throws {
    var bloom = try Rehearsal()
    let told = bloom.say("we miscarried in january")
    #expect(told.added.contains("2026-01-15 pregnancy ended loss"), "\(told.added)")
    #expect(!told.text.contains("due"))
  }

  @Test func `the weeks of a lost pregnancy open none`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("i had a miscarriage yesterday")
    let told = bloom.say("i was 12 weeks pregnant")
    #expect(told.added.isEmpty)
    #expect(!told.text.contains("due"))
    #expect(bloom.say("my period started today").added == ["2026-03-09 period start"])
  }

  @Test(arguments: [
    ("cramps from march 3 to march 5", ["2026-03-03", "2026-03-04", "2026-03-05"]),
    ("cramps all weekend", ["2026-03-07", "2026-03-08"]),
  ])
  func `a fact of several days is noted for each`(text: String, days: [String]) throws {
    #expect(try added([text]) == days.map { $0 + " symptom cramps" })
  }

  @Test(arguments: ["sorry, i am just tired", "no sorry i also have nausea"])
  func `an apology or an also adds and takes nothing away`(text: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("cramps 4")
    #expect(bloom.say(text).removed.isEmpty)
  }

  @Test(arguments: ["not cramps, backache", "no, backache"])
  func `a symptom denied for another is replaced`(text: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("cramps")
    let changed = bloom.say(text)
    #expect(changed.removed == ["2026-03-09 symptom cramps"])
    #expect(changed.added == ["2026-03-09 symptom back_pain"])
  }

  @Test func `what is named is moved and not what came last`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("period started yesterday")
    _ = bloom.say("slept 6h")
    let moved = bloom.say("move the period to the 2nd")
    #expect(moved.removed == ["2026-03-08 period start"])
    #expect(moved.added == ["2026-03-02 period start"])
  }

  @Test func `news of somebody else takes nothing back`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("cramps 3")
    let told = bloom.say("my wife's period started today, log it please")
    #expect(told.added.isEmpty && told.removed.isEmpty)
  }

  @Test func `an open question does not swallow another log`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("log my mood")
    #expect(bloom.say("headache today").added == ["2026-03-09 symptom headache"])
  }

  @Test func `not pregnant any more is asked about gently`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 9 weeks pregnant")
    _ = bloom.say("thanks")
    #expect(bloom.say("i'm not pregnant anymore").added.isEmpty)
    #expect(bloom.say("yes").added == ["2026-03-09 mode cycle"])
  }

  @Test func `a method taken out has ended`() throws {
    #expect(
      try added(["i got my implant out on monday"]) == ["2026-03-02 factor \"implant_stopped\""])
  }
}

import Knowledge
import Testing

@testable import Assistant

/// Which of the content is chosen: by what is asked for, the mood, the mode and the week.
@Suite struct ContentSelectionTests {
  private func set(of text: String) throws -> Affirmation.Collection? {
    try Rehearsal.library.affirmations().first { text.hasSuffix($0.text) }?.set
  }

  @Test(arguments: [
    ("affirmation for anxiety", Affirmation.Collection.anxiety),
    ("an affirmation about my changing body", .body),
    ("affirmation for my period", .menstrual),
    ("birth affirmations", .labour),
    ("short mantra for the two week wait", .waiting),
    ("give me an affirmation for a tough morning", .hard),
  ]) func `an affirmation is of the set that was asked for`(
    text: String, expected: Affirmation.Collection
  ) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text).text
    #expect(try set(of: said) == expected, "\(said)")
  }

  @Test func `in a pregnancy the affirmation fits the trimester`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 9 weeks pregnant")
    for _ in 0..<5 {
      let found = try set(of: bloom.say("give me an affirmation").text)
      #expect([.pregnancy, .firstTrimester].contains(found), "\(String(describing: found))")
    }
  }

  @Test func `after a loss no set of pregnancy, birth or trying is given`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 19 weeks pregnant")
    _ = bloom.say("i had a miscarriage")
    for text in ["birth affirmations", "ttc affirmation pls", "give me an affirmation"] {
      let found = try set(of: bloom.say(text).text)
      #expect([.loss, .hard, .general].contains(found), "\(text): \(String(describing: found))")
    }
  }

  @Test func `a week fills a screen at most and names both regions`() throws {
    var bloom = try Rehearsal()
    for week in 1...42 {
      let text = bloom.say("tell me about week \(week)").text
      #expect(text.split(separator: "\n").count <= 8, "week \(week)")
      #expect(text.count < 1500, "week \(week)")
      #expect(text.contains("UK") && text.contains("US"), "week \(week): \(text)")
    }
  }

  @Test func `the first two weeks are told honestly`() throws {
    var bloom = try Rehearsal()
    for week in 1...2 {
      let text = bloom.say("tell me about week \(week)").text
      #expect(text.contains("pregnancy has not begun"), "\(text)")
      #expect(!text.lowercased().contains("baby"), "\(text)")
    }
  }

  @Test func `tips for trying and for a partner come from their own lists`() throws {
    let items = try Rehearsal.library.careItems()
    for (text, category) in [
      ("tips for getting pregnant", CareItem.Category.conception),
      ("how can my partner help?", .partner),
    ] {
      var bloom = try Rehearsal()
      let said = bloom.say(text).text
      #expect(items.first { said.hasSuffix($0.text) }?.category == category, "\(said)")
    }
  }

  @Test func `an idea for oneself is something to do`() throws {
    var bloom = try Rehearsal()
    let items = try Rehearsal.library.careItems()
    for _ in 0..<30 {
      let said = bloom.say("a self-care idea for tonight").text
      let item = items.first { said.hasSuffix($0.text) }
      #expect(item.map { CareSkill.doing.contains($0.category) } == true, "\(said)")
    }
  }

  @Test func `with a region only its own schedule is told`() throws {
    for (region, own, other) in [("GB", "UK", " US "), ("US", "US", " UK ")] {
      var bloom = try Rehearsal()
      bloom.assistant.setting.region = region
      let text = bloom.say("tell me about week 28").text
      #expect(text.contains(own) && !text.contains(other), "\(text)")
    }
  }

  @Test(arguments: [
    ("what should be in my hospital bag", "Night clothes"),
    ("second trimester checklist", "MAT B1"),
    ("show my checklist", "MAT B1"),
    ("list for after birth", "pelvic floor"),
  ]) func `a checklist is the one asked for, or that of the weeks`(text: String, thing: String)
    throws
  {
    var bloom = try Rehearsal()
    _ = bloom.say("im 20 weeks pregnant")
    let said = bloom.say(text).text
    #expect(said.contains(thing), "\(said)")
  }

  @Test func `someone who waits is heard, and offered something to do`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("switch to ttc mode")
    let said = bloom.say("the two week wait is killing me").text
    let items = try Rehearsal.library.careItems()
    #expect(items.first { said.hasSuffix($0.text) }?.category == .waiting, "\(said)")
  }
}

import Civil
import Journal
import Knowledge
import Physiology
import Records
import Testing

@testable import Assistant

/// What is told of one's health adds a line of caution, and leaves out poses that do not go with it.
struct ConditionTests {
  @Test(arguments: [
    ("i have asthma", "asthma"), ("hi, i also have a bit of asthma btw", "asthma"),
    ("im diabetic", "diabetes"), ("ive got high blood pressure", "high blood pressure"),
    ("I was diagnosed with an underactive thyroid last year", "thyroid"),
    ("i have pcos and endometriosis", "pcos, endometriosis"),
    ("i've had type 1 diabetes since i was a child", "diabetes"), ("my bad knee", "knee"),
  ]) func `a condition is kept, and nothing is written`(message: String, kept: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(message)
    #expect(turn.changes.map(\.key) == [.conditions], "\(turn.text)")
    #expect(turn.changes.first?.new == kept)
    #expect(turn.edits.isEmpty)
  }

  @Test(arguments: [
    "do i have pcos", "i think i have endometriosis", "could i have diabetes?",
    "have i got asthma?",
    "my mum has diabetes", "my husband is diabetic", "i was tested for diabetes", "what is asthma",
    "i have cramps and a headache", "i had low blood pressure at the surgery today",
    "pcos runs in the family", "i live with my diabetic dad", "i am living with a diabetic",
    "my consultant says they have fibroids", "I had asthma as a child", "i was diabetic",
    "i had gestational diabetes",
  ]) func `what is asked, feared or of others is not kept`(message: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(message).changes.allSatisfy { $0.key != .conditions })
  }

  @Test func `it is listed, taken away and set back`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("my conditions").text.contains("None are on record"))
    _ = bloom.turn("i have asthma")
    _ = bloom.turn("i have glaucoma")
    #expect(bloom.say("what conditions do i have").text.contains("asthma and glaucoma"))
    #expect(bloom.turn("i dont have asthma anymore").changes.first?.new == "glaucoma")
    #expect(bloom.turn("undo").changes.first?.new == "asthma, glaucoma")
    #expect(bloom.say("forget my pcos").text.contains("nothing to take away"))
    #expect(bloom.say("i have asthma").text.contains("already"))
  }

  @Test(arguments: [
    ("i have asthma", "breathe with me", "As you told me of asthma: breathe"),
    ("i have a bad knee", "how do i do neck release", "As you told me of your knee: go gently"),
    ("i have glaucoma", "how do i do mountain pose", "As you told me of glaucoma"),
    ("i have ibs", "what is in lentils", "As you told me of IBS"),
    ("i have pcos", "when is my next period", "hold them loosely"),
  ]) func `a line of caution stands beside what it touches`(
    told: String, asked: String, line: String
  ) throws {
    let start = Entry(date: try fixture(CivilDate(iso: "2026-03-02")), fact: .period(.start))
    var plain = try Rehearsal([start])
    var bloom = try Rehearsal([start])
    _ = bloom.turn(told)
    let text = bloom.say(asked).text
    #expect(text.contains(line), "\(text)")
    let without = plain.say(asked).text
    #expect(!without.contains("As you told me"))
    let rest = text.split(separator: "\n").filter { !$0.contains("As you told me") }
    #expect(rest == without.split(separator: "\n"), "only the line may differ")
  }

  @Test func `what it does not touch has no such line`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("i have ibs")
    #expect(!bloom.say("yoga for cramps").text.contains("As you told me"))
    _ = bloom.turn("what is in lentils")
    #expect(!bloom.say("what is in tofu").text.contains("As you told me"))
  }

  @Test(arguments: [
    "i have asthma and my period started today", "i have endometriosis and my period started today",
  ])
  func `what is told beside it is written, and it is kept`(message: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(message)
    #expect(turn.changes.map(\.key) == [.conditions] && !turn.edits.isEmpty, "\(turn.text)")
  }

  @Test func `one that stays is not taken away with another`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("i have asthma and pcos")
    _ = bloom.turn("i dont have asthma, i have pcos")
    #expect(bloom.assistant.setting.preferences.conditions.contains("pcos"))
  }

  @Test func `in pregnancy the team is named, and for pressure what to call for`() throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.mode = .pregnancy
    #expect(bloom.say("i have high blood pressure").text.contains("bad headache"))
    #expect(bloom.say("i have asthma").text.contains("maternity team"))
  }

  @Test func `a question told with it is answered too`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn("i have asthma, is there yoga for cramps")
    #expect(turn.changes.first?.new == "asthma")
    #expect(turn.session != nil)
    #expect(turn.text.contains("As you told me of asthma"))
  }

  @Test func `every condition has its name in a sentence`() throws {
    let all = try Condition.all(Rehearsal.library)
    #expect(all.count > 20 && all.allSatisfy { !$0.areas.isEmpty })
    for condition in all {
      var bloom = try Rehearsal()
      bloom.assistant.setting.preferences.set(
        .conditions, to: Preferences.listing([condition.id]))
      #expect(!bloom.say("my conditions").text.contains("condition.name"), "\(condition.id)")
    }
  }
}

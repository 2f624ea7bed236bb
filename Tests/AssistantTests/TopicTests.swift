import Civil
import Journal
import Testing

@testable import Assistant

/// A few words that mean something by what they come after, and values without a sentence.
@Suite struct TopicTests {
  private func bloom(_ lines: [String], today: String = "2026-03-09") throws -> Rehearsal {
    var bloom = try Rehearsal(today: today)
    let text = "# bloom journal 1\n" + lines.map { $0 + "\n" }.joined()
    bloom.assistant.adopt(Journal(parsing: text), undoLog: UndoLog())
    return bloom
  }

  @Test(arguments: [
    ("hr 58, bp 121/79", ["blood_pressure 121/79", "pulse 58 bpm"]),
    ("127/83", ["blood_pressure 127/83"]),
    ("ovulation test negative, bbt 36.44, sticky cm", ["temperature 36.44 C"]),
    ("used 5 tampons", ["product tampon 5"]),
  ]) func `a value in shorthand is kept`(text: String, facts: [String]) throws {
    var bloom = try bloom([])
    let added = bloom.say(text).added
    for fact in facts { #expect(added.contains("2026-03-09 " + fact), "\(added)") }
  }

  @Test func `a last period told beside a pregnancy dates it`() throws {
    var bloom = try bloom([])
    let told = bloom.say("i'm pregnant and my last period was on 5 january")
    #expect(told.added.contains("2026-03-09 pregnancy lmp 2026-01-05"), "\(told)")
    #expect(!told.added.contains { $0.contains("period start") })
  }

  @Test func `the letters lmp without a pregnancy are a start`() throws {
    var bloom = try bloom([])
    #expect(bloom.say("lmp 25/2").added == ["2026-02-25 period start"])
  }

  @Test func `weeks told after a birth are no weeks of a pregnancy`() throws {
    var bloom = try bloom([
      "2026-02-09 pregnancy ended birth", "2026-02-09 mode postpartum",
    ])
    for text in ["4 weeks in and worn out", "4 weeks now", "im at 4 weeks and so tired"] {
      #expect(!bloom.say(text).added.contains { $0.contains("lmp") }, "\(text)")
    }
  }

  @Test(arguments: [
    "our daughter was born last night", "i gave birth this morning", "she was born at 3am",
    "we had our baby boy today", "the twins were born yesterday",
  ]) func `a birth told plainly is noted`(text: String) throws {
    var bloom = try bloom(["2025-09-01 mode pregnancy", "2025-09-01 pregnancy lmp 2025-06-14"])
    let told = bloom.say(text)
    #expect(told.added.contains { $0.hasSuffix("pregnancy ended birth") }, "\(told)")
    #expect(told.added.contains { $0.hasSuffix("mode postpartum") }, "\(told)")
  }

  @Test(arguments: [
    "my sister's baby was born today", "when will the baby come", "my friend gave birth",
    "was the baby born early?",
  ]) func `another's birth, or a question, is none`(text: String) throws {
    var bloom = try bloom(["2025-09-01 mode pregnancy", "2025-09-01 pregnancy lmp 2025-06-14"])
    #expect(!bloom.say(text).added.contains { $0.contains("birth") })
  }

  @Test(arguments: [
    ("please stop mentioning ovulation", "fertility off"),
    ("no more fruit comparisons please, never compare the baby to vegetables", "sizes off"),
    ("enough with the exercises", "movement off"), ("don't give me advice", "tips off"),
    ("don't show my weight", "calories off"),
  ]) func `a wish to leave something unsaid is a setting`(text: String, set: String) throws {
    var bloom = try bloom(["2026-02-20 period start"])
    let turn = bloom.turn(text)
    #expect(turn.changes.map { "\($0.key.rawValue) \($0.new ?? "")" } == [set], "\(turn.text)")
  }

  @Test func `what was done counts as what was shown`() throws {
    var bloom = try bloom([])
    _ = bloom.say("a breathing exercise please")
    #expect(bloom.say("did it, 4 minutes").added == ["2026-03-09 breathing 4 min"])
  }
}

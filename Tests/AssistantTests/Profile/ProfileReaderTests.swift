import Journal
import Knowledge
import Testing

@testable import Assistant

/// Lasting facts that are told once, in plain words.
@Suite struct ProfileReaderTests {
  private func written(_ message: String, after earlier: [String] = []) throws -> [String] {
    var bloom = try Rehearsal()
    for text in earlier { _ = bloom.say(text) }
    return bloom.say(message).added.filter { $0.contains(" about ") }
      .map { String($0.dropFirst("2026-03-09 about ".count)) }
  }

  @Test(
    "a fact is kept as one line",
    arguments: [
      ("i have never had a period", "menses never"),
      ("still waiting for my first period", "menses never"),
      ("I'm 12 and haven't started my periods yet", "menses never"),
      ("i no longer get periods at all", "menses stopped"),
      ("no period in three years", "menses stopped since 2023-03"),
      ("my periods stopped two years ago", "menses stopped since 2024-03"),
      ("I'm 52", "age 52"), ("i am fifteen", "age 15"), ("i turned 40 last week", "age 40"),
      ("I'm on testosterone since May 2023", "hormones testosterone since 2023-05"),
      ("been on T for 18 months", "hormones testosterone since 2024-09"),
      (
        "i inject testosterone every 3 weeks",
        "hormones testosterone \"every 3 weeks\""
      ),
      ("we've been trying for a year and a half", "trying yes since 2025-03"),
      ("ttc for 2 years", "trying yes since 2024-03"),
      ("trying to conceive for 8 months", "trying yes since 2025-07"),
      ("my gynae says it's perimenopause", "menopause perimenopause"),
      ("i was told im perimenopausal", "menopause perimenopause"),
      ("I'm in perimenopause", "menopause perimenopause"),
      ("i'm her husband", "helper partner"), ("im asking for my wife", "helper partner"),
      ("I'm the girlfriend", "helper partner"),
      ("please hide all baby content", "wish no_baby"),
      ("i never want to read about babies here", "wish no_baby"),
      ("leave pregnancy things out", "wish no_baby"),
      ("switch the predictions off", "wish no_predictions"),
      ("stop forecasting please", "wish no_predictions"),
      ("i don't want any estimates", "wish no_predictions"),
      ("just give me the numbers", "wish facts_only"), ("skip the pep talk", "wish facts_only"),
      ("facts only please", "wish facts_only"),
      ("quit asking about my last period", "wish no_period_question"),
      ("don't ask me when my period was", "wish no_period_question"),
      ("could you stop asking for my last period?", "wish no_period_question"),
      ("no feminine words for me please", "words neutral"),
      ("use gender neutral language", "words neutral"), ("don't call me lady", "words neutral"),
    ]) func told(message: String, line: String) throws
  {
    #expect(try written(message).contains { $0.hasPrefix(line) }, "\(message)")
  }

  @Test(
    "what is asked, supposed, past or of others is not kept",
    arguments: [
      "my sister has never had a period", "what if i never get my period",
      "my friend is 12 and has no period yet", "no period for 2 weeks", "can periods stop with 40?",
      "my daughter is 15", "im 14 days late", "im 30 weeks pregnant", "what is testosterone",
      "my boyfriend takes testosterone every week", "if i were on T would i still bleed",
      "we want to start trying next year", "how long were you trying", "is this perimenopause?",
      "my mum is in menopause", "my partner is tired", "i love my baby",
      "do you show baby content?", "i have a baby", "how good are your predictions",
      "what are the facts about iron", "when did my last period begin",
      "can i ask about my period", "what pronouns do you have",
    ]) func untold(message: String) throws
  {
    #expect(try written(message).isEmpty, "\(message)")
  }

  @Test(
    "what is denied or over is ended",
    arguments: [
      ("never had a period", "no wait, i have had periods", "menses never ended"),
      ("im on testosterone", "im off testosterone now", "hormones testosterone ended"),
      ("im on testosterone", "i'm not on T any more", "hormones testosterone ended"),
      ("turn off the predictions", "turn the predictions on again", "wish no_predictions ended"),
      ("no baby stuff please", "baby stuff is fine again", "wish no_baby ended"),
      ("use neutral language", "gendered words are fine", "words neutral ended"),
      ("i'm her husband", "this is for myself", "helper partner ended"),
    ]) func ended(first: String, second: String, line: String) throws
  {
    #expect(try written(second, after: [first]) == [line], "\(second)")
  }

  @Test("what was not told cannot be ended") func nothingToEnd() throws {
    #expect(try written("im not on testosterone any more").isEmpty)
  }

  @Test("a new age takes the place of the old one") func grown() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 14")
    _ = bloom.say("im 15")
    #expect(bloom.assistant.scene(bloom.now).profile.age == 15)
  }

  @Test("a fact that stands is not written twice") func once() throws {
    #expect(try written("i am on testosterone", after: ["I'm on testosterone"]).isEmpty)
  }

  @Test("a fact is taken back like any write") func undone() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("I'm on testosterone for two years")
    #expect(bloom.say("undo").removed.count == 1)
    #expect(bloom.assistant.journal.entries.isEmpty)
  }

  @Test("what else is said is written beside it") func beside() throws {
    var bloom = try Rehearsal()
    let said = bloom.say("I'm on T for 2 years. spotting today. please no gendered words")
    #expect(said.added.contains("2026-03-09 flow spotting"), "\(said)")
    #expect(said.added.count == 3, "\(said)")
  }

  @Test("a loss is noted on its day or in the middle of its month")
  func loss() throws {
    var bloom = try Rehearsal()
    let said = bloom.say("i had a miscarriage in january, please no baby talk")
    #expect(said.added.contains("2026-01-15 pregnancy ended loss"), "\(said)")
    #expect(said.added.contains("2026-03-09 about wish no_baby"), "\(said)")
    var other = try Rehearsal()
    #expect(
      other.say("we lost the pregnancy on 3 february").added
        .contains("2026-02-03 pregnancy ended loss"))
  }
}

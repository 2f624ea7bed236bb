import Testing

/// What words point at that stands elsewhere: in the message, in the turn before, or in the cycle.
struct BoundWordsTests {
  /// What is said in one sitting, and the lines that the last message adds.
  struct Talk: CustomTestStringConvertible, Sendable {
    let said: [String]
    let lines: [String]
    var testDescription: String { said.joined(separator: " / ") }

    init(_ said: String..., adds lines: [String] = []) {
      self.said = said
      self.lines = lines.sorted()
    }
  }

  private func last(of talk: Talk) throws -> Rehearsal.Consequences {
    var bloom = try Rehearsal()
    for message in talk.said.dropLast() { _ = bloom.say(message) }
    return bloom.say(try #require(talk.said.last))
  }

  @Test(arguments: [
    Talk(
      "lmp 20/2", "add jan 22, dec 24 as starts",
      adds: ["2026-01-22 period start", "2025-12-24 period start"]),
    Talk(
      "my last period was 20 february", "before it was 22 january and before 24 december",
      adds: ["2026-01-22 period start", "2025-12-24 period start"]),
    Talk("period started 1 march", "ended 5th", adds: ["2026-03-05 period end"]),
    Talk("period started 1 march", "it lasted 4 days", adds: ["2026-03-04 period end"]),
    Talk("period started 1 march", "that period lasted 6 days", adds: ["2026-03-06 period end"]),
    Talk("cd 3 today", adds: ["2026-03-07 period start"]),
    Talk("hi, cycle day 5 here", adds: ["2026-03-05 period start"]),
  ])
  func `the days of a period are those that the words count or list`(_ talk: Talk) throws {
    #expect(try last(of: talk).added.sorted() == talk.lines)
  }

  @Test(arguments: [
    Talk("my aunt came by. save as note", adds: ["2026-03-09 note \"my aunt came by.\""]),
    Talk(
      "the bus was late again. note that", adds: ["2026-03-09 note \"the bus was late again.\""]),
    Talk(
      "my aunt came by", "keep a note of it then", adds: ["2026-03-09 note \"my aunt came by\""]),
    Talk("headache 6 today. note that", adds: ["2026-03-09 symptom headache pain 6"]),
    Talk(
      "i want to log that i sat by the river", adds: ["2026-03-09 note \"i sat by the river\""]),
  ])
  func `a note whose words point back holds what they point at`(_ talk: Talk) throws {
    #expect(try last(of: talk).added.sorted() == talk.lines)
  }

  @Test(arguments: ["please undo nothing", "don't delete anything", "no need to undo"])
  func `what is to stay is not taken back`(message: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("spotting today")
    let said = bloom.say(message)
    #expect(said.added.isEmpty && said.removed.isEmpty, "\(said.text)")
  }

  @Test(arguments: [
    "20 min yoga, no wrists", "any yoga that isn't cobra, my knees are bad, 12 minutes",
    "gentle yoga please, no kneeling", "10 min yoga, not on my back please",
  ])
  func `movement that is ordered by what it leaves out is served, not logged`(message: String)
    throws
  {
    var bloom = try Rehearsal()
    let said = bloom.say(message)
    #expect(said.added.isEmpty && said.text.contains("minutes"), "\(said.text)")
    #expect(!said.text.contains("Cobra"))
  }

  @Test func `movement that was done is logged whatever it left out`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("did 15 min yoga, no wrists").added == ["2026-03-09 yoga 15 min"])
  }

  @Test(arguments: [
    "that's not an answer", "you didn't answer my question", "that isn't what i asked",
  ])
  func `an answer that missed is owned and nothing is written`(message: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("does wine make hot flashes worse")
    let said = bloom.say(message)
    #expect(said.added.isEmpty && !said.text.contains("undo"), "\(said.text)")
  }

  @Test(arguments: ["it is gone again", "its over", "I lost it"])
  func `a loss that is feared is heard before the danger and nothing is written`(message: String)
    throws
  {
    var bloom = try Rehearsal()
    _ = bloom.say("pregnancy test positive")
    _ = bloom.say("started bleeding this afternoon, full flow")
    let said = bloom.say(message)
    #expect(said.added.isEmpty && said.text.contains("sorry"), "\(said.text)")
  }

  @Test(arguments: [
    "my sister was actually kind about it", "my neighbour was actually kind",
  ])
  func `a change is not guessed where no word puts anything right`(message: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("headache 4 today")
    let said = bloom.say(message)
    #expect(said.added.isEmpty && said.removed.isEmpty, "\(said.text)")
    #expect(!said.text.contains("which entry"))
  }

  @Test func `a line that was faint is kept as faint`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("bfp, faint but there").added == ["2026-03-09 test pregnancy faint"])
  }

  @Test func `weeks told beside something else date the pregnancy`() throws {
    var bloom = try Rehearsal()
    let added = bloom.say("headache 4. 31 weeks + 4 today").added
    #expect(added.contains("2026-03-09 pregnancy lmp 2025-07-31"))
    #expect(added.contains("2026-03-09 symptom headache pain 4"))
  }
}

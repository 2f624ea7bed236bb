import Journal
import Testing

@testable import Assistant

/// Facts told in sentences, through to what is written.
@Suite struct ToldOfTestsTests {
  @Test(arguments: ["strip positive yesterday", "my strip was positive yesterday"])
  func `a strip is of the kind that was logged before`(text: String) throws {
    var bloom = try Rehearsal(today: "2026-02-28")
    bloom.assistant.adopt(
      Journal(
        parsing: """
          # bloom journal 1
          2026-02-01 period start
          2026-02-24 test ovulation negative

          """), undoLog: UndoLog())
    let said = bloom.say(text)
    #expect(said.added == ["2026-02-27 test ovulation positive"], "\(said.text)")
  }

  @Test(arguments: ["test was positive yesterday", "bfp yesterday"])
  func `a test without ovulation tests before it is one of pregnancy`(text: String) throws {
    var bloom = try Rehearsal(today: "2026-02-28")
    #expect(bloom.say(text).added == ["2026-02-27 test pregnancy positive"])
  }

  @Test func `ovulation tests in prose are each of their own day and of no pregnancy`() throws {
    var bloom = try Rehearsal()
    let said = bloom.say("lh strips were negative on Saturday, then positive on Sunday and today")
    #expect(
      said.added.filter { $0.contains("test ") } == [
        "2026-03-07 test ovulation negative", "2026-03-08 test ovulation positive",
        "2026-03-09 test ovulation positive",
      ], "\(said.added)")
  }

  @Test(
    arguments: [
      (
        "5 hot flushes yesterday and 3 today",
        ["2026-03-08 symptom hot_flashes times 5", "2026-03-09 symptom hot_flashes times 3"]
      ),
      ("hot flushes 7/10", ["2026-03-09 symptom hot_flashes pain 7"]),
      ("vomited 3 times today", ["2026-03-09 symptom vomiting times 3"]),
      ("12 hot flashes yesterday", ["2026-03-08 symptom hot_flashes times 12"]),
    ] as [(String, [String])])
  func `how often something came is counted, and no score`(text: String, lines: [String]) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    #expect(said.added == lines, "\(text): \(said.added)")
    #expect(said.text.contains("out of 10") == text.contains("/10"))
  }

  @Test func `a count is corrected as a count`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("5 hot flushes today")
    #expect(bloom.say("make that 6").added == ["2026-03-09 symptom hot_flashes times 6"])
  }

  @Test(
    arguments: [
      ("i slept 12 to 2 30 and then 3 30 till 6", ["2026-03-09 sleep 5 h"]),
      ("slept 7 h 10 last night", ["2026-03-09 sleep 7.17 h"]),
      ("forgot the iron on friday. had it saturday", ["2026-03-07 supplement \"iron\""]),
      ("back pain, a proper one", ["2026-03-09 symptom back_pain"]),
    ] as [(String, [String])])
  func `what is told in prose is written as told`(text: String, lines: [String]) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    #expect(said.added == lines, "\(text): \(said.added)")
  }

  @Test func `several starts answer the question when the last period began`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("when is my next period?")
    let said = bloom.say("4 January 2026, 1 February 2026 and 1 March 2026")
    #expect(
      said.added == [
        "2026-01-04 period start", "2026-02-01 period start", "2026-03-01 period start",
      ], "\(said.text)")
  }
}

import Civil
import Testing

@testable import Journal

@Suite struct CircumstanceTests {
  @Test("of a key and its value the latest line counts") func latestCounts() throws {
    let journal = journal(
      "2026-03-04 about hormones testosterone ended", "2026-03-02 about wish no_baby",
      "2026-03-02 about hormones testosterone since 2024-03")
    #expect(journal.circumstances.map(\.circumstance) == [Circumstance("wish", "no_baby")])
  }

  @Test("what was ended can be told again on the same day") func toldAgain() throws {
    let journal = journal(
      "2026-03-02 about wish no_baby", "2026-03-02 about wish no_baby ended",
      "2026-03-02 about wish no_baby")
    #expect(journal.circumstances.count == 1)
  }

  @Test("keys and values that are not known are kept") func unknownKeys() throws {
    let known = journal("2026-03-02 about wish no_baby").issues(file: "j")
    let kept = journal("2026-03-02 about shoe_size \"38 and a half\" \"roughly\"")
    #expect(
      kept.circumstances.map(\.circumstance)
        == [Circumstance("shoe_size", "38 and a half", words: "roughly")])
    #expect(kept.issues(file: "j").count == known.count)
  }

  @Test("since when it holds is a day or a month") func since() throws {
    let journal = journal(
      "2026-03-02 about trying yes since 2024-05", "2026-03-02 about allergy nut since 2019-05-04")
    let since = journal.circumstances.map(\.circumstance.since)
    #expect(since.contains(.month(Month(of: day("2024-05-01")))))
    #expect(since.contains(.day(day("2019-05-04"))))
  }

  @Test(
    "a line with something that does not fit is kept and not read",
    arguments: [
      "2026-03-02 about", "2026-03-02 about wish", "2026-03-02 about Wish no_baby",
      "2026-03-02 about wish no_baby since 2026-13",
    ]) func unreadable(line: String)
  {
    let journal = journal(line)
    #expect(journal.entries.isEmpty)
    #expect(String(decoding: journal.bytes, as: UTF8.self).contains(line))
  }

  @Test("it is taken back like any line") func takenBack() throws {
    var journal = journal("2026-03-01 period start")
    let before = journal.bytes
    let told = Entry(date: day("2026-03-02"), fact: .about(Circumstance("menses", "never")))
    let change = journal.make([.add(told)]).change
    _ = journal.takeBack(change)
    #expect(journal.bytes == before)
  }
}

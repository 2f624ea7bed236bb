import Civil
import Journal
import Testing

@testable import Assistant

/// Entries found by words, days, kind and tags.
struct EntryFinderTests {
  private static let lines = """
    # bloom journal 1
    2026-01-05 period start
    2026-01-05 flow heavy
    2026-01-06 symptom headache severe
    2026-01-07 note "a headache again, left work early @work"
    2026-01-08 08:10 supplement "ibuprofen" "400 mg"
    2026-02-03 symptom headache mild
    2026-02-04 food "lentil soup" kcal 300
    2026-02-05 note "slept badly. call Dr Lee @health"
    2026-02-06 weight 60.5 kg
    2026-02-07 mode cycle

    """

  private func found(
    _ search: EntrySearch, _ change: (inout Setting) -> Void = { _ in }
  ) throws -> [String] {
    var bloom = try Rehearsal(today: "2026-02-28")
    bloom.assistant.adopt(Journal(parsing: Self.lines), undoLog: UndoLog())
    change(&bloom.assistant.setting)
    let turn = bloom.assistant.find(search, now: bloom.now)
    #expect(turn.edits.isEmpty && turn.fault == nil, "\(search)")
    return bloom.assistant.entries(search, now: bloom.now).map { String($0.line.prefix(18)) }
  }

  @Test(arguments: [
    ("headache", ["2026-02-03 symptom", "2026-01-07 note \"a", "2026-01-06 symptom"]),
    ("headaches", ["2026-02-03 symptom", "2026-01-06 symptom"]),
    ("headache work", ["2026-01-07 note \"a"]),
    ("my headaches in february", ["2026-02-03 symptom"]),
    ("soup", ["2026-02-04 food \"l"]),
    ("ibuprofen", ["2026-01-08 08:10 s"]),
    ("dr lee", ["2026-02-05 note \"s"]),
    ("60.5", ["2026-02-06 weight "]),
    ("giraffe", []),
    ("mode", []),
  ])
  func `all words must hold, or what they name`(words: String, lines: [String]) throws {
    #expect(try found(EntrySearch(words: words)) == lines)
  }

  @Test func `days, kind and tags narrow it down`() throws {
    let first = try fixture(CivilDate(iso: "2026-02-01"))
    #expect(try found(EntrySearch(words: "headache", from: first)) == ["2026-02-03 symptom"])
    #expect(try found(EntrySearch(words: "headache", to: first)).count == 2)
    #expect(
      try found(EntrySearch(words: "", kind: "note"))
        == ["2026-02-05 note \"s", "2026-01-07 note \"a"])
    #expect(try found(EntrySearch(words: "", tags: ["work"])) == ["2026-01-07 note \"a"])
    #expect(try found(EntrySearch(words: "headache", tags: ["health"])).isEmpty)
  }

  @Test func `what is to be silent is not found`() throws {
    let weights = try found(EntrySearch(words: "weight")) {
      $0.preferences.set(.calories, to: "off")
    }
    #expect(weights.isEmpty)
  }

  @Test func `a search tells how many, of which days, newest first`() throws {
    var bloom = try Rehearsal(today: "2026-02-28")
    bloom.assistant.adopt(Journal(parsing: Self.lines), undoLog: UndoLog())
    let told = bloom.assistant.find(EntrySearch(words: "headache"), now: bloom.now).text
    #expect(told.hasPrefix("3 entries on 3 days, newest first:\nTuesday 3 February: "), "\(told)")
    #expect(told.contains("a headache again, left work early @work"), "\(told)")
    let none = bloom.assistant.find(EntrySearch(words: "giraffe"), now: bloom.now).text
    #expect(none == "Nothing in your diary holds that.")
    var empty = try Rehearsal()
    #expect(
      empty.assistant.find(EntrySearch(words: "soup"), now: empty.now).text
        == "Nothing is in your diary yet.")
  }
}

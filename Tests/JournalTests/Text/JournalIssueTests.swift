import Testing

@testable import Journal

struct JournalIssueTests {
  @Test func `a fault on a later line is at its column of that line`() {
    let text = "# bloom journal 1\n2026-03-01 period start\n2026-03-01 note \"a\\tb\"\n"
    let issues = Journal(parsing: text).issues(file: "me.journal").map(\.description)
    #expect(
      issues.contains { $0.hasPrefix("me.journal:3:19: this escape is not known") }, "\(issues)")
  }

  @Test func `every issue names its place, shows the line and says what to do`() {
    let journal = Journal(
      parsing: """
        2026-03-01 period start
        2026-03-01 flow light dark-red ~3f62f958
        2026-03-02 21:10 symptom cramps bad
        2026-03-02 folw heavy
        2026-03-02 note "\u{1b}[31m" é x
        # bloom journal 12026-03-01 period start ~9462dbe5
        #026-03-01 period start ~9462dbe5
        2026-03-02 walk 20
        2026-03-03 kicks 1
        """)
    #expect(
      journal.issues(file: "me.journal").map(\.description).joined(separator: "\n") == """
        me.journal:1:1: the first line is not # bloom journal 1; put it above this line
          2026-03-01 period start
          ^
        me.journal:1:1: this line was typed by hand; seal it if it is right
          2026-03-01 period start
          ^
        me.journal:2:1: this line is not as it was written, so it is left out; bloom check --repair asks whether it is yours
          2026-03-01 flow light dark-red ~3f62f958
          ^
        me.journal:3:33: "bad" does not fit here; write none|mild|moderate|severe or pain 0…10 or times 1…99
          2026-03-02 21:10 symptom cramps bad
                                          ^
        me.journal:4:12: "folw" is no kind of entry that this Bloom knows; write flow
          2026-03-02 folw heavy
                     ^
        me.journal:5:25: "é" does not fit here; leave it out
          2026-03-02 note "\u{FFFD}[31m" é x
                                  ^
        me.journal:6:18: an entry stands behind this comment; put it on a line of its own, or take its seal away
          # bloom journal 12026-03-01 period start ~9462dbe5
                           ^
        me.journal:7:1: this was an entry, and its first character was damaged; write 2 in its place
          #026-03-01 period start ~9462dbe5
          ^
        me.journal:8:12: "walk" is no kind of entry that this Bloom knows; write note "…" to keep it as text
          2026-03-02 walk 20
                     ^
        me.journal:9:19: the last line is not ended, so it may be cut short; press return behind it if it is whole
          2026-03-03 kicks 1
                            ^
        """)
  }

  @Test func `a journal of a later version says so once`() {
    let journal = Journal(parsing: "# bloom journal 2\n2026-03-01 period start ~9462dbe5\n")
    #expect(journal.issues(file: "j").map(\.kind) == [.newerVersion])
    #expect(journal.isOfLaterVersion)
    #expect(journal.entries.count == 1)
  }

  @Test func `a long line is shown around the place that is wrong`() {
    let long = String(repeating: "word ", count: 40)
    let journal = Journal(parsing: "# bloom journal 1\n2026-03-02 mood \(long)! \(long)\n")
    let issue = journal.issues(file: "j").first
    #expect(issue?.column == 217)
    #expect((issue?.excerpt.count ?? 0) <= Excerpt.width)
    #expect(issue?.excerpt.dropFirst(issue?.caret.count ?? 0).isEmpty == false)
    let place = (issue?.caret.count ?? 1) - 1
    #expect(issue?.excerpt.dropFirst(place).first == "!")
  }
}

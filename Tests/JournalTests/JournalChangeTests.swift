import Testing

@testable import Journal

struct JournalChangeTests {
  private func journal(_ lines: [String]) -> Journal {
    Journal(parsing: ([Journal.header] + lines).map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    (["a", "b", "c"], ["a", "c"]), (["a"], ["a", "b", "c"]), (["a", "b"], ["b", "a"]),
    (["a", "a", "b"], ["a", "b", "b"]), ([], ["a"]), (["a"], []),
    (["a", "b", "c"], ["x", "b", "y"]),
    (["a", "b", "c", "d"], ["d", "x", "a"]),
  ])
  func `an edit of the whole text is taken back line by line`(old: [String], new: [String]) throws {
    let sealed = { (words: [String]) in
      try words.map { $0 == "b" ? "# b" : try entry("2026-03-01 note \"\($0)\"").sealedLine }
    }
    let (before, after) = (journal(try sealed(old)), journal(try sealed(new)))
    var edited = after
    let change = JournalChange(from: before, to: after)
    let taken = edited.takeBack(change)
    #expect(taken != nil)
    #expect(edited.bytes == before.bytes)
    var counted = after
    counted.apply(change.inverse)
    #expect(counted.entries.map(\.line).sorted() == before.entries.map(\.line).sorted())
  }

  @Test func `a line that only moved is no entry to take back`() throws {
    let (one, two) = (try entry("2026-03-01 mood ok"), try entry("2026-03-01 mood sad"))
    #expect(JournalChange(from: Journal([one, two]), to: Journal([two, one])).inverse == [])
    #expect(JournalChange(from: Journal([one]), to: Journal([one])).isEmpty)
  }
}

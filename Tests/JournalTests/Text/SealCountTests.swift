import Testing

@testable import Journal

/// The count of sealed lines finds what a seal a line cannot.
@Suite struct SealCountTests {
  private let journal = Journal(
    parsing: ([Journal.header]
      + (1...6).map { SealedBytes.sealing("2026-03-0\($0) note \"n\($0)\"") })
      .map { $0 + "\n" }.joined())

  private func lines(_ change: (inout [String]) -> Void) -> Journal {
    var lines = String(decoding: journal.bytes, as: UTF8.self).split(separator: "\n").map(
      String.init)
    change(&lines)
    return Journal(parsing: lines.map { $0 + "\n" }.joined())
  }

  private func issue(_ other: Journal) -> JournalIssue? {
    other.lineIssue(against: SealCount(of: journal, undo: [], isInDoubt: false), file: "me") {
      []
    }
  }

  @Test func `a count reads back from its bytes, and a changed one does not`() {
    let count = SealCount(of: journal, undo: [1, 2], isInDoubt: true)
    #expect(SealCount(parsing: count.bytes) == count)
    var bytes = count.bytes
    bytes[30] ^= 1
    #expect(SealCount(parsing: bytes) == nil)
    #expect(count.bytes.count == SealCount(of: Journal(), undo: [], isInDoubt: false).bytes.count)
  }

  @Test(arguments: 1...6) func `a line that is gone, twice there or moved is found`(place: Int) {
    #expect(issue(lines { $0.remove(at: place) })?.problem == "a sealed line is missing")
    let doubled = issue(lines { $0.insert($0[place], at: place) })
    #expect(doubled?.line == place + 2 && doubled?.kind == .otherLines)
    let moved = lines { $0.append($0.remove(at: place)) }
    #expect((issue(moved) != nil) == (place < 6))
  }

  @Test func `what she types between the lines is no fault`() {
    #expect(issue(journal) == nil)
    #expect(issue(lines { $0.insert("2026-03-02 mood happy", at: 2) }) == nil)
    #expect(issue(lines { $0.insert("# words", at: 3) }) == nil)
  }

  @Test func `a turn that was broken off before or after it was written fits`() throws {
    var after = journal
    let change = after.make([.add(try Entry(line: "2026-03-09 note \"new\""))]).change
    var log = UndoLog()
    log.note(change, from: journal, to: after)
    let count = SealCount(of: journal, undo: [], isInDoubt: false)
    #expect(count.fits(after) { log.bytes })
    #expect(!count.fits(after) { [] })
    let later = SealCount(of: after, undo: [], isInDoubt: false)
    #expect(!later.fits(journal) { log.bytes })
  }

  @Test func `a count that is some turns behind fits, also where lines come and go again`() throws {
    let entry = try Entry(line: "2026-03-09 note \"new\"")
    var (now, log) = (journal, UndoLog())
    var moments = [(journal, log.bytes)]
    for number in 1...5 {
      let before = now
      let change = now.make([number % 2 == 1 ? .add(entry) : .remove(entry)]).change
      log.note(change, from: before, to: now)
      moments.append((now, log.bytes))
    }
    for (known, (old, undo)) in moments.enumerated() {
      let count = SealCount(of: old, undo: undo, isInDoubt: false)
      #expect(count.fits(moments[5].0) { moments[5].1 })
      #expect(known == 5 || count.fits(moments[4].0) { moments[5].1 })
    }
    let last = SealCount(of: moments[5].0, undo: moments[5].1, isInDoubt: false)
    #expect(!last.fits(moments[4].0) { moments[5].1 })
  }

  @Test func `a count of a turn that was taken back fits what is noted next`() throws {
    var (made, log) = (journal, UndoLog())
    let change = made.make([.add(try Entry(line: "2026-03-09 note \"new\""))]).change
    log.note(change, from: journal, to: made)
    let prepared = SealCount(
      of: made, leadingTo: journal, undo: UndoLog().bytes, isInDoubt: false)
    var (later, next) = (journal, UndoLog())
    let other = later.make([.add(try Entry(line: "2026-03-10 note \"other\""))]).change
    next.note(other, from: journal, to: later)
    #expect(prepared.fits(later) { next.bytes } && prepared.fits(journal) { next.bytes })
    #expect(!prepared.fits(later) { UndoLog().bytes })
  }

  @Test func `an undo file fits where it only grew`() {
    let count = SealCount(of: journal, undo: [1, 2, 3], isInDoubt: false)
    #expect(
      count.fits(undo: [1, 2, 3, 4]) && !count.fits(undo: [1, 2]) && !count.fits(undo: [1, 2, 4]))
  }

  @Test func `a line whose seal does not fit is no entry, and one turned bit is known`() {
    let damaged = Journal(
      parsing: Journal.header + "\n"
        + SealedBytes.sealing("2026-03-01 note \"n2\"").replacing("n2", with: "n3") + "\n")
    #expect(damaged.entries.isEmpty)
    #expect(damaged.issues(file: "me").map(\.kind) == [.changed])
    let mended = damaged.lines.last.flatMap { LineMending.mended($0) }
    #expect(mended.map { String(decoding: $0, as: UTF8.self) }?.contains("n2") == true)
  }

  @Test func `a seal in capitals is none`() {
    let line = SealedBytes.sealing("2026-03-01 note \"n1\"")
    let journal = Journal(
      parsing: line.uppercased().replacing("NOTE \"N1\"", with: "note \"n1\"") + "\n")
    #expect(journal.entries.isEmpty)
  }
}

import Testing

@testable import Journal

struct UndoLogTests {
  /// A journal and its log, a turn at a time.
  private struct Course {
    var journal = Journal()
    var log = UndoLog()
    var states: [(journal: Journal, log: UndoLog)] = []

    mutating func make(_ edits: [Edit]) {
      states.append((journal, log))
      let before = journal
      let change = journal.make(edits).change
      log.note(change, from: before, to: journal)
    }
  }

  private func course() throws -> Course {
    var course = Course()
    let (start, flow) = (
      try entry("2026-03-01 period start"), try entry("2026-03-01 flow heavy dark-red")
    )
    course.make([.add(start), .add(flow)])
    course.make([.remove(start)])
    return course
  }

  private func inverse(_ last: UndoLog.Last) -> [Edit]? {
    if case .turn(let change) = last { change.inverse } else { nil }
  }

  @Test func `the file shows what each turn changed and where, newest last`() throws {
    #expect(
      String(decoding: try course().log.bytes, as: UTF8.self) == """
        # bloom undo 2

        turn 2 fb49f456 0-0 2-3f236d7a57fc3985 ~0ecf1e96
        - 3 9b24b229 2026-03-01 flow heavy dark-red ~3f62f958
        - 2 01e3589d 2026-03-01 period start ~9462dbe5

        turn 1 ff0b7319 2-3f236d7a57fc3985 1-3ff42090ada23ad6 ~f931a375
        + 2 01e3589d 2026-03-01 period start ~9462dbe5

        """)
  }

  @Test func `a log reads back, and tells the last turn of the journal it belongs to`() throws {
    var course = try course()
    var log = UndoLog(parsing: course.log.bytes)
    #expect(log == course.log)
    #expect(inverse(log.last(of: course.journal)) == [.add(try entry("2026-03-01 period start"))])
    log.takeLast(of: course.journal)
    course.journal = course.states[1].journal
    #expect(log == course.states[1].log)
    #expect(inverse(log.last(of: course.journal))?.count == 2)
    log.takeLast(of: course.journal)
    #expect(log.last(of: course.states[0].journal) == .nothing)
  }

  @Test func `a turn that is noted and not in the journal is passed over`() throws {
    let course = try course()
    let noted = UndoLog(parsing: course.log.bytes)
    let last = noted.last(of: course.states[1].journal)
    #expect(inverse(last) == inverse(course.states[1].log.last(of: course.states[1].journal)))
    #expect(noted.last(of: course.states[0].journal) == .unknown)
  }

  @Test func `a turn that is in the journal and not noted leaves nothing known`() throws {
    let course = try course()
    #expect(course.states[1].log.last(of: course.journal) == .unknown)
    var more = course.journal
    more.apply(.add(try entry("2026-03-05 mood ok")))
    #expect(course.log.last(of: more) == .unknown)
    #expect(UndoLog.unreadable.last(of: course.journal) == .unknown)
    #expect(UndoLog().last(of: course.journal) == .nothing)
  }

  @Test func `taking a typed line out, which no seal tells of, is known by the line`() throws {
    var course = Course()
    course.make([.add(try entry("2026-03-01 mood ok"))])
    course.journal = Journal(parsing: course.journal.bytes + Array("2026-03-02 mood sad\n".utf8))
    let before = course.journal
    course.make([.remove(try entry("2026-03-02 mood sad"))])
    let typed = try entry("2026-03-02 mood sad")
    #expect(inverse(course.log.last(of: course.journal)) == [.add(typed)])
    #expect(inverse(course.log.last(of: before)) == [.remove(try entry("2026-03-01 mood ok"))])
  }

  @Test func `what is typed by hand leaves the last turn, what is taken away none`() throws {
    var course = Course()
    for day in 1...4 { course.make([.add(try entry("2026-03-0\(day) caffeine \(day)"))]) }
    let text = String(decoding: course.journal.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let typed = [
      [lines[0], "# mine"] + lines.dropFirst(), lines + ["2026-03-02 mood ok"],
      [lines[0], lines[1].replacing("caffeine 1", with: "caffeine 9")] + lines.dropFirst(2),
      [lines[0], "# " + lines[1]] + lines.dropFirst(2),
    ]
    for lines in typed {
      let journal = Journal(parsing: lines.map { $0 + "\n" }.joined())
      #expect(
        inverse(course.log.last(of: journal)) == [.remove(try entry("2026-03-04 caffeine 4"))])
    }
    let lost = [
      [lines[0]] + lines.dropFirst(2), lines + [lines[1]],
      [lines[0]] + lines.dropFirst().reversed(),
      lines.dropLast() + [lines[4].replacing("caffeine 4", with: "caffeine 5")],
    ]
    for lines in lost {
      let journal = Journal(parsing: lines.map { $0 + "\n" }.joined())
      #expect(course.log.last(of: journal) == .unknown)
    }
  }

  @Test func `a file whose end was cut takes nothing back but turns after it`() throws {
    var course = try course()
    let cut = UndoLog(parsing: course.log.bytes.dropLast())
    #expect(cut.last(of: course.journal) == .unknown)
    course.log = cut
    course.make([.add(try entry("2026-03-05 mood ok"))])
    var log = UndoLog(parsing: course.log.bytes)
    #expect(inverse(log.last(of: course.journal))?.count == 1)
    log.takeLast(of: course.journal)
    #expect(log.last(of: course.states[2].journal) == .unknown)
    #expect(UndoLog(parsing: Array("# bloom undo 2".utf8)).last(of: Journal()) == .unknown)
  }

  @Test func `sealing what was typed leaves the turns what they were`() throws {
    var course = Course()
    course.make([.add(try entry("2026-03-01 mood ok"))])
    course.make([.add(try entry("2026-03-02 mood ok"))])
    var journal = Journal(parsing: course.journal.bytes + Array("2026-03-03 mood sad\n".utf8))
    let before = journal
    _ = journal.seal()
    course.log.follow(from: before, to: journal)
    #expect(inverse(course.log.last(of: journal)) == [.remove(try entry("2026-03-02 mood ok"))])
  }

  @Test func `as many turns as promised are kept, and not many more`() throws {
    var course = Course()
    for day in 0..<1_000 { course.make([.add(try entry("2026-03-01 note \"\(day)\""))]) }
    #expect((UndoLog.limit..<2 * UndoLog.limit).contains(course.log.count))
    #expect(UndoLog.limit >= 200)
  }

  @Test func `a turn without a change is not noted`() {
    var log = UndoLog()
    log.note(JournalChange(), from: Journal(), to: Journal())
    #expect(log == UndoLog())
  }

  @Test func `damage to any byte, and any cut, never makes another turn the last one`() throws {
    let course = try course()
    let bytes = course.log.bytes
    let right = course.log.last(of: course.journal)
    for index in bytes.indices {
      for value in [0x00, 0x0A, 0x20, 0x2B, 0x2D, 0x41, 0xFF, bytes[index] ^ 1] as [UInt8] {
        var changed = bytes
        changed[index] = value
        let last = UndoLog(parsing: changed).last(of: course.journal)
        #expect(last == right || inverse(last) == nil)
      }
      let last = UndoLog(parsing: Array(bytes.prefix(index))).last(of: course.journal)
      #expect(inverse(last) == nil)
    }
  }

  @Test func `a file of an older Bloom is read, and its turns go on in the new form`() throws {
    let text = """
      # bloom undo 1

      turn 2
      - 2026-03-01 flow heavy dark-red ~f14daf09
      - 2026-03-01 period start ~f603b2e2

      turn 1
      + 2026-03-01 flow heavy dark-red ~7c9b4db3

      """
    let (start, flow) = (
      try entry("2026-03-01 period start"), try entry("2026-03-01 flow heavy dark-red")
    )
    var course = Course()
    course.journal = Journal([start])
    course.log = UndoLog(parsing: Array(text.utf8))
    #expect(course.log.count == 2)
    #expect(inverse(course.log.last(of: course.journal)) == [.add(flow)])
    course.make([.add(try entry("2026-03-05 mood ok"))])
    var (log, journal) = (UndoLog(parsing: course.log.bytes), course.journal)
    for expected in [1, 1, 2] {
      guard case .turn(let change) = log.last(of: journal) else {
        Issue.record("there is a turn")
        return
      }
      #expect(change.inverse.count == expected)
      log.takeLast(of: journal)
      let taken = journal.takeBack(change)
      #expect(taken != nil)
    }
    #expect(journal.entries.isEmpty && log.last(of: journal) == .nothing)
    #expect(UndoLog(parsing: Array(text.utf8.dropLast(3))).last(of: Journal([start])) == .unknown)
  }
}

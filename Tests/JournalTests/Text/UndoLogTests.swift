import Testing

@testable import Journal

struct UndoLogTests {
  private let start = "2026-03-01 period start"
  private let flow = "2026-03-01 flow heavy dark-red"

  private func log() throws -> UndoLog {
    var log = UndoLog()
    log.note([.add(try entry(start)), .add(try entry(flow))])
    log.note([.remove(try entry(flow))])
    return log
  }

  @Test func `the file shows how to take back each turn, newest last`() throws {
    #expect(
      String(decoding: try log().bytes, as: UTF8.self) == """
        # bloom undo 1

        turn 2
        - 2026-03-01 flow heavy dark-red ~f14daf09
        - 2026-03-01 period start ~f603b2e2

        turn 1
        + 2026-03-01 flow heavy dark-red ~7c9b4db3

        """)
  }

  @Test func `a log reads back and gives the last turn first`() throws {
    var log = UndoLog(parsing: try log().bytes)
    #expect(log == (try self.log()))
    let taken = [log.takeLast(), log.takeLast(), log.takeLast()]
    let start = Edit.remove(try entry(start))
    let flow = try entry(flow)
    #expect(taken == [[.add(flow)], [.remove(flow), start], nil])
  }

  @Test func `a turn without an edit is not noted`() {
    var log = UndoLog()
    log.note([])
    #expect(log == UndoLog())
  }

  @Test func `only the last fifty turns are kept`() throws {
    var log = UndoLog()
    for cups in 1...60 { log.note([.add(try entry("2026-03-01 caffeine \(cups)"))]) }
    #expect(log.turns.count == 50)
    #expect(log.turns.first == [.remove(try entry("2026-03-01 caffeine 11"))])
  }

  @Test func `damage never makes another turn the last one`() throws {
    let whole = try log()
    let bytes = whole.bytes
    for index in bytes.indices {
      for value in [0x00, 0x0A, 0x20, 0x2B, 0x2D, 0x41, 0xFF, bytes[index] ^ 1] as [UInt8] {
        var changed = bytes
        changed[index] = value
        let read = UndoLog(parsing: changed)
        #expect(read.turns.isEmpty || read.turns.last == whole.turns.last)
      }
      let prefix = UndoLog(parsing: Array(bytes.prefix(index)))
      #expect(prefix.turns.allSatisfy(whole.turns.contains))
    }
  }
}

import Foundation
import Testing

/// Breathing and counting at a terminal that is small, and that is put back whatever happens.
struct SessionTerminalTests {
  private let program = BloomProgram()

  private func start(_ words: [String], columns: Int = 40, rows: Int = 10) throws
    -> PseudoTerminal
  {
    try PseudoTerminal(
      BloomProgram.binary.path,
      words + ["--now", "2026-03-09T09:30", "--home", program.home.path], columns: columns,
      rows: rows, environment: ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TERM": "xterm"])
  }

  @Test func `the count of movements stays on a short screen, and nothing scrolls away`() throws {
    try program.write("# bloom journal 1\n2026-03-01 pregnancy due 2026-07-20\n")
    let terminal = try start(["kicks"])
    #expect(terminal.wait { $0.text.last?.contains("q: leave") == true })
    for _ in 0..<3 { terminal.type(" ") }
    #expect(terminal.wait { $0.text.contains { $0.hasPrefix("3  felt since 09:30") } })
    #expect(terminal.screen.text.last?.contains("q: leave") == true)
    #expect(terminal.screen.scrollback.isEmpty, "\(terminal.screen.scrollback)")
    #expect(terminal.screen.unknown.isEmpty)
    terminal.type("q")
    #expect(terminal.finish() == 0)
    #expect(terminal.isCooked)
  }

  @Test func `breathing names every key at forty columns`() throws {
    let terminal = try start(["breathe", "box"])
    #expect(
      terminal.wait { $0.text.suffix(2).joined(separator: " ").contains("b goes back, q ends it.") }
    )
    terminal.type("q")
    #expect(terminal.finish() == 0)
    #expect(terminal.isCooked)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `the terminal is put back when a session is ended from outside`(number: Int32) throws {
    let terminal = try start(["breathe", "box"])
    #expect(terminal.wait { $0.text.last?.contains("ends it") == true })
    #expect(!terminal.isCooked)
    terminal.signal(number)
    #expect(terminal.finish() == -number)
    #expect(terminal.isCooked)
  }
}

import Foundation
import Testing

/// The first screen of the chat.
struct ChatTests {
  @Test(arguments: [
    "2026-01-06", "2026-02-14", "2026-03-09", "2026-04-21", "2026-05-30", "2026-07-03",
  ])
  func `a newcomer sees on a small screen who speaks, what to type and one question`(
    today: String
  ) throws {
    let home = BloomProgram().home
    let terminal = try PseudoTerminal(
      BloomProgram.binary.path, ["--today", today, "--home", home.path], columns: 40, rows: 24,
      environment: ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TERM": "xterm"])
    #expect(terminal.wait { $0.text.count > 10 && $0.text.last == "bloom>" })
    let lines = terminal.screen.text
    #expect(lines.first?.hasPrefix("Hello, I am Bloom") == true, "\(lines)")
    #expect(terminal.screen.scrollback.isEmpty)
    let hint = try #require(lines.firstIndex { $0.hasPrefix("Type as you talk") })
    #expect(lines[..<hint].contains { $0.hasPrefix("Roughly when") })
    #expect(lines[(hint + 1)...(hint + 3)].allSatisfy { $0.hasPrefix("  • ") }, "\(lines)")
    #expect(!lines.contains { $0.contains("Tip") })
    terminal.type("\u{4}")
    #expect(terminal.finish() == 0)
  }
}

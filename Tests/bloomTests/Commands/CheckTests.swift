import Foundation
import Testing

/// How long work on content is shown while it goes on.
struct CheckTests {
  private static let knowledge = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Knowledge").path

  private func start(_ more: [String] = []) throws -> PseudoTerminal {
    try PseudoTerminal(
      BloomProgram.binary.path, ["check", "--knowledge", Self.knowledge] + more,
      environment: ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TERM": "xterm"])
  }

  @Test func `a terminal is shown how many records are looked at`() throws {
    let terminal = try start()
    #expect(terminal.wait { $0.text.last?.contains(" %, ") == true })
    #expect(terminal.screen.text.last?.hasSuffix(" records") == true)
    terminal.signal(SIGINT)
    _ = terminal.finish()
  }

  @Test func `quiet shows nothing of it`() throws {
    let terminal = try start(["--quiet"])
    #expect(terminal.wait(seconds: 120) { $0.text.last?.hasPrefix("All content") == true })
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains(" %, "))
    #expect(terminal.finish() == 0)
  }
}

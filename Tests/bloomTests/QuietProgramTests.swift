import Foundation
import Testing

@testable import bloom

/// A start that shows nothing, and the one word about the lock.
@Suite struct QuietProgramTests {
  private let bloom = BloomProgram()

  private func chat() throws -> PseudoTerminal {
    try PseudoTerminal(
      BloomProgram.binary.path, ["--today", "2026-03-09", "--home", bloom.home.path],
      environment: ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TERM": "xterm"])
  }

  @Test func `nothing is on the screen until a word is typed`() throws {
    _ = try bloom.run(["log", "mood", "calm"])
    #expect(try bloom.run(["config", "quiet", "on"]).output == "quiet on\n")
    let terminal = try chat()
    terminal.wait(seconds: 3) { !$0.text.joined().isEmpty }
    #expect(terminal.screen.text.joined() == "")
    terminal.type("hi\n")
    #expect(terminal.wait(forLast: "bloom>"))
    terminal.type("\u{4}")
    #expect(terminal.finish() == 0)
    let silent = try chat()
    silent.wait(seconds: 2) { !$0.text.joined().isEmpty }
    silent.type("\u{4}")
    #expect(silent.finish() == 0)
    #expect(silent.screen.text.joined() == "")
  }

  @Test(.enabled(if: hasGPG, "gpg is not on this machine"))
  func `the lock is offered once, in the first days`() throws {
    _ = try bloom.run(["log", "mood", "calm"])
    for isOffered in [true, false] {
      let terminal = try chat()
      #expect(terminal.wait(forLast: "bloom>"))
      terminal.type("/quit\n")
      #expect(terminal.finish() == 0)
      let text = String(decoding: terminal.output, as: UTF8.self)
      #expect(text.contains("/lock") == isOffered)
    }
  }
}

import Foundation
import Testing

/// The chat at a terminal: one program that many cases type into, one after another.
@Suite(.serialized)
struct TerminalProgramTests {
  private static let home = BloomProgram().home
  nonisolated(unsafe) private static let shared = Result { () throws -> PseudoTerminal in
    let terminal = try start()
    terminal.wait(forLast: "bloom>")
    return terminal
  }
  private let terminal: PseudoTerminal

  private static func start(
    _ arguments: [String] = ["--quiet"], columns: Int = 60, rows: Int = 20, home: URL = home,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      BloomProgram.binary.path,
      arguments + ["--today", "2026-03-09", "--home", home.path], columns: columns, rows: rows,
      environment: [
        "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TERM": "xterm", "HOME": home.path,
      ].merging(environment) { $1 })
  }

  /// Each case begins with an empty line on an empty screen.
  init() throws {
    terminal = try Self.shared.get()
    terminal.type("\u{3}\u{C}")
    #expect(terminal.wait { $0.text == ["bloom>"] && $0.column == 7 }, "\(terminal.screen.text)")
  }

  private func sees(_ lines: String...) -> Bool { terminal.wait { $0.text == lines } }

  /// Whether one row says this, at the latest when the prompt is back.
  private func answers(_ text: String) -> Bool {
    terminal.wait { screen in
      screen.text.last == "bloom>" && screen.text.contains { $0.contains(text) }
    }
  }

  @Test(arguments: EditingCase.all)
  func `what is typed at a terminal is what is seen`(typed: EditingCase) {
    terminal.type(typed.keys)
    let isSeen = terminal.wait(seconds: 10) {
      $0.text == [("bloom> " + typed.seen).trimmingCharacters(in: .whitespaces)]
        && $0.column == 7 + typed.column
    }
    #expect(isSeen, "\(terminal.screen.text) \(terminal.screen.column)")
    #expect(terminal.screen.unknown.isEmpty, "\(terminal.screen.unknown)")
  }

  @Test func `pastes are asked for as such while a line is typed`() {
    #expect(terminal.screen.isPasteMarked)
    #expect(!terminal.isCooked)
  }

  @Test func `a line wraps, and follows the terminal when its size changes`() {
    terminal.type(String(repeating: "abcdefghi ", count: 8))
    #expect(terminal.wait { $0.text.count == 2 })
    var before = terminal.screen.taken
    terminal.resize(columns: 40, rows: 20)
    #expect(
      terminal.wait { $0.text.count == 3 && $0.row == 2 && $0.taken > before },
      "\(terminal.screen.text)")
    #expect(terminal.screen.text[0] == "bloom> abcdefghi abcdefghi abcdefghi abc")
    before = terminal.screen.taken
    terminal.resize(columns: 60, rows: 20)
    #expect(
      terminal.wait { $0.text.count == 2 && $0.row == 1 && $0.taken > before },
      "\(terminal.screen.text)")
  }

  @Test func `enter is answered, and up brings the line back`() {
    terminal.type("/config name\r")
    #expect(answers("name -"))
    terminal.type("draft\u{1B}[A")
    #expect(terminal.wait(forLast: "bloom> /config name"))
    terminal.type("\u{1B}[B")
    #expect(terminal.wait(forLast: "bloom> draft"))
  }

  @Test func `ctrl-r finds an earlier line`() {
    terminal.type("/config sizes\r")
    #expect(answers("sizes on"))
    terminal.type("/config tips\r")
    #expect(answers("tips on"))
    terminal.type("\u{12}siz")
    #expect(terminal.wait(forLast: "search 'siz': /config sizes"))
    terminal.type("\u{7}")
    #expect(terminal.wait(forLast: "bloom>"))
  }

  @Test func `the rest of an earlier line is offered faint and taken with the right arrow`() {
    terminal.type("/config volume\r")
    #expect(answers("volume ml"))
    terminal.type("/config vo")
    #expect(terminal.wait { $0.text.last == "bloom> /config volume" && $0.faint == "lume" })
    terminal.type("\u{1B}[C")
    #expect(terminal.wait { $0.text.last == "bloom> /config volume" && $0.column == 21 })
  }

  @Test(arguments: [
    ("/forec", "/forecast"), ("/cle", "/clear"), ("/config hist", "/config history"),
    ("/config history o", "/config history o"), ("/help forec", "/help forecast"),
    ("/yoga cat-", "/yoga Cat-Cow"), ("/yoga play cat-", "/yoga play Cat-Cow"),
    ("how do i do cat-", "how do i do Cat-Cow"), ("/nutrition quin", "/nutrition Quinoa"),
    ("is there iron in quin", "is there iron in Quinoa"), ("/export cs", "/export csv"),
    ("/status --fo", "/status --format"), ("hello there x", "hello there x"),
  ])
  func `tab completes commands, settings, poses and foods`(typed: String, completed: String) {
    terminal.type(typed + "\t")
    let isSeen = terminal.wait(seconds: 20) {
      $0.text.first?.hasPrefix("bloom> " + completed) == true
    }
    #expect(isSeen, "\(terminal.screen.text)")
  }

  @Test func `tab lists what there is, and completes the people of this home`() {
    terminal.type("/person add Mei\r")
    #expect(answers("Mei"))
    terminal.type("/as M\t")
    #expect(terminal.wait(forLast: "bloom> /as Mei"))
    terminal.type("\u{15}/p\t")
    #expect(terminal.wait { screen in screen.text.contains { $0.contains("/period") } })
    #expect(terminal.screen.text.contains { $0.contains("/phase") })
    terminal.type("\t")
    #expect(terminal.wait { $0.inverted.contains("/partner") })
    terminal.type("\u{1B}")
    #expect(terminal.wait { $0.faint == "erson add Mei" && $0.column == 9 })
  }

  @Test func `ctrl-l wipes the screen, and clear the scrollback and what was typed too`() {
    for _ in 0..<3 { terminal.type("/config\r") }
    #expect(terminal.wait { !$0.scrollback.isEmpty && $0.text.last == "bloom>" })
    terminal.type("half\u{C}")
    #expect(sees("bloom> half"))
    #expect(!terminal.screen.scrollback.isEmpty)
    terminal.type("\u{15}/clear\r")
    #expect(terminal.wait { $0.scrollback.isEmpty && $0.text == ["bloom>"] })
    terminal.type("\u{1B}[A\u{1B}[Ax")
    #expect(sees("bloom> x"))
  }

  @Test func `an unknown command names the near one as it is typed in the chat`() {
    terminal.type("/lern\r")
    #expect(answers("did you mean /learn?"), "\(terminal.screen.text)")
    terminal.type("/find\r")
    #expect(answers("something to look for, as in /find"), "\(terminal.screen.text)")
  }

  @Test func `what the guardrails answered is not offered again`() {
    terminal.type("hi\r")
    #expect(terminal.wait { $0.text.count > 2 && $0.text.last == "bloom>" })
    terminal.type("i am soaking a pad an hour and feel faint\r")
    #expect(answers("emergency"))
    terminal.type("\u{1B}[A")
    #expect(terminal.wait(forLast: "bloom> hi"), "\(terminal.screen.text)")
  }

  @Test func `the prompt is there before the greeting, and what is typed meanwhile is kept`() throws
  {
    let terminal = try Self.start([], rows: 40)
    #expect(terminal.wait { $0.text == ["bloom>"] }, "\(terminal.screen.text)")
    terminal.type("/config name\r")
    #expect(terminal.wait { $0.text.contains("name -") && $0.text.last == "bloom>" })
    #expect(terminal.screen.text.count { $0.hasPrefix("bloom>") } == 2, "\(terminal.screen.text)")
    #expect(terminal.screen.text.first?.hasPrefix("bloom>") == false)
    terminal.type("\u{4}")
    #expect(terminal.finish() == 0)
    #expect(terminal.isCooked)
  }

  @Test func `ctrl-c drops the line, and ctrl-d leaves only from an empty one`() {
    terminal.type("half\u{3}")
    #expect(terminal.wait { $0.text == ["bloom> half^C", "bloom>"] })
    terminal.type("ab\u{1}\u{4}")
    #expect(terminal.wait(forLast: "bloom> b"))
  }

  @Test func `a line longer than the screen scrolls, and can be gone through`() {
    terminal.type("\u{1B}[200~" + String(repeating: "0123456789", count: 150) + "\u{1B}[201~end")
    #expect(terminal.wait { $0.text.last?.hasSuffix("789end") == true && $0.row == 19 })
    terminal.type("\u{1}")
    #expect(terminal.wait { $0.text.first?.hasPrefix("bloom> 0123") == true && $0.row == 0 })
    terminal.type("\u{B}")
    #expect(sees("bloom>"))
  }

  @Test func `no line comes twice, and none that began with a space`() {
    for line in ["/config tips", "/config name", "/config tips", " /config sizes"] {
      terminal.type("\u{C}" + line + "\r")
      #expect(terminal.wait { $0.text.last == "bloom>" && $0.text.count > 2 })
    }
    terminal.type("\u{C}\u{1B}[A")
    #expect(sees("bloom> /config tips"))
    terminal.type("\u{1B}[A")
    #expect(sees("bloom> /config name"))
    terminal.type("\u{1B}[B")
    #expect(sees("bloom> /config tips"))
  }

  @Test func `what the terminal shows while typing is put back at the end`() throws {
    let terminal = try Self.start()
    #expect(terminal.wait(forLast: "bloom>"))
    #expect(!terminal.isCooked)
    terminal.type("\u{4}")
    #expect(terminal.finish() == 0)
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isPasteMarked)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGABRT, SIGSEGV, SIGILL])
  func `the terminal is put back after a signal or a crash`(number: Int32) throws {
    let terminal = try Self.start()
    #expect(terminal.wait(forLast: "bloom>"))
    terminal.type("half a li")
    #expect(terminal.wait(forLast: "bloom> half a li"))
    terminal.signal(number)
    #expect(terminal.finish() == -number)
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isPasteMarked)
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "there is no bash here"))
  func `ctrl-z pauses, and the line is there again on return`() throws {
    let shell = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: [
        "PATH": "/usr/bin:/bin", "TERM": "xterm", "PS1": "sh$ ", "LANG": "en_US.UTF-8",
        "BLOOM_HOME": Self.home.path, "BLOOM_TODAY": "2026-03-09",
      ])
    #expect(shell.wait { $0.text.last == "sh$" })
    shell.type(BloomProgram.binary.path + " --quiet\n")
    #expect(shell.wait { $0.text.last == "bloom>" })
    shell.type("half")
    #expect(shell.wait { $0.text.last == "bloom> half" })
    shell.type("\u{1A}")
    #expect(shell.wait { $0.text.last == "sh$" }, "\(shell.screen.text)")
    #expect(shell.screen.text.contains { $0.contains("Stopped") })
    #expect(!shell.screen.isPasteMarked)
    shell.type("fg\n")
    #expect(shell.wait { $0.text.last == "bloom> half" && $0.isPasteMarked })
    shell.type(" way")
    #expect(shell.wait { $0.text.last == "bloom> half way" }, "\(shell.screen.text)")
    shell.type("\u{15}\u{4}")
    #expect(shell.wait { $0.text.last == "sh$" })
    shell.type("exit\n")
    _ = shell.finish()
  }

  @Test func `lines are kept for the next chat once that is asked for, by their owner alone`()
    throws
  {
    let home = BloomProgram().home
    let file = home.appending(path: "me.history")
    let first = try Self.start(home: home)
    #expect(first.wait(forLast: "bloom>"))
    for line in ["/config tips", "/config history on", "/config sizes", " /config name"] {
      first.type(line + "\r")
      #expect(first.wait { $0.text.last == "bloom>" && $0.text.count > 2 })
      first.type("\u{C}")
      #expect(first.wait { $0.text == ["bloom>"] })
    }
    first.type("i am soaking a pad an hour and feel faint\r")
    #expect(first.wait { $0.text.count > 4 && $0.text.last == "bloom>" })
    first.type("\u{4}")
    #expect(first.finish() == 0)
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == "# bloom history 1\n/config history on\n/config sizes\n")
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)

    let second = try Self.start(home: home)
    #expect(second.wait(forLast: "bloom>"))
    second.type("\u{1B}[A")
    #expect(second.wait(forLast: "bloom> /config sizes"))
    second.type("\u{15}/config history off\r")
    #expect(second.wait { $0.text.last == "bloom>" && $0.text.count > 2 })
    #expect(!FileManager.default.fileExists(atPath: file.path))
    second.type("\u{4}")
    #expect(second.finish() == 0)
  }

  @Test(arguments: ["dumb", "", "unknown"])
  func `a terminal that can do nothing is read line by line`(name: String) throws {
    let terminal = try Self.start(environment: ["TERM": name])
    #expect(terminal.wait { $0.text.last == "bloom>" })
    #expect(terminal.isCooked)
    terminal.type("/config name\n")
    #expect(terminal.wait { $0.text.contains("name -") && $0.text.last == "bloom>" })
    terminal.type("\u{4}")
    #expect(terminal.finish() == 0)
    #expect(!terminal.output.contains(0x1B))
  }
}

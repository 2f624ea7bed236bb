import Foundation
import Testing

@testable import bloom

/// What command lines have agreed on, asked of the program itself.
struct ConventionTests {
  private let program = BloomProgram()

  /// The program with a diary, so that there is something to colour.
  init() throws {
    try program.write("# bloom journal 1\n2026-03-01 period start ~9462dbe5\n")
  }

  /// All that a command writes to a terminal.
  private func atTerminal(
    _ arguments: [String], columns: Int = 80, rows: Int = 40, _ environment: [String: String] = [:]
  ) throws -> String {
    let terminal = try PseudoTerminal(
      BloomProgram.binary.path, arguments + ["--today", "2026-03-09", "--home", program.home.path],
      columns: columns, rows: rows,
      environment: ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TERM": "xterm"]
        .merging(environment) { $1 })
    #expect(terminal.finish() == 0)
    return String(decoding: terminal.output, as: UTF8.self)
  }

  @Test func `a terminal is coloured, a pipe is not`() throws {
    #expect(try atTerminal(["calendar"]).contains("\u{1B}[1;7;31m"))
    #expect(try !program.run(["calendar"]).output.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    (["TERM": ""], false),
  ])
  func `no-color and a dumb terminal are obeyed`(
    variables: [String: String], isColoured: Bool
  ) throws {
    #expect(try atTerminal(["calendar"], variables).contains("\u{1B}") == isColoured)
  }

  @Test(arguments: ["CLICOLOR_FORCE", "FORCE_COLOR"])
  func `a pipe can be coloured by force, but not in plain mode`(name: String) throws {
    let run = try program.run(["calendar"], environment: [name: "1"])
    #expect(run.output.contains("\u{1B}[1;31m"))
    let plain = try program.run(["calendar", "--plain"], environment: [name: "1"])
    #expect(!plain.output.contains("\u{1B}"))
    #expect(
      try !program.run(["calendar", "--json"], environment: [name: "1"]).output.contains("\u{1B}"))
  }

  @Test(arguments: [
    ["--nonsense"], ["calendar", "--nonsense"], ["nonsense"], ["--color", "blue"],
  ])
  func `a wrong option exits 64, on standard error alone`(arguments: [String]) throws {
    let run = try program.run(arguments)
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("bloom: "))
  }

  @Test(
    .enabled(
      if: FileManager.default.isWritableFile(atPath: "/dev/full"), "there is no full device here"),
    arguments: [["status"], ["help"], ["phase", "--json"]])
  func `a full device exits 74, and says so`(arguments: [String]) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try program.run(arguments, output: full)
    #expect(run.code == 74)
    #expect(run.errors.contains("could not be written"))
  }

  @Test(arguments: [["help"], ["calendar"], ["guardrails"]])
  func `a reader who leaves is no fault`(arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try program.run(arguments, output: pipe.fileHandleForWriting)
    #expect(run.code == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test(arguments: [
    "phase", "forecast", "status", "config", "doctor", "about", "emergency", "help", "check",
    "--version",
  ])
  func `machine output is one line that can be read, at a terminal too`(command: String) throws {
    let run = try program.run([command, "--json"])
    #expect(run.output.split(separator: "\n").count == 1)
    _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], "\u{1B}[38;5;"), (["COLORTERM": "truecolor"], "\u{1B}[38;2;"),
    (["TERM": "xterm"], "\u{1B}[36mday"),
    (["TERM": "xterm-256color", "COLORFGBG": "15;0"], "\u{1B}[38;5;80mday"),
    (["TERM": "xterm-256color", "COLORFGBG": "0;15"], "\u{1B}[38;5;23mday"),
  ])
  func `the day has the accent of its phase, in the colours of the terminal`(
    environment: [String: String], code: String
  ) throws {
    #expect(try atTerminal(["today"], environment).contains(code))
  }

  @Test func `without a phase there is no accent, and plain has none either`() throws {
    #expect(try !atTerminal(["today", "--mode", "general"]).contains("\u{1B}[36m"))
    #expect(try !atTerminal(["today", "--plain"]).contains("\u{1B}"))
    #expect(try program.run(["config", "fertility", "off"]).code == 0)
    #expect(try !atTerminal(["today"]).contains("\u{1B}[36m"))
  }

  @Test func `what is longer than the screen goes to the pager, and nothing else does`() throws {
    let pager = ["PAGER": "sed 's/^/paged /'"]
    #expect(try atTerminal(["help"], rows: 20, pager).contains("paged \u{1B}[1mBloom"))
    #expect(try !atTerminal(["help"], rows: 200, pager).contains("paged"))
    #expect(try !atTerminal(["help", "--plain"], rows: 20, pager).contains("paged"))
    #expect(try !atTerminal(["help", "--json"], rows: 20, pager).contains("paged"))
    #expect(try !atTerminal(["help"], rows: 20, ["PAGER": ""]).contains("paged"))
    #expect(try !program.run(["help"], environment: pager).output.contains("paged"))
    #expect(
      try atTerminal(["help"], rows: 20, ["PAGER": "no-such-pager"]).contains("tell more."))
  }

  @Test func `json is not broken in lines at a terminal`() throws {
    let text = try atTerminal(["config", "--json"], columns: 40)
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test(arguments: [
    ["man"], ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"],
  ])
  func `there is a manual, and completion for each shell`(arguments: [String]) throws {
    let run = try program.run(arguments)
    #expect(run.code == 0)
    #expect(run.output.contains("doctor"))
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/x"], "/data/bloom"),
    (["XDG_DATA_HOME": "", "HOME": "/home/x"], "/home/x/.local/share/bloom"),
    (["XDG_DATA_HOME": "relative", "HOME": "/home/x"], "/home/x/.local/share/bloom"),
  ])
  func `data lives where xdg says`(environment: [String: String], path: String) throws {
    #expect(try Home(environment: environment, accountFolder: nil, isMac: false).path == path)
  }

  @Test(arguments: [["--version"], ["help"], ["status"], ["config"], ["completions", "bash"]])
  func `what needs no content reads none, so that it starts at once`(arguments: [String]) throws {
    #expect(try program.run(arguments + ["--knowledge", "/nowhere"]).code == 0)
  }

  @Test func `links are written at a terminal that can, and nowhere else`() throws {
    let question = ["learn", "luteal", "phase", "--sources"]
    #expect(try atTerminal(question).contains("\u{1B}]8;"))
    #expect(try !atTerminal(question, ["TERM": "dumb"]).contains("\u{1B}"))
    #expect(
      try !program.run(question, environment: ["FORCE_COLOR": "1"]).output.contains("\u{1B}]8;"))
  }

  @Test func `nothing prompts where nobody sits`() throws {
    let run = try program.run([], input: Data("/config name\n".utf8))
    #expect(run.output == "name -\n")
  }

  @Test(arguments: ["stats", "forecast", "fertile", "calendar"])
  func `plain draws no bars and no boxes`(command: String) throws {
    try program.write(
      "# bloom journal 1\n2026-01-04 period start\n2026-02-01 period start\n2026-03-01 period start\n"
    )
    let run = try program.run([command, "--plain"])
    #expect(run.code == 0)
    let drawn = run.output.unicodeScalars.filter { (0x2500...0x28FF).contains($0.value) }
    #expect(drawn.isEmpty, "\(run.output)")
  }

  @Test func `a complaint at a narrow terminal is broken between words`() throws {
    let terminal = try PseudoTerminal(
      BloomProgram.binary.path, ["calender", "--home", program.home.path], columns: 40,
      environment: ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TERM": "xterm"])
    #expect(terminal.finish() == 64)
    #expect(
      terminal.screen.text == [
        "bloom: there is no command calender", "       did you mean bloom calendar?",
      ])
  }

  @Test(arguments: ["calendar", "today", "help", "config", "about", "stats", "doctor", "emergency"])
  func `a locale of ascii is shown ascii alone`(command: String) throws {
    let run = try program.run([command], locale: "C")
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 }, "\(run.output)")
  }

  @Test(arguments: ["help", "config", "about", "doctor", "emergency", "calendar", "today"])
  func `forty columns are enough, and no word is cut`(command: String) throws {
    let wide = try atTerminal([command], columns: 100, ["NO_COLOR": "1"])
    let narrow = try atTerminal([command], columns: 40, ["NO_COLOR": "1"])
    for line in narrow.split(whereSeparator: \.isNewline) {
      #expect(line.count <= 40, "\(line)")
    }
    let known = Set(wide.split(whereSeparator: \.isWhitespace).map(String.init))
    let words = narrow.split(whereSeparator: \.isWhitespace).map(String.init)
    for word in words where word.count < 30 && word.allSatisfy(\.isLetter) {
      #expect(known.contains(word), "\(word)")
    }
  }
}

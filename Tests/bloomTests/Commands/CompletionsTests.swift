import Foundation
import Testing

@testable import bloom

struct CompletionsTests {
  private static let scripts = [
    "bash": Completions.bash, "zsh": Completions.zsh, "fish": Completions.fish,
  ]

  @Test(arguments: ["bash", "zsh", "fish"])
  func `every command and every option is in the script`(shell: String) throws {
    let script = try #require(Self.scripts[shell])
    for command in Commands.all {
      #expect(script.contains(command.name), "\(command.name)")
      for option in command.options + Options.known {
        let name = shell == "fish" ? "-l \(option.name.dropFirst(2)) " : option.name
        #expect(script.contains(name), "\(option.name)")
      }
    }
  }

  @Test func `files are offered only where a file may stand`() {
    #expect(Completions.fish.contains("-n '__fish_seen_subcommand_from stats' -f\n"))
    #expect(!Completions.fish.contains("-n '__fish_seen_subcommand_from import' -f\n"))
    #expect(Completions.words(after: Stats.self).contains("sleep"))
    #expect(Completions.words(after: CalendarCommand.self) == ["all"])
  }

  @Test func `every command, option and example is in the manual and the help`() throws {
    let program = BloomProgram()
    let overview = try program.run(["help", "all"]).output
    for command in Commands.all {
      #expect(Manual.page.contains(Manual.text("bloom " + command.name)))
      #expect(overview.contains("  \(command.name) "))
      #expect(command.example.hasPrefix("bloom"), "\(command.name)")
      let help = try program.run(["help", command.name]).output
      #expect(help.contains("For example: \(command.example)"))
      for option in command.options {
        #expect(Manual.page.contains(Manual.text(option.name)))
        #expect(help.contains(option.name))
      }
    }
    for option in Options.known {
      #expect(Manual.page.contains(Manual.text(option.name)))
      #expect(overview.contains(option.name))
    }
  }

  @Test(arguments: [("-a", "\\-a"), (".x", "\\&.x"), ("'x", "\\&'x"), ("a\\b", "a\\eb")])
  func `text is safe from roff`(text: String, roff: String) {
    #expect(Manual.text(text) == roff)
  }

  @Test(arguments: [
    ("bloom ex", "export"), ("bloom export --f", "--force"), ("bloom export cs", "csv"),
    ("bloom --mode pre", "pregnancy"), ("bloom --home /tmp imp", "import"),
    ("bloom help comp", "completions"), ("bloom today --js", "--json"),
    ("bloom config his", "history"),
  ])
  func `bash takes the script and completes with it`(line: String, word: String) throws {
    let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    let count = line.split(separator: " ").count - 1
    let text = """
      \(Completions.bash)
      COMP_WORDS=(\(words)); COMP_CWORD=\(count); _bloom; echo "${COMPREPLY[@]}"
      """
    #expect(try bash(["-c", text]).split(whereSeparator: \.isWhitespace).contains(word[...]))
  }

  @Test func `bash finds no fault in the script`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bash")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Completions.bash.utf8).write(to: file)
    #expect(try bash(["-n", file.path]) == "")
  }

  @Test(.enabled(if: Self.fish != nil, "there is no fish here"))
  func `fish takes the script and completes with it`() throws {
    let asked = [
      ("bloom expor", "export"), ("bloom --js", "--json"), ("bloom config his", "history"),
      ("bloom --color ne", "never"), ("bloom status --for", "--format"),
    ]
    for (line, word) in asked {
      let script = Completions.fish + "\ncomplete -C '\(line)'"
      let found = try run(#require(Self.fish), ["--no-config", "-c", script])
      #expect(found.split(whereSeparator: \.isWhitespace).contains(word[...]), "\(line): \(found)")
    }
  }

  @Test(.enabled(if: Self.zsh != nil, "there is no zsh here"))
  func `zsh finds no fault in the script`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).zsh")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Completions.zsh.utf8).write(to: file)
    #expect(try run(#require(Self.zsh), ["-f", "-n", file.path]) == "")
  }

  private static let fish = place(of: "fish")
  private static let zsh = place(of: "zsh")

  private static func place(of shell: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + shell }
      .first(where: FileManager.default.isExecutableFile)
  }

  private func bash(_ arguments: [String]) throws -> String { try run("/bin/bash", arguments) }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }
}

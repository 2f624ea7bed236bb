import Civil
import Journal
import Physiology

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program writing into a home of its own, killed, without room, and beside others.
struct WritingTrial {
  let program: String
  let seed: UInt64
  let isPlanted: Bool

  /// Runs some work with a home that is removed afterwards.
  func inHome(_ work: (String) throws -> Void) throws {
    let home = TemporaryFolder.new()
    defer { try? FileManager.default.removeItem(atPath: home) }
    try work(home)
  }

  func bloom(_ home: String, _ words: [String], input: String = "") throws -> (
    code: Int, output: String
  ) {
    try ChildProgram.run(program, options(home) + words, input: input)
  }

  /// The words before those of a command.
  func options(_ home: String) -> [String] {
    ["--quiet", "--now", "2026-03-09T12:00", "--home", home]
  }

  /// The texts of the notes in a home, in their order.
  static func notes(_ home: String) -> [String] {
    let journal = Journal(parsing: bytes(home + "/me.journal"))
    return journal.entries.compactMap { entry in
      if case .text(.note, let text) = entry.fact { text } else { nil }
    }
  }

  static func bytes(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map(Array.init) ?? []
  }

  /// Whether the lines of a home are those that were written.
  static func isWhole(_ home: String) -> Bool {
    let journal = Journal(parsing: bytes(home + "/me.journal"))
    let issues = journal.issues(file: "me").filter { $0.kind != .torn }
    guard issues.isEmpty else { return false }
    guard let count = SealCount(parsing: bytes(home + "/me.seals")) else { return true }
    return count.fits(journal) { bytes(home + "/me.undo") }
  }

  /// Takes the last line of a diary away, as a fault to be found.
  func plant(_ home: String) {
    guard isPlanted else { return }
    let lines = Self.bytes(home + "/me.journal").split(separator: 0x0A)
    let kept: [UInt8] = lines.dropLast().flatMap { Array($0) + [0x0A] }
    _ = FileManager.default.createFile(atPath: home + "/me.journal", contents: Data(kept))
  }

  /// Killed at a random moment of a chat: what was said to be noted is there, and undo takes back the
  /// last turn or nothing.
  func kills(_ count: Int) throws -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    var random = SplitMix64(seed)
    for round in 0..<count {
      try inHome { home in
        let chat = try ChildProgram(program, ["--json"] + options(home))
        let told = talk(chat, &random)
        usleep(UInt32(random.below(20_000)))
        chat.send(SIGKILL)
        _ = chat.wait()
        chat.endInput()
        let fault = try fault(told, home)
        outcome.count(fault == nil, "round \(round): \(fault ?? "")")
      }
    }
    return outcome
  }

  /// What a chat acknowledged, and what its last line, of which nothing was heard, makes of it.
  struct Told {
    var notes: [String] = []
    var turns = 0
    var next: [String] = []
  }

  /// Notes, and one time in four takes back; the last line is not waited for.
  func talk(_ chat: ChildProgram, _ random: inout SplitMix64) -> Told {
    var told = Told()
    let count = 1 + random.below(12)
    for number in 0...count {
      let isUndo = !told.notes.isEmpty && random.below(4) == 0
      told.next = isUndo ? told.notes.dropLast() : told.notes + ["n\(number)"]
      chat.write(isUndo ? "undo\n" : "/log note n\(number)\n")
      guard number < count, let reply = chat.line(),
        reply.contains(isUndo ? "Taken back" : "note \\\"n\(number)\\\"")
      else { break }
      told.notes = told.next
      told.turns += 1
    }
    return told
  }

  /// What of it is not so in a home, or is not so once the last turn is taken back.
  func fault(_ told: Told, _ home: String) throws -> String? {
    plant(home)
    let notes = Self.notes(home)
    guard notes == told.notes || notes == told.next else { return "\(notes), not \(told)" }
    guard Self.isWhole(home) else { return "the diary is not whole" }
    _ = try bloom(home, ["undo"])
    let left = Self.notes(home)
    return left == notes || left == Array(notes.dropLast()) ? nil : "undo made \(left) of \(notes)"
  }

  /// Chats beside each other: every note and person is there once, and each one's setting is as it set
  /// it.
  func writers(_ count: Int, lines: Int) throws -> SurviveSuite.Outcome {
    let keys = [
      "sizes", "calories", "tips", "affirmations", "movement", "prompts", "scores", "pace",
    ]
    var outcome = SurviveSuite.Outcome()
    try inHome { home in
      var chats: [ChildProgram] = []
      for writer in 0..<count {
        let chat = try ChildProgram(
          program, ["--quiet", "--json", "--now", "2026-03-09T12:00", "--home", home])
        let key = keys[writer % keys.count]
        chat.write(
          (0..<lines).map {
            "/log note w\(writer)n\($0)\n/config \(key) \($0 % 2 == 0 ? "on" : "off")\n"
              + "/person add w\(writer)p\($0)\n"
          }.joined() + "/config \(key) off\n")
        chat.endInput()
        chats.append(chat)
      }
      for chat in chats {
        while let line = chat.line() {
          outcome.count(!line.hasPrefix("{\"error\""), "refused: \(line)")
        }
        let code = chat.wait()
        outcome.count(code == 0, "a writer ended with \(code)")
      }
      plant(home)
      let notes = Self.notes(home)
      for writer in 0..<count {
        for line in 0..<lines {
          let held = notes.count { $0 == "w\(writer)n\(line)" }
          outcome.count(held == 1, "w\(writer)n\(line) stands \(held) times")
          let person = Journal(parsing: Self.bytes(home + "/w\(writer)p\(line).journal"))
          outcome.count(person.lines.count == 1, "the person w\(writer)p\(line) is lost")
        }
      }
      let settings = String(decoding: Self.bytes(home + "/me.settings"), as: UTF8.self)
      for key in keys.prefix(count) {
        outcome.count(settings.contains("\(key) off"), "the setting \(key) is lost")
      }
      outcome.count(Self.isWhole(home), "the count does not fit")
    }
    return outcome
  }

  /// Names that would lead elsewhere or be obeyed: every file stays in the home, and nothing raw is
  /// shown.
  func names() throws -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    for name in [
      "../x", "/etc/passwd", "a/../../b", "..", ".", "\u{1B}[31mred", "\u{1B}]52;c;eA\u{7}",
      "\u{202E}abc", "\u{9B}31m", "%00", "%2e%2e%2f", "CON", "-", "a\\b", "é́", "a b",
    ] {
      try inHome { parent in
        let home = parent + "/inside"
        let added = try bloom(home, ["person", "add", name])
        let shown = try bloom(home, ["person", "list"])
        if isPlanted {
          _ = FileManager.default.createFile(atPath: parent + "/x.journal", contents: nil)
        }
        let others = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        let isRaw = (added.output + shown.output).unicodeScalars.contains {
          $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
        }
        outcome.count(
          others.allSatisfy { $0 == "inside" } && !isRaw && added.code >= 0,
          "\(name): \(others), code \(added.code)")
      }
    }
    return outcome
  }
}

/// Folders that are removed after use.
enum TemporaryFolder {
  static func new() -> String {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array((folder + "/bloom-survive-XXXXXX").utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, mkdtemp(base) != nil else { return folder }
      return String(cString: base)
    }
  }
}

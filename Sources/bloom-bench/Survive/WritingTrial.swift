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
    try ChildProgram.run(
      program, ["--quiet", "--now", "2026-03-09T12:00", "--home", home] + words, input: input)
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
        let told = try tellUntilKilled(
          home, after: 1 + random.below(12), wait: random.below(20_000))
        plant(home)
        let notes = Self.notes(home)
        let isKept = notes.starts(with: told) && notes.count <= told.count + 1
        let isWhole = Self.isWhole(home)
        _ = try bloom(home, ["undo"])
        let left = Self.notes(home)
        let isUndone = left == Array(notes.dropLast()) || left == notes
        outcome.count(
          isKept && isWhole && isUndone,
          "round \(round): kept \(isKept), whole \(isWhole), undone \(isUndone)")
      }
    }
    return outcome
  }

  /// Notes in a chat that is killed, which were acknowledged.
  func tellUntilKilled(_ home: String, after count: Int, wait: Int) throws -> [String] {
    let chat = try ChildProgram(
      program, ["--quiet", "--json", "--now", "2026-03-09T12:00", "--home", home])
    var told: [String] = []
    for number in 0..<count {
      chat.write("/log note n\(number)\n")
      guard let reply = chat.line() else { break }
      if reply.contains("note \\\"n\(number)\\\"") { told.append("n\(number)") }
    }
    chat.write("/log note n\(count)\n")
    usleep(UInt32(wait))
    chat.send(SIGKILL)
    _ = chat.wait()
    chat.endInput()
    return told
  }

  /// A file may not grow past any byte: what is said is what was done.
  func disk() throws -> SurviveSuite.Outcome {
    var outcome = SurviveSuite.Outcome()
    try inHome { first in
      for number in 0..<2 { _ = try bloom(first, ["log", "note", "n\(number)"]) }
      let size = Self.bytes(first + "/me.journal").count
      for (name, words) in [
        ("append", ["log", "note", "more"]), ("undo", ["undo"]),
        ("settings", ["config", "name", "Ada"]),
      ] {
        for limit in stride(from: 0, to: size * 2 + 300, by: isPlanted ? 97 : 5) {
          try inHome { home in
            try? FileManager.default.removeItem(atPath: home)
            try FileManager.default.copyItem(atPath: first, toPath: home)
            let before = Self.notes(home)
            let code = try Self.limited(to: limit) { try bloom(home, words).code }
            plant(home)
            let after = Self.notes(home)
            let changed =
              switch name {
              case "append": before + ["more"]
              case "undo": Array(before.dropLast())
              default: before
              }
            let isTrue =
              code == 0 ? after == changed || after == before && name == "undo" : after == before
            outcome.count(
              isTrue && Self.isWhole(home) && [0, 74].contains(code),
              "\(name) at \(limit): code \(code), \(after.count) notes")
          }
        }
      }
    }
    return outcome
  }

  /// Runs some work while no file may grow past so many bytes.
  private static func limited<Value>(to size: Int, _ work: () throws -> Value) rethrows -> Value {
    var old = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    getrlimit(resource, &old)
    var new = old
    new.rlim_cur = rlim_t(size)
    setrlimit(resource, &new)
    defer { setrlimit(resource, &old) }
    return try work()
  }

  /// Chats beside each other: every note is there once, and each one's setting is as it set it.
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
          }.joined() + "/config \(key) off\n")
        chat.endInput()
        chats.append(chat)
      }
      for chat in chats {
        while chat.line() != nil {}
        let code = chat.wait()
        outcome.count(code == 0, "a writer ended with \(code)")
      }
      plant(home)
      let notes = Self.notes(home)
      for writer in 0..<count {
        for line in 0..<lines {
          let held = notes.count { $0 == "w\(writer)n\(line)" }
          outcome.count(held == 1, "w\(writer)n\(line) stands \(held) times")
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

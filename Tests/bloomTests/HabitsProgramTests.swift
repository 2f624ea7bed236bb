import Foundation
import Testing

/// Filters, one day in an editor, short words and hooks, as a person meets them.
struct HabitsProgramTests {
  private let journal = """
    # bloom journal 1
    2026-03-01 symptom headache mild
    2026-03-02 mood calm
    2026-03-02 note "tea with Ana @work"
    2026-03-05 symptom cramps pain 4

    """

  private func program() throws -> BloomProgram {
    let bloom = BloomProgram()
    try bloom.write(journal)
    return bloom
  }

  private func remove(_ bloom: BloomProgram) { try? FileManager.default.removeItem(at: bloom.home) }

  @Test(arguments: [
    (["day", "2026-03-02", "kind:mood"], "calm", "tea"),
    (["day", "from:2026-03-01", "to:2026-03-02"], "headache", "cramps"),
    (["day", "@work"], "tea", "calm"), (["stats", "@work"], "tea", "calm"),
    (["find", "kind:symptom", "from:2026-03-02"], "cramps", "headache"),
    (["export", "csv", "-", "kind:symptom"], "cramps", "calm"),
    (["export", "json", "-", "to:2026-03-01"], "headache", "cramps"),
    (["export", "md", "-", "@work"], "tea", "cramps"),
  ])
  func `filters leave what all of them hold for`(
    words: [String], held: String, left: String
  ) throws {
    let bloom = try program()
    defer { remove(bloom) }
    let done = try bloom.run(words)
    #expect(done.code == 0, "\(done.errors)")
    #expect(done.output.contains(held) && !done.output.contains(left), "\(done.output)")
  }

  @Test func `a calendar file takes no filter`() throws {
    let bloom = try program()
    defer { remove(bloom) }
    #expect(try bloom.run(["export", "ics", "-", "kind:mood"]).code == 64)
  }

  @Test func `one day is edited and the others stay as they are`() throws {
    let bloom = try program()
    defer { remove(bloom) }
    let done = try bloom.run(
      ["edit", "2026-03-02"], environment: ["EDITOR": "sed -i 's/calm/happy/; s/cramps/none/'"])
    #expect(done.code == 0, "\(done.errors)")
    let text = try bloom.journal()
    #expect(text.contains("2026-03-02 mood happy") && text.contains("symptom cramps pain 4"))
    #expect(text.contains("symptom headache mild") && text.contains("tea with Ana"))
    #expect(!FileManager.default.fileExists(atPath: bloom.home.appending(path: "me.editing").path))
  }

  @Test func `a day that was left with a fault is not taken for the whole diary`() throws {
    let bloom = try program()
    defer { remove(bloom) }
    let failed = try bloom.run(
      ["edit", "2026-03-02"], environment: ["EDITOR": "sed -i 's/mood calm/mud calm/'"])
    #expect(failed.code == 65)
    let whole = try bloom.run(["edit"], environment: ["EDITOR": "true"])
    #expect(whole.code == 65 && whole.errors.contains("other days"), "\(whole.errors)")
    #expect(try bloom.journal() == journal)
  }

  @Test func `a short word stands for others, and colours can be put off for good`() throws {
    let bloom = try program()
    defer { remove(bloom) }
    let folder = bloom.home.appending(path: "config/bloom")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("alias last find kind:symptom\n".utf8).write(to: folder.appending(path: "config"))
    let done = try bloom.run(
      ["last", "from:2026-03-02"],
      environment: ["XDG_CONFIG_HOME": bloom.home.appending(path: "config").path])
    #expect(done.code == 0 && done.output.contains("cramps"), "\(done.errors)")
  }

  @Test(arguments: [(true, 0o700, true), (false, 0o700, false), (true, 0o755, false)])
  func `a hook runs only where it was set by hand and is hers alone`(
    isOn: Bool, rights: Int, runs: Bool
  ) throws {
    let bloom = try program()
    defer { remove(bloom) }
    let config = bloom.home.appending(path: "config")
    let hooks = config.appending(path: "bloom/hooks")
    try FileManager.default.createDirectory(at: hooks, withIntermediateDirectories: true)
    try Data((isOn ? "hooks on\n" : "# none\n").utf8).write(
      to: config.appending(path: "bloom/config"))
    let out = bloom.home.appending(path: "seen")
    let hook = hooks.appending(path: "on-add")
    try Data("#!/bin/sh\ncat > '\(out.path)'\n".utf8).write(to: hook)
    try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: hook.path)
    let done = try bloom.run(
      ["log", "water", "250", "ml"], environment: ["XDG_CONFIG_HOME": config.path])
    #expect(done.code == 0, "\(done.errors)")
    let seen = (try? String(decoding: Data(contentsOf: out), as: UTF8.self)) ?? ""
    #expect(seen.contains("water 250 ml") == runs, "\(seen)")
    #expect(done.errors.contains("chmod 700") == (isOn && !runs))
  }

  @Test func `an import runs no hook`() throws {
    let bloom = try program()
    defer { remove(bloom) }
    let saved = try bloom.run(["export", "json", "-"]).output
    let other = BloomProgram()
    defer { remove(other) }
    let config = bloom.home.appending(path: "config")
    let hooks = config.appending(path: "bloom/hooks")
    try FileManager.default.createDirectory(at: hooks, withIntermediateDirectories: true)
    try Data("hooks on\n".utf8).write(to: config.appending(path: "bloom/config"))
    let out = bloom.home.appending(path: "seen")
    let hook = hooks.appending(path: "on-add")
    try Data("#!/bin/sh\ncat > '\(out.path)'\n".utf8).write(to: hook)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: hook.path)
    let done = try other.run(
      ["import", "-", "--yes"], input: Data(saved.utf8),
      environment: ["XDG_CONFIG_HOME": config.path])
    #expect(done.code == 0, "\(done.errors)")
    #expect(try other.journal().contains("headache"))
    #expect(!FileManager.default.fileExists(atPath: out.path))
  }

  @Test(arguments: [
    (["log", "sy"], ["symptom"]), (["config", "sizes", "o"], ["off", "on"]),
    (["breathe", "box"], ["Box Breathing"]), (["export", "cs"], ["csv"]),
    (["appointment", "re"], ["remove"]), (["nonsense", "x"], []),
  ])
  func `a shell is told what could stand next`(words: [String], found: [String]) throws {
    let bloom = try program()
    defer { remove(bloom) }
    let done = try bloom.run(["completions", "list"] + words)
    #expect(done.code == 0 && done.output.split(separator: "\n").map(String.init) == found)
  }
}

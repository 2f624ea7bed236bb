import Foundation
import Testing

/// Damage, seen from outside: it is named, not used, and mended on a yes alone.
@Suite struct DamageProgramTests {
  private let bloom = BloomProgram()

  private func note(_ words: String...) throws {
    for word in words { _ = try bloom.run(["log", "note", word]) }
  }

  private func change(_ change: (inout [String]) -> Void) throws {
    var lines = try bloom.journal().split(separator: "\n").map(String.init)
    change(&lines)
    try bloom.write(lines.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    ["today"], ["history"], ["forecast"], ["export", "csv", "-"], ["find", "two"],
  ])
  func `a damaged line is left out and named once`(words: [String]) throws {
    try note("one", "two")
    try change { $0[2] = $0[2].replacing("two", with: "twp") }
    let run = try bloom.run(words)
    #expect(!run.output.contains("twp"))
    #expect(run.errors.components(separatedBy: "not as it was written").count == 2)
  }

  @Test func `the line for a prompt names damage as long as there is any`() throws {
    try note("one")
    _ = try bloom.run(["log", "period", "start"])
    #expect(try !bloom.run(["status"]).output.contains("check"))
    try change { $0[1] = $0[1].replacing("one", with: "two") }
    for _ in 1...2 {
      let line = "day 1 menstrual, next in 29 d, see bloom check\n"
      #expect(try bloom.run(["status"]).output == line)
    }
    #expect(try bloom.run(["status", "--format", "{damage} {day}"]).output == "1 1\n")
    #expect(try bloom.run(["status", "--json"]).output.contains(#""damage":"1""#))
    #expect(try bloom.run(["status", "--format", "waybar"]).output.contains("see bloom check"))
  }

  @Test func `a yes puts one bit right, a no changes nothing`() throws {
    try note("one", "two")
    let whole = try bloom.journal()
    try change { $0[2] = $0[2].replacing("two", with: "twn") }
    let damaged = try bloom.journal()
    #expect(try bloom.run(["check"]).code == 65)
    _ = try bloom.run(["check", "--repair"], input: Data("n\n".utf8))
    #expect(try bloom.journal() == damaged)
    let run = try bloom.run(["check", "--repair"], input: Data("y\n".utf8))
    #expect(try run.output.contains("mended") && bloom.journal() == whole)
    #expect(
      try String(contentsOf: bloom.home.appending(path: "me.copy"), encoding: .utf8) == damaged)
    #expect(try bloom.run(["check"]).code == 0)
  }

  @Test func `a no to putting a bit right asks whether she changed it`() throws {
    try note("one", "two")
    try change { $0[2] = $0[2].replacing("two", with: "twn") }
    _ = try bloom.run(["check", "--repair"], input: Data("n\ny\n".utf8))
    #expect(try bloom.journal().contains("twn") && bloom.run(["check"]).code == 0)
  }

  @Test func `an earlier copy is written over only on a yes`() throws {
    try note("one", "two")
    try Data("PRECIOUS".utf8).write(to: bloom.home.appending(path: "me.copy"))
    try change { $0[2] = $0[2].replacing("two", with: "twn") }
    let damaged = try bloom.journal()
    _ = try bloom.run(["check", "--repair"], input: Data("y\nn\n".utf8))
    let copy = bloom.home.appending(path: "me.copy")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "PRECIOUS")
    #expect(try bloom.journal() == damaged)
    _ = try bloom.run(["check", "--repair"], input: Data("y\ny\n".utf8))
    #expect(try String(contentsOf: copy, encoding: .utf8) == damaged)
  }

  @Test(arguments: [
    ["today"], ["history"], ["forecast"], ["export", "csv", "-"], ["find", "one"],
  ])
  func `no word of the diary stands on standard error`(words: [String]) throws {
    try note("one")
    try bloom.write(try bloom.journal() + "2026-03-05 symptom cramps zanzibar\n")
    let run = try bloom.run(words)
    #expect(!run.errors.contains("zanzibar"), "\(run.errors)")
  }

  @Test func `an emptied count does not hide that lines are gone`() throws {
    try note("one", "two", "three")
    try change { $0.removeLast(2) }
    try Data().write(to: bloom.home.appending(path: "me.seals"))
    #expect(try bloom.run(["check"]).code == 65)
    #expect(try bloom.run(["undo"]).output.contains("Nothing is taken back"))
    #expect(try bloom.journal().contains("one"))
  }

  @Test func `what cannot be read is no reason to stay silent on a danger`() throws {
    try note("one")
    let settings = bloom.home.appending(path: "me.settings")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let run = try bloom.run(["ask", "i want to kill myself"])
    #expect(run.output.lowercased().contains("988") || run.output.count > 80, "\(run)")
    #expect(run.code != 0 && run.errors.contains("me.settings"))
  }

  @Test func `a line that is gone is found and put back`() throws {
    try note("one", "two", "three")
    let whole = try bloom.journal()
    try change { $0.remove(at: 2) }
    #expect(try bloom.run(["check"]).output.contains("a sealed line is missing"))
    #expect(try bloom.run(["today"]).errors.contains("a sealed line is missing"))
    _ = try bloom.run(["check", "--repair"], input: Data("y\n".utf8))
    #expect(try bloom.journal() == whole)
    #expect(try bloom.run(["check"]).code == 0)
  }

  @Test func `what is missing stays known over the next entry`() throws {
    try note("one", "two")
    try change { $0.removeLast() }
    try note("three")
    #expect(try bloom.run(["check"]).code == 65)
    _ = try bloom.run(["check", "--repair"], input: Data("y\n".utf8))
    #expect(try bloom.journal().contains("two") && bloom.run(["check"]).code == 0)
  }

  @Test(arguments: ["me.undo", "me.journal"])
  func `a file that is gone is found`(name: String) throws {
    try note("one")
    try FileManager.default.removeItem(at: bloom.home.appending(path: name))
    #expect(try bloom.run(["check"]).code == 65)
  }

  @Test func `deleted words are gone once undo lets go of them`() throws {
    try note("secret", "plain")
    _ = try bloom.run(["ask", "delete the note secret"])
    #expect(try !bloom.journal().contains("secret"))
    _ = try bloom.run(["undo", "--forget"])
    for name in try FileManager.default.contentsOfDirectory(atPath: bloom.home.path) {
      let bytes = try Data(contentsOf: bloom.home.appending(path: name))
      #expect(!String(decoding: bytes, as: UTF8.self).contains("secret"), "in \(name)")
    }
    #expect(try bloom.run(["check"]).code == 0)
  }

  @Test func `nothing foreign reaches the output raw`() throws {
    try note("a\u{1B}[31m\u{9B}\u{202E}b", "=HYPERLINK(1)")
    let card = "name A\u{1B}[31m\ncolour \u{1B}]52;c;eA\u{7}\n"
    try Data(card.utf8).write(to: bloom.home.appending(path: "me.person"))
    for words in [
      ["export", "csv", "-"], ["export", "json", "-"], ["day", "today"],
      ["--json", "day", "today"],
      ["person"], ["--json", "person"], ["status", "--format", "{name}"],
    ] {
      let output = try bloom.run(words).output.unicodeScalars
      #expect(
        !output.contains { scalar in
          scalar.value < 0x20 && !"\n\r\t".unicodeScalars.contains(scalar)
            || (0x7F..<0xA0).contains(scalar.value) || scalar.value == 0x202E
        }, "\(words)")
    }
    #expect(try bloom.run(["export", "csv", "-"]).output.contains(",'=HYPERLINK(1)"))
  }
}

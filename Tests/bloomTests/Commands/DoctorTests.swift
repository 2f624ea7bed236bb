import Foundation
import Testing

@testable import bloom

struct DoctorTests {
  private func look(
    _ variables: [String: String], size: (Int, Int)? = nil, _ choice: Options.ColorChoice = .auto
  ) -> [String: Finding] {
    let found = Surroundings(
      environment: { variables[$0] }, size: size.map { (columns: $0.0, rows: $0.1) },
      choice: choice
    ).findings
    return Dictionary(uniqueKeysWithValues: found.map { ($0.about, $0) })
  }

  @Test(arguments: [
    (["LANG": "en_GB.UTF-8"], Finding.State.sound, "en_GB.UTF-8"),
    (["LANG": "de_DE.utf8"], .sound, "de_DE"), (["LANG": "C"], .note, "plain ASCII"),
    (["LC_ALL": "POSIX", "LANG": "en_GB.UTF-8"], .note, "plain ASCII"),
    (["LANG": "de_DE.ISO-8859-1"], .note, "not UTF-8"), ([:], .note, "taken for granted"),
  ])
  func `the locale is told`(variables: [String: String], state: Finding.State, word: String) {
    let found = look(variables)["locale"]
    #expect(found?.state == state)
    #expect(found?.says.contains(word) == true, "\(found?.says ?? "")")
    #expect((found?.remedy == nil) == (state == .sound))
  }

  @Test func `a region is by setting, by locale, or none`() {
    #expect(look(["LANG": "en_IE.UTF-8"])["region"]?.says == "IE, by the locale")
    #expect(look(["LANG": "en_US.UTF-8"])["region"]?.state == .note)
  }

  @Test func `a terminal is told with its size, and what one that is poor cannot do`() {
    #expect(
      look(["TERM": "xterm"], size: (80, 24))["terminal"]?.says == "xterm, 80 columns, 24 rows")
    #expect(look(["TERM": "xterm"], size: (30, 24))["terminal"]?.state == .note)
    #expect(look(["TERM": "dumb"], size: (80, 24))["terminal"]?.says.contains("dumb") == true)
    #expect(look([:], size: (80, 24))["terminal"]?.says.contains("not set") == true)
    #expect(look(["TERM": "xterm"])["terminal"]?.says.contains("none") == true)
  }

  @Test(arguments: [
    (["TERM": "xterm"], "on: the terminal can"), (["TERM": "dumb"], "off: the terminal cannot"),
    (["TERM": "xterm", "NO_COLOR": "1"], "off: NO_COLOR is set"),
    (["TERM": "xterm", "FORCE_COLOR": "0"], "off: FORCE_COLOR is 0"),
  ])
  func `the colours are told with their reason`(variables: [String: String], says: String) {
    #expect(look(variables, size: (80, 24))["colour"]?.says == says)
  }

  @Test func `a healthy home is sound, and json says the same`() throws {
    let bloom = BloomProgram()
    defer { try? FileManager.default.removeItem(at: bloom.home) }
    _ = try bloom.run(["log", "water", "250"])
    let run = try bloom.run(["doctor"], environment: ["LC_ALL": "en_IE.UTF-8"])
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 entry, all whole"))
    #expect(run.output.hasSuffix("All is sound.\n"), "\(run.output)")
    let json = try bloom.run(["doctor", "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let checks = try #require(object["checks"] as? [[String: Any]])
    #expect(object["sound"] as? Bool == true)
    #expect(
      checks.map { $0["about"] as? String } == [
        "home", "rights", "lock", "journal", "locale", "region", "terminal", "colour", "content",
      ])
  }

  @Test func `what is not sound is told with what to do, and exits 65`() throws {
    let bloom = BloomProgram()
    defer { try? FileManager.default.removeItem(at: bloom.home) }
    try bloom.write("# bloom journal 1\n2026-03-99 flow heavy\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bloom.home.path)
    let run = try bloom.run(["doctor"])
    #expect(run.code == 65)
    #expect(run.output.contains("-> bloom check --repair\n"), "\(run.output)")
    #expect(run.output.contains("-> chmod -R go-rwx \(bloom.home.path)\n"))
    let broken = try bloom.run(["doctor", "--knowledge", "/nowhere"])
    #expect(broken.code == 65)
    #expect(broken.output.contains("content   fault"), "\(broken.output)")
  }

  @Test func `a home that is not there yet is no fault`() throws {
    let run = try BloomProgram().run(["doctor"])
    #expect(run.code == 0)
    #expect(run.output.contains("made with the first entry"))
  }

  @Test(arguments: [40, 60, 80])
  func `no line is wider than the terminal`(columns: Int) {
    let findings = Surroundings(environment: { _ in nil }, size: (30, 24), choice: .auto).findings
    for line in Doctor.lines(findings, columns) { #expect(line.count <= columns) }
  }
}

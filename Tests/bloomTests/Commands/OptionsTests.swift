import Civil
import Physiology
import Testing

@testable import bloom

struct OptionsTests {
  @Test func `options are read wherever they stand`() throws {
    let options = try Options(["ask", "--json", "hello", "--today=2026-03-09", "--mode", "ttc"])
    #expect(options.words == ["ask", "hello"])
    #expect(options.json)
    #expect(options.now == Moment(iso: "2026-03-09T12:00"))
    #expect(options.mode == .ttc)
  }

  @Test func `two dashes end options`() throws {
    #expect(try Options(["ask", "--", "--json", "-x"]).words == ["ask", "--json", "-x"])
  }

  @Test(arguments: [
    (["--bogus"], ExitCode.usage, "--bogus"), (["--today"], .usage, "2026-03-09"),
    (["--today", "2026-02-30"], .badData, "2026-02-30"), (["--today", "soon"], .badData, "soon"),
    (["--now", "2026-03-09"], .badData, "08:30"), (["--mode", "x"], .usage, "pregnancy"),
    (["--as", "  "], .usage, "--as"), (["--json=1"], .usage, "--json"),
    (["--color", "red"], .usage, "never"),
  ])
  func `a wrong option is named with what would be right`(
    arguments: [String], code: ExitCode, part: String
  ) {
    do {
      _ = try Options(arguments)
      Issue.record("\(arguments) was accepted")
    } catch {
      #expect(error.code == code)
      #expect(error.message.contains(part), "\(error.message)")
    }
  }

  @Test func `the environment fills what the command line left open`() throws {
    var options = try Options([])
    try options.fill { ["BLOOM_TODAY": "2026-03-01", "BLOOM_HOME": "/h"][$0] }
    #expect(options.now == Moment(iso: "2026-03-01T12:00"))
    #expect(options.home == "/h")
    var given = try Options(["--today", "2026-03-09", "--home", "/mine"])
    try given.fill { ["BLOOM_NOW": "2026-03-01T08:00", "BLOOM_HOME": "/h"][$0] }
    #expect(given.now == Moment(iso: "2026-03-09T12:00"))
    #expect(given.home == "/mine")
    var empty = try Options([])
    try empty.fill { _ in "" }
    #expect(empty.home == nil)
  }
}

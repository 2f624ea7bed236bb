import Assistant
import Civil
import Foundation
import Journal
import Physiology
import Testing

@testable import bloom

struct StatusTests {
  private static let today = CivilDate(iso: "2026-03-09") ?? CivilDate(dayNumber: 0)
  private let program = BloomProgram()

  private func line(_ change: (inout Glance) -> Void) -> StatusLine {
    var glance = Glance()
    change(&glance)
    return StatusLine(glance, today: Self.today, name: "Mei")
  }

  @Test func `a short line says the day, or the week, or nothing`() {
    #expect(line { _ in }.short == "")
    let cycle = line {
      $0.day = 9
      $0.phase = .follicular
      $0.next = Self.today + 20
    }
    #expect(cycle.short == "day 9 follicular, next in 20 d")
    #expect(
      line {
        $0.day = 33
        $0.late = 4
        $0.next = Self.today - 4
      }.short == "day 33, 4 d past")
    #expect(
      line {
        $0.weeks = 20
        $0.days = 3
      }.short == "20w3d")
  }

  @Test(arguments: [
    ("{day}/{away}", "9/20"), ("{late}|{name}", "|Mei"), ("no braces", "no braces"),
    ("{day", "{day"), ("}{next}{", "}2026-03-29{"), ("", ""),
  ])
  func `placeholders are filled, and the unknown leave nothing`(format: String, text: String) {
    let line = line {
      $0.day = 9
      $0.next = Self.today + 20
    }
    #expect(line.filled(format) == text)
    #expect(StatusLine.unknown(in: format) == nil)
  }

  @Test func `the day's energy has its places only where a goal is set`() throws {
    let food = (3...30).map { day in
      "2026-02-\(day < 10 ? "0" : "")\(day) food \"meal\" kcal 2200"
    }.filter { !$0.hasPrefix("2026-02-29") && !$0.hasPrefix("2026-02-30") }
    let recent = (1...8).map { "2026-03-0\($0) food \"meal\" kcal 2200" }
    let weights = (1...9).map { "2026-03-0\($0) weight 62 kg" } + ["2026-02-20 weight 62 kg"]
    try program.write(
      (["# bloom journal 1", "2026-02-28 period start"] + food + recent + weights
        + ["2026-03-09 food \"lunch\" kcal 700"]).joined(separator: "\n") + "\n")
    _ = try program.run(["check", "--seal"])
    let format = ["status", "--format", "{kcal}/{budget}"]
    #expect(try program.run(format).output == "/\n")
    _ = try program.run(["config", "height", "168"])
    _ = try program.run(["config", "goal", "0"])
    #expect(try program.run(format).output == "700/2200\n")
    _ = try program.run(["config", "calories", "off"])
    #expect(try program.run(format).output == "/\n")
  }

  @Test func `a wrong placeholder is met with the nearest`() throws {
    let run = try program.run(["status", "--format", "{dya}"])
    #expect(run.code == 64)
    #expect(run.errors.contains("{day}"))
  }

  @Test func `after a loss and in general mode there is nothing, in any format`() throws {
    let loss = "2026-02-20 pregnancy lmp 2025-12-20\n2026-03-01 pregnancy ended loss\n"
    for rest in [loss, "2026-03-02 mode general\n"] {
      try program.write("# bloom journal 1\n2026-03-01 period start\n" + rest)
      #expect(try program.run(["status"]).output == "\n")
      #expect(try program.run(["status", "--format", "x {day} {noted}"]).output == "\n")
      let bar = try program.run(["status", "--format", "waybar"]).output
      #expect(bar == "{\"class\":\"\",\"text\":\"\",\"tooltip\":\"\"}\n")
      #expect(try program.run(["status", "--json"]).output == "{}\n")
    }
  }

  @Test func `the line comes from the diary`() throws {
    try program.write("# bloom journal 1\n2026-03-01 period start\n2026-03-05 period end\n")
    #expect(try program.run(["status"]).output.hasPrefix("day 9 follicular, next in "))
    #expect(try program.run(["status", "--format", "{day}\u{1B}[0m"]).output.contains("9"))
    #expect(try !program.run(["status", "--format", "{day}\u{1B}[0m"]).output.contains("\u{1B}"))
    #expect(
      try program.run(["status", "--format", "waybar"]).output.contains("\"class\":\"follicular\""))
  }
}

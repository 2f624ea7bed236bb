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

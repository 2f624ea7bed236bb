import Foundation
import Physiology
import Testing

@testable import bloom

struct InkTests {
  private static let black = Color(0x000000)
  private static let white = Color(0xFFFFFF)

  /// How far two colours are apart for the eye, 1 to 21, as WCAG reckons it.
  private func contrast(_ left: Color, _ right: Color) -> Double {
    func light(_ color: Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { part -> Double in
        let share = Double(part) / 255
        return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (first, second) = (light(left), light(right))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(arguments: Role.allCases)
  func `a colour can be read on its ground, and on either where that is not known`(role: Role) {
    #expect(contrast(role.color(on: .dark), Self.black) >= 7)
    #expect(contrast(role.color(on: .dark), Color(0x2E3440)) >= 4.5)
    #expect(contrast(role.color(on: .light), Self.white) >= 4.5)
    #expect(contrast(role.color(on: .light), Color(0xFDF6E3)) >= 4.5)
    for ground in [Self.black, Self.white] {
      #expect(contrast(role.color(on: nil), ground) >= 3)
    }
  }

  @Test func `a role is written in the colours that there are`() {
    #expect(Ink.none.text("x", as: Role.period) == "x")
    #expect(Ink(depth: .sixteen).text("x", as: Role.period) == "\u{1B}[1;31mx\u{1B}[0m")
    #expect(
      Ink(depth: .many, background: .dark).text("x", as: Role.fertile)
        == "\u{1B}[38;5;80mx\u{1B}[0m")
    #expect(
      Ink(depth: .all, background: .light).text("x", as: Role.fertile)
        == "\u{1B}[38;2;0;95;95mx\u{1B}[0m")
    #expect(Ink(depth: .sixteen, background: .light).text("x", as: Role.logged).contains("[34m"))
    #expect(Ink(depth: .all).text("", as: Role.week) == "")
  }

  @Test func `each phase has an accent of its own`() {
    #expect(Set(CyclePhase.allCases.map { Role($0) }).count == CyclePhase.allCases.count)
  }

  @Test(arguments: [
    (["TERM": "xterm"], Ink.Depth.sixteen), (["TERM": "xterm-256color"], .many),
    (["TERM": "xterm-direct"], .all), (["TERM": "xterm", "COLORTERM": "truecolor"], .all),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .all), (["FORCE_COLOR": "3"], .all),
    (["FORCE_COLOR": "2", "COLORTERM": "truecolor"], .many),
    (["FORCE_COLOR": "1", "TERM": "xterm"], .sixteen), ([:], .sixteen),
  ])
  func `the terminal says how many colours it has`(
    environment: [String: String], depth: Ink.Depth
  ) {
    #expect(Colours.depth { environment[$0] } == depth)
  }

  @Test(arguments: [
    ("15;0", Ink.Background.dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark),
    ("12;7", .light), ("0;default", nil), ("", nil), ("0;99", nil),
  ])
  func `colorfgbg says whether the ground is dark or light`(
    value: String, background: Ink.Background?
  ) {
    #expect(Colours.background { $0 == "COLORFGBG" ? value : nil } == background)
  }
}

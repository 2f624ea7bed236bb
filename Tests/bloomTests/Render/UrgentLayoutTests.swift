import Guardrails
import Testing

@testable import bloom

struct UrgentLayoutTests {
  private func rows(
    _ care: String, rest: String? = nil, columns: Int = 60, depth: Ink.Depth = .none,
    isEmergency: Bool = true
  ) -> [String] {
    UrgentLayout(
      columns: columns, ink: Ink(depth: depth, background: .dark), isEmergency: isEmergency
    ).rows(
      of: [.say(Line(care, .template("x")))],
      rest: rest.map { [.say(Line($0, .template("y")))] } ?? [])
  }

  @Test func `whom to call stands first, then a step a row, then the rest`() {
    #expect(
      rows(
        "Call 999 now. Lie down. Do not drive yourself.", rest: "Noted for today: dizziness.") == [
          ">> Call 999 now.", "", "1  Lie down.", "2  Do not drive yourself.", "",
          "Noted for today: dizziness.",
        ])
  }

  @Test func `a kind word before it stays before it, and one sentence is no step`() {
    #expect(
      rows("I am glad you told me. Please call a crisis line now. You matter.") == [
        "I am glad you told me.", "", ">> Please call a crisis line now.", "", "You matter.",
      ])
  }

  @Test func `in colours only an emergency is on a ground of its own`() {
    #expect(rows("Call 999 now.", depth: .all)[0].contains("48;2;175;0;0"))
    let urgent = rows("Call your unit now.", depth: .all, isEmergency: false)[0]
    #expect(!urgent.contains("48;2") && urgent.contains("\u{1B}[1;"))
  }

  @Test(arguments: [20, 40, 100]) func `no row is wider than the screen`(columns: Int) {
    for row in rows(
      "Call your local emergency number now. Sit upright and loosen tight clothes. Stay.",
      rest: "Noted for today: chest pain.", columns: columns)
    { #expect(row.withoutStyles.displayWidth <= columns + 1, "\(row)") }
  }
}

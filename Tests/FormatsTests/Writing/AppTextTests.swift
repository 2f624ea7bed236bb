import Civil
import Journal
import Physiology
import Testing

@testable import Formats

/// Diaries that go out and come in again.
struct AppTextTests {
  private let today = day("2026-03-11")

  private func back(_ text: String) throws -> [String] { try diary(text).lines }

  private func journal(_ lines: [String]) -> Journal {
    Journal(parsing: ([Journal.header] + lines).map { $0 + "\n" }.joined())
  }

  /// A random diary of what both apps can hold: every day of a period has a strength.
  private func random(_ course: inout SplitMix64) -> [String] {
    var lines: [String] = []
    var start = day("2025-06-01")
    while start < day("2026-02-20") {
      let length = Int.random(in: 2...7, using: &course)
      lines.append("\(start.iso) period start")
      for offset in 0..<length {
        let flow = ["light", "medium", "heavy"].randomElement(using: &course) ?? "light"
        lines.append("\(start.advanced(by: offset).iso) flow \(flow)")
      }
      lines.append("\(start.advanced(by: length - 1).iso) period end")
      let middle = start.advanced(by: 13)
      let facts = [
        "temperature 36.\(Int.random(in: 11...89, using: &course) | 1) C disturbed",
        "discharge creamy", "mood happy", "symptom headache", "flow spotting",
      ]
      for fact in facts where Bool.random(using: &course) {
        lines.append("\(middle.iso) \(fact)")
      }
      start = start.advanced(by: Int.random(in: 24...33, using: &course))
    }
    return lines.sorted()
  }

  @Test(arguments: 0..<40)
  func `a diary that drip can hold comes back as it was`(seed: UInt64) throws {
    var course = SplitMix64(seed)
    let lines = random(&course)
    let text = DripText.text(of: journal(lines), upTo: today, withPrivate: false)
    #expect(text.left.isEmpty && text.unsaid == 0)
    #expect(try back(text.text) == lines)
  }

  @Test(arguments: 0..<40)
  func `a diary that Clue can hold comes back as it was`(seed: UInt64) throws {
    var course = SplitMix64(seed)
    let lines = random(&course)
    let text = ClueText.text(of: journal(lines), upTo: today, withPrivate: false)
    #expect(text.left.isEmpty && text.unsaid == 0)
    #expect(try back(text.text) == lines)
  }

  @Test func `what the other app has no place for is counted`() {
    let full = journal(sampleLines)
    let drip = DripText.text(of: full, upTo: .latest, withPrivate: false)
    #expect(drip.left["weight"] == 1 && drip.left["test ovulation"] == 1)
    #expect(drip.hidden == 4)
    let clue = ClueText.text(of: full, upTo: .latest, withPrivate: true)
    #expect(clue.left["cervix"] == 1 && clue.hidden == 0)
    #expect(clue.text.contains("sex_life"))
  }

  @Test func `a day of a period without a strength is one, and days ahead are none`() throws {
    let text = DripText.text(
      of: journal(["2026-03-09 period start", "2026-03-20 flow heavy"]), upTo: today,
      withPrivate: false)
    #expect(text.unsaid == 1)
    #expect(text.left == ["days ahead": 1])
    #expect(!text.text.contains("2026-03-20"))
  }
}

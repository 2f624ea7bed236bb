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

  /// A random diary of every kind of line, on days up to today.
  private func anything(_ course: inout SplitMix64) -> [String] {
    let words = ["slept, badly", "said \\\"ok\\\"", "two\\nlines", "雨の音", "a;b", "=1+1", " x "]
    return (0..<Int.random(in: 0...60, using: &course)).map { _ in
      let date = day("2026-03-11").advanced(by: -Int.random(in: 0...900, using: &course))
      let line = sampleLines.randomElement(using: &course) ?? ""
      let rest = line.split(separator: " ", maxSplits: 1).last ?? ""
      let note = "note \"\(words.randomElement(using: &course) ?? "")\""
      return "\(date.iso) \(Int.random(in: 0..<3, using: &course) == 0 ? note : String(rest))"
    }
  }

  @Test(arguments: 0..<40)
  func `any diary comes back from Bloom's own files as it was`(seed: UInt64) throws {
    var course = SplitMix64(seed)
    let full = journal(anything(&course))
    guard case .diary(let all) = try Interchange(Array(DiaryText.json(of: full).utf8)),
      case .table(let table) = try Interchange(Array(DiaryTable.csv(of: full, leavingOut: []).utf8))
    else {
      Issue.record("this was taken for something else")
      return
    }
    #expect(all.issues.isEmpty && table.issues.isEmpty)
    #expect(all.entries == Array(full.entries))
    #expect(table.entries == full.chronological)
    #expect(all.edits(for: full).isEmpty && table.edits(for: full).isEmpty)
  }

  private static let dripFacts = [
    "06:45 temperature 36.41 C", "temperature 36.7 C disturbed", "cervix open soft",
    "cervix medium hard", "discharge dry", "discharge creamy", "discharge eggwhite", "libido low",
    "libido medium", "libido high", "sex", "sex unprotected", "symptom cramps",
    "symptom breast_tenderness", "symptom fatigue", "mood balanced", "mood anxious",
    "flow spotting",
    "note \"a, \\\"b\\\"; c\"", "note \"two\\nlines\"",
  ]
  private static let clueFacts = [
    "temperature 36.41 C", "temperature 36.7 C disturbed", "discharge dry", "discharge sticky",
    "discharge creamy", "discharge eggwhite", "test ovulation positive", "test ovulation negative",
    "test pregnancy positive", "test pregnancy negative", "sex protected", "sex unprotected",
    "libido low", "libido high", "symptom migraine_with_aura", "symptom gas", "symptom fatigue",
    "symptom ovulation_pain", "mood energetic", "mood calm", "flow spotting red",
  ]

  /// A random fact of each kind on some days, of those an app has a place for.
  private func facts(of all: [String], _ course: inout SplitMix64) -> [String] {
    var lines: [String] = []
    for offset in 0..<200 where Int.random(in: 0..<4, using: &course) == 0 {
      var kinds: Set<Substring> = []
      for fact in all.shuffled(using: &course).prefix(4) {
        let kind = fact.split(separator: " ").first { !$0.contains(":") } ?? ""
        guard kinds.insert(kind).inserted else { continue }
        lines.append("\(today.advanced(by: -offset).iso) \(fact)")
      }
    }
    return lines.sorted()
  }

  @Test(arguments: 0..<40)
  func `every fact that drip can hold comes back as it was`(seed: UInt64) throws {
    var course = SplitMix64(seed)
    let lines = facts(of: Self.dripFacts, &course)
    let text = DripText.text(of: journal(lines), upTo: today, withPrivate: true)
    #expect(text.left.isEmpty && text.hidden == 0)
    #expect(try back(text.text) == lines)
  }

  @Test(arguments: 0..<40)
  func `every fact that Clue can hold comes back as it was`(seed: UInt64) throws {
    var course = SplitMix64(seed)
    let lines = facts(of: Self.clueFacts, &course)
    let text = ClueText.text(of: journal(lines), upTo: today, withPrivate: true)
    #expect(text.left.isEmpty && text.hidden == 0)
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

  @Test func `bleeding outside a period begins none where Clue's file is read back`() throws {
    let lines = [
      "2025-10-05 period start", "2025-10-05 flow heavy", "2025-10-09 period end",
      "2025-12-07 pregnancy ended loss", "2025-12-09 flow heavy",
    ]
    let text = ClueText.text(of: journal(lines), upTo: today, withPrivate: false)
    #expect(text.left["bleeding outside a period"] == 1)
    #expect(try back(text.text).filter { $0.contains("period start") }.count == 1)
  }

  @Test func `numbers that the other app has no place for are named`() {
    let full = journal(["2026-03-01 symptom cramps pain 7", "2026-03-01 symptom headache severe"])
    for text in [
      DripText.text(of: full, upTo: today, withPrivate: false),
      ClueText.text(of: full, upTo: today, withPrivate: false),
    ] {
      #expect(text.left["strength of cramps"] == 1 && text.left["strength of headache"] == 1)
    }
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

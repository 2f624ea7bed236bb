import Physiology
import Testing

@testable import Journal

struct DiaryTextTests {
  private func arrival(_ text: String) throws -> Arrival {
    let bytes = Array(text.utf8)
    return try DiaryText.read(try JSONReader.read(bytes), of: bytes)
  }

  @Test func `every kind of line comes back as it was`() throws {
    let whole = journal()
    var full = whole
    for line in sampleLines { full.apply(.add(try entry(line))) }
    let text = DiaryText.json(of: full)
    let back = try arrival(text)
    #expect(back.issues.isEmpty)
    #expect(back.entries == Array(full.entries))
    #expect(DiaryText.json(of: back.journal) == text)
  }

  @Test func `random journals with comments, broken lines and unknown kinds are lossless`() throws {
    var course = SplitMix64(5)
    let others = [
      "# a comment", "", "2026-02-30 flow heavy", "2026-03-01 glow 12 \"ähm\"",
      "nonsense ~00000000",
      "2026-03-01 flow light ~00000000", "  # \"quoted\" \\ tab\there",
    ]
    for _ in 0..<200 {
      let lines = (0..<Int.random(in: 0...30, using: &course)).map { _ in
        Bool.random(using: &course)
          ? sampleLines.randomElement(using: &course) ?? ""
          : others.randomElement(using: &course) ?? ""
      }
      let journal = Journal(parsing: ([Journal.header] + lines).map { $0 + "\n" }.joined())
      let text = DiaryText.json(of: journal)
      let back = try arrival(text)
      #expect(back.entries == Array(journal.entries))
      #expect(DiaryText.json(of: back.journal) == text)
      #expect(back.edits(for: back.journal).isEmpty, "a second time changes nothing")
    }
  }

  @Test func `equal entries stay as many as they are`() throws {
    let twice = journal("2026-03-01 water 250 ml", "2026-03-01 water 250 ml")
    let back = try arrival(DiaryText.json(of: twice))
    #expect(back.edits(for: Journal()).count == 2)
    #expect(back.edits(for: journal("2026-03-01 water 250 ml")).count == 1)
    #expect(back.edits(for: twice).isEmpty)
  }

  @Test(arguments: [
    ("{\"date\": \"2026-02-30\", \"kind\": \"flow\", \"value\": \"heavy\"}", 3, 14, "no real day"),
    (
      "{\"date\": \"2026-02-03\", \"kind\": \"flow\", \"value\": \"purple\"}", 3, 53, "does not fit"
    ),
    ("{\"date\": \"2026-02-03\"}", 3, 5, "\"kind\" is missing"),
    ("{\"date\": \"2026-02-03\", \"time\": \"25:00\", \"kind\": \"sex\"}", 3, 36, "time"),
    ("7", 3, 5, "\"date\" is missing"),
  ])
  func `an entry that cannot be read is left out with its place`(
    row: String, line: Int, column: Int, problem: String
  ) throws {
    let good = "{\"date\": \"2026-03-01\", \"kind\": \"sex\"}"
    let arrival = try arrival("{\"bloom\": 1, \n \"entries\": [\n    \(row),\n    \(good)]}")
    #expect(arrival.entries == [try entry("2026-03-01 sex")])
    #expect(arrival.issues.map(\.line) == [line])
    #expect(arrival.issues.map(\.column) == [column])
    #expect(arrival.issues.first?.problem.contains(problem) == true, "\(arrival.issues)")
  }

  @Test(arguments: [
    ("{\"bloom\": 2, \"entries\": []}", "later format"), ("{\"bloom\": 1}", "missing"),
    ("{\"a\":", "early"),
  ])
  func `a file of another shape is refused whole`(text: String, words: String) throws {
    do {
      _ = try arrival(text)
      Issue.record("\(text) was read")
    } catch let fault as LineFault {
      let error = InterchangeIssue(fault, in: Array(text.utf8))
      #expect(error.summary(file: "x.json").contains(words), "\(error)")
      #expect(error.summary(file: "x.json").hasPrefix("x.json:1:"))
    }
  }
}

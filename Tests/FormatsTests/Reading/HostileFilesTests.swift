import Journal
import Testing

@testable import Formats

/// Files that are made to cost time and memory; each is refused or read at once.
struct HostileFilesTests {
  /// A file that repeats something, with what is said of it.
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let opening: String
    let repeated: String
    let count: Int
    var closing = ""
    /// What the refusal says; nil where the file is read.
    let says: String?

    var bytes: [UInt8] {
      var bytes = Array(opening.utf8)
      let piece = Array(repeated.utf8)
      bytes.reserveCapacity(bytes.count + piece.count * count + closing.utf8.count)
      for _ in 0..<count { bytes += piece }
      return bytes + Array(closing.utf8)
    }
  }

  private static let mega = 1 << 20
  private static let calendar = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260203\nSUMMARY:Period"
  private static let events = "period start date: 2026-01-01\npregnant: False\nmanual events\n"
  private static let samples = [
    Sample(testDescription: "lists", opening: "", repeated: "[", count: 100_000, says: "too deep"),
    Sample(
      testDescription: "objects", opening: "", repeated: "{\"a\":", count: 100_000,
      says: "too deep"),
    Sample(
      testDescription: "a long text", opening: "[\"", repeated: "x", count: mega + 9,
      closing: "\"]", says: "over 1 MB"),
    Sample(
      testDescription: "a long number", opening: "[", repeated: "1", count: 9_000, closing: "]",
      says: "too long"),
    Sample(
      testDescription: "many values", opening: "[0", repeated: ",0", count: 1_000_000,
      closing: "]", says: "more values"),
    Sample(
      testDescription: "one line", opening: "", repeated: "x", count: mega + 9, says: "over 1 MB"),
    Sample(
      testDescription: "one cell", opening: "date,note\n2026-02-03,", repeated: "x",
      count: mega + 9, says: "over 1 MB"),
    Sample(
      testDescription: "an open quote", opening: "date,note\n2026-02-03,\"", repeated: "a \"\" \n",
      count: mega / 4, says: "quote is open"),
    Sample(
      testDescription: "many columns", opening: "date", repeated: ",c", count: 100_000,
      says: "over 1000 columns"),
    Sample(
      testDescription: "a wide row", opening: "date,flow\n2026-02-03,light", repeated: ",",
      count: 5 * mega, closing: "\n", says: "row is over 4 MB"),
    Sample(
      testDescription: "empty lines", opening: "", repeated: "\n", count: 1_000_000, says: "empty"),
    Sample(
      testDescription: "empty rows", opening: "date,note\n", repeated: "\n", count: 1_000_002,
      says: "more rows"),
    Sample(
      testDescription: "bytes of zero", opening: "", repeated: "\u{0}", count: 100_000,
      says: "no text"),
    Sample(
      testDescription: "one character", opening: "date,note\n2026-02-03,a", repeated: "\u{301}",
      count: mega, says: "over 1 MB"),
    Sample(
      testDescription: "a folded line", opening: calendar, repeated: "\r\n x", count: 100_000,
      closing: "\r\nEND:VEVENT\r\n", says: nil),
    Sample(
      testDescription: "a long line of events", opening: events, repeated: " - x", count: mega,
      says: "over 1 MB"),
    Sample(
      testDescription: "elements", opening: "<HealthData>", repeated: "<a>", count: 100_000,
      says: nil),
    Sample(
      testDescription: "open records", opening: "<HealthData>",
      repeated: "<Record type=\"HKCategoryTypeIdentifierMenstrualFlow\" value='", count: 50_000,
      says: nil),
    Sample(testDescription: "other XML", opening: "<svg>", repeated: "<a>", count: 9, says: "XML"),
  ]

  private func said(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let issue as InterchangeIssue {
      return issue.description(file: "FILE")
    } catch {
      return "\(error)"
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: samples)
  func `a hostile file is refused in one short sentence, or read`(sample: Sample) throws {
    let bytes = sample.bytes
    let said = said { _ = try Interchange(bytes, today: day("2026-03-11")) }
    #expect((said == nil) == (sample.says == nil), "\(said ?? "")")
    if let says = sample.says { #expect(said?.contains(says) == true, "\(said ?? "")") }
    #expect((said ?? "").utf8.count < 600)
  }

  @Test(arguments: samples)
  func `what is refused while it is loaded would be refused when it is there`(
    sample: Sample
  ) throws {
    let bytes = sample.bytes
    var screen = FileScreen()
    let refused = said {
      for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
        try screen.take(Array(bytes[start..<min(start + 1 << 16, bytes.count)]))
      }
    }
    if let refused, let says = sample.says { #expect(refused.contains(says), "\(refused)") }
    if sample.says == nil { #expect(refused == nil) }
  }

  @Test(arguments: AppSample.tables + AppSample.devices + AppSample.documents + AppSample.texts)
  func `a file that is read is not refused while it is loaded`(sample: AppSample) throws {
    var screen = FileScreen()
    try screen.take(Array(sample.text.utf8))
    var wide = FileScreen()
    try wide.take([0xFF, 0xFE] + sample.text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }

  @Test func `only so many places are named, and the others are counted`() throws {
    let rows = (0..<2_500).map { "no day \($0),light\n" }.joined()
    let content = try Interchange(Array("date,flow\n\(rows)".utf8))
    guard case .app(_, let issues) = content else {
      Issue.record("this was taken for something else")
      return
    }
    #expect(issues.count == ReadingLimits.issues + 1)
    #expect(issues.last?.problem.contains("1500 more") == true)
  }

  @Test func `what is left out is kept short`() throws {
    let long = String(repeating: "x", count: 100_000)
    let text = "[{\"date\":\"2026-02-03\",\"type\":\"\(long)\",\"value\":{\"option\":\"\(long)\"}}]"
    #expect(try diary(text).left.utf8.count < 1_000)
  }
}

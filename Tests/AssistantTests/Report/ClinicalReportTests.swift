import Civil
import Journal
import Language
import Physiology
import Publishing
import Testing

@testable import Assistant

/// The page for somebody who looks after her.
struct ClinicalReportTests {
  private static let lines = """
    # bloom journal 1
    2025-12-06 period start
    2025-12-06 flow heavy
    2025-12-06 symptom cramps pain 7
    2025-12-07 sex protected
    2025-12-10 period end
    2026-01-03 period start
    2026-01-07 period end
    2026-01-20 note "a private thought"
    2026-01-31 period start
    2026-01-31 flow medium
    2026-02-02 libido high
    2026-02-04 period end
    2026-02-10 supplement "ibuprofen" "400 mg"
    2026-02-20 blood_pressure 128/82
    2026-02-28 period start

    """

  private func page(
    _ request: ReportRequest = ReportRequest(), _ lines: String = Self.lines
  ) throws -> Document? {
    var bloom = try Rehearsal(today: "2026-03-11")
    bloom.assistant.adopt(Journal(parsing: lines), undoLog: UndoLog())
    return bloom.assistant.report(request, now: bloom.now)
  }

  private func text(_ request: ReportRequest = ReportRequest()) throws -> String {
    PlainDocument(try #require(try page(request)), columns: 100) { _ in 1 }.text
  }

  @Test func `it holds each start of a period, lengths, pain and medicines`() throws {
    let text = try text()
    for words in [
      "6 December 2025", "3 January 2026", "31 January 2026", "28 February 2026", "7 of 10",
      "ibuprofen, 400 mg", "28", "no diagnosis", "estimate",
    ] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  @Test(arguments: ReportRequest.Audience.allCases)
  func `private things are in it only where they are asked for`(
    audience: ReportRequest.Audience
  ) throws {
    let quiet = try text(ReportRequest(for: audience))
    #expect(!quiet.contains("private thought") && !quiet.lowercased().contains("libido"))
    #expect(quiet.contains("private"))
    #expect(!quiet.lowercased().contains("protected"))
    let whole = try text(ReportRequest(for: audience, showsPrivate: true))
    #expect(whole.contains("private thought"))
  }

  @Test func `it covers the days that are asked for and no others`() throws {
    let first = try #require(CivilDate(iso: "2026-01-01"))
    let last = try #require(CivilDate(iso: "2026-01-31"))
    let text = try text(ReportRequest(days: first...last))
    #expect(text.contains("3 January 2026") && !text.contains("6 December 2025"))
    #expect(try page(ReportRequest(days: first - 900...first - 800)) == nil)
    #expect(try page(ReportRequest(), "# bloom journal 1\n") == nil)
  }

  @Test func `a page for a midwife speaks of the pregnancy, and after a loss it does not`() throws {
    let pregnant = Self.lines + "2026-03-10 mode pregnancy\n2026-03-10 pregnancy due 2026-11-20\n"
    let page = try #require(try page(ReportRequest(for: .midwife), pregnant))
    let text = PlainDocument(page, columns: 100) { _ in 1 }.text
    #expect(text.contains("20 November 2026") && text.contains("128/82"))
    let lost = pregnant + "2026-03-11 pregnancy ended loss\n"
    let after = try self.page(ReportRequest(for: .midwife), lost)
    let said = after.map { PlainDocument($0, columns: 100) { _ in 1 }.text } ?? ""
    #expect(!said.contains("20 November 2026") && !said.lowercased().contains("due"))
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8])
  func `a page of any diary can be drawn in every form`(seed: UInt64) throws {
    var random = SplitMix64(seed)
    let first = try #require(CivilDate(iso: "2025-04-01"))
    var lines = ["# bloom journal 1"]
    for day in (0..<340).map({ first + $0 }) where Int.random(in: 0...2, using: &random) == 0 {
      let facts = [
        "period start", "period end", "flow heavy", "symptom headache pain 3", "mood calm",
        "temperature 36.5 C", "weight 60 kg", "test ovulation positive", "kicks 10",
        "note \"a | b <i> *c*\"",
      ]
      lines.append("\(day.iso) \(facts.randomElement(using: &random) ?? "mood calm")")
    }
    for audience in ReportRequest.Audience.allCases {
      let page = try #require(
        try page(
          ReportRequest(for: audience, showsPrivate: true), lines.joined(separator: "\n") + "\n"))
      let html = HTMLDocument(page).text
      #expect(html.hasPrefix("<!doctype html>") && !html.contains("<i>"))
      #expect(!MarkdownDocument(page) { _ in 1 }.text.isEmpty)
      #expect(!PlainDocument(page, columns: 44) { _ in 1 }.text.isEmpty)
    }
  }
}

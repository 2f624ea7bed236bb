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
      "ibuprofen: 400 mg", "28", "no diagnosis", "estimate",
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

  private func plain(
    _ lines: String, for audience: ReportRequest.Audience = .gp
  ) throws -> String {
    PlainDocument(try #require(try page(ReportRequest(for: audience), lines)), columns: 140) { _ in
      1
    }.text
  }

  private static let lost = """
    # bloom journal 1
    2025-08-10 period start
    2025-08-14 period end
    2025-09-07 period start
    2025-09-11 period end
    2025-12-06 symptom cramps pain 9
    2025-12-07 pregnancy ended loss
    2025-12-09 flow heavy
    2026-01-12 period start
    2026-01-12 symptom cramps pain 4
    2026-01-16 period end
    2026-02-11 period start

    """

  @Test func `a cycle with a loss says why it is left out, and its pain is no period pain`() throws
  {
    let text = try plain(Self.lost)
    #expect(text.contains("a loss") && text.contains("7 December 2025"))
    #expect(text.contains("2, of which 1 does not count") || text.contains("3, of which 1"))
    let worst = text.split(separator: "\n").first { $0.hasPrefix("Worst pain") }
    #expect(worst?.contains("4 of 10") == true)
  }

  @Test func `bleeding outside a period is listed with its day`() throws {
    let text = try plain(Self.lost)
    #expect(text.contains("Bleeding outside a period") && text.contains("9 December 2025: heavy"))
    #expect(try !plain(Self.lines).contains("Bleeding outside a period"))
  }

  @Test(arguments: ReportRequest.Audience.allCases)
  func `in a pregnancy every page is of the pregnancy`(audience: ReportRequest.Audience) throws {
    let text = try plain(
      Self.lines + "2026-03-10 mode pregnancy\n2026-03-10 pregnancy due 2026-11-20\n"
        + "2026-03-10 blood_pressure 142/92\n2026-03-10 glucose 7.2 mmol/l\n", for: audience)
    for words in ["20 November 2026", "142/92", "7.2", "None noted."] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  @Test func `a medicine has the days of each amount, and the morning after pill is private`()
    throws
  {
    let text = try plain(
      Self.lines + "2026-03-01 supplement \"ibuprofen\" \"2 tablets\"\n"
        + "2026-03-02 supplement \"ibuprofen\" \"2 tablets\"\n"
        + "2026-03-02 supplement \"plan b\"\n")
    #expect(text.contains("2 tablets on 2 days, 400 mg on 1 day"))
    #expect(!text.contains("plan b"))
  }

  @Test func `a symptom has its worst and its days, and moods are private`() throws {
    let lines =
      Self.lines + "2026-03-01 symptom headache pain 6\n2026-03-01 mood sad\n"
      + "2026-02-01 symptom headache severe\n"
    let row = try #require(
      plain(lines).split(separator: "\n").first { $0.hasPrefix("headache") })
    #expect(row.contains("6 of 10") && row.contains("1 February 2026, 1 March 2026"))
    #expect(try !plain(lines).contains("sad"))
    let whole = try text(ReportRequest(showsPrivate: true))
    #expect(whole.contains("private thought"))
  }

  @Test func `a fertility page dates ovulation by cycle and lists no negative test`() throws {
    var lines = Self.lines + "2026-03-01 mode ttc\n2026-02-13 test ovulation negative\n"
    for (day, celsius) in zip(
      8...22, [Double](repeating: 36.4, count: 9) + [36.7, 36.8, 36.7, 36.8, 36.7, 36.8])
    {
      lines += "2026-02-\(day < 10 ? "0" : "")\(day) temperature \(celsius) C\n"
    }
    lines += "2026-02-15 test ovulation positive\n"
    let text = try plain(lines, for: .fertility)
    #expect(text.contains("Ovulation as signs date it") && text.contains("Trying since"))
    #expect(!text.contains("ovulation test negative"))
  }
}

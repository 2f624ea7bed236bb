import Civil
import Journal
import Testing

@testable import Formats

struct InterchangeTests {
  @Test(
    arguments: AppSample.tables + AppSample.devices + AppSample.documents + AppSample.texts)
  func `the file of each app gives its facts and names what is left out`(
    sample: AppSample
  ) throws {
    let read = try diary(sample.text)
    #expect(read.kind == sample.kind)
    #expect(read.lines == sample.lines)
    for word in sample.left { #expect(read.left.contains(word), "\(word) in \(read.left)") }
  }

  @Test(
    arguments: AppSample.tables + AppSample.devices + AppSample.documents + AppSample.texts)
  func `a second import adds nothing`(sample: AppSample) throws {
    let read = try diary(sample.text)
    var journal = Journal(parsing: "")
    let first = read.edits(for: journal)
    journal.apply(first.edits)
    journal.apply(PeriodMerge(read.periods, into: journal, today: day("2026-03-11")).edits)
    let second = read.edits(for: journal)
    #expect(second.edits.isEmpty && second.known == read.entries.count)
    #expect(PeriodMerge(read.periods, into: journal, today: day("2026-03-11")).edits.isEmpty)
  }

  @Test(arguments: AppSample.tables + AppSample.devices)
  func `line ends, a byte order mark and UTF-16 change nothing`(sample: AppSample) throws {
    let expected = try diary(sample.text)
    #expect(try diary("\u{FEFF}" + sample.text.replacing("\n", with: "\r\n")) == expected)
    let units = [0xFEFF] + Array(sample.text.utf16)
    let wide = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    guard case .app(let read, _) = try Interchange(wide, today: day("2026-03-11")) else {
      Issue.record("this was taken for something else")
      return
    }
    #expect(read == expected)
  }

  @Test(arguments: AppSample.tables + AppSample.devices + AppSample.documents + AppSample.texts)
  func `a file that is cut anywhere is read or refused, never trapped on`(
    sample: AppSample
  ) {
    let bytes = Array(sample.text.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? Interchange(Array(bytes.prefix(count)))
    }
  }

  @Test func `a day that can be two is asked for in an app's table too`() throws {
    let text = "Date,Temp,Cervical Fluid,OPK,Period\n01/02/2026,,,,Heavy\n"
    do {
      _ = try diary(text)
      Issue.record("the day was guessed")
    } catch let issue as InterchangeIssue {
      #expect(issue.remedy.contains("--dates"))
    }
  }

  @Test func `the strength that a diary has of a day stays`() throws {
    let read = try diary("date,bleeding.value\n2026-02-03,3\n2026-02-04,2\n")
    let journal = Journal(parsing: "# bloom journal 1\n2026-02-03 flow light\n")
    let change = read.edits(for: journal)
    #expect(change.edits.map(\.entry.line) == ["2026-02-04 flow medium"])
    #expect(change.remarks.count == 1)
  }
}

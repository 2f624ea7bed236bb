import Civil
import Journal
import Testing

@testable import Formats

struct HealthExportTests {
  private func read(_ bytes: [UInt8], pieces: Int) -> AppDiary {
    var export = HealthExport(today: day("2026-03-11"))
    var rest: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let end = min(place + pieces, bytes.count)
      rest += bytes[place..<end]
      place = end
      let done = rest.withUnsafeBytes { export.take($0, isLast: place == bytes.count) }
      rest.removeFirst(done)
    }
    return export.finished()
  }

  @Test(arguments: [1, 37, 4_097, 5_000, 1 << 20])
  func `the pieces of a file may end anywhere`(pieces: Int) throws {
    let sample = try #require(AppSample.texts.last)
    let padding = String(
      repeating: "<Record type=\"HKQuantityTypeIdentifierHeartRate\" value=\"60\"/>\n", count: 90)
    let text = sample.text.replacing("<Record start", with: padding + "<Record start")
    let whole = read(Array(text.utf8), pieces: 1 << 20)
    #expect(whole.lines == sample.lines)
    #expect(read(Array(text.utf8), pieces: pieces) == whole)
  }

  @Test func `a file that is cut short says so, and a whole one does not`() throws {
    let sample = try #require(AppSample.texts.last)
    #expect(try diary(sample.text).remarks.contains { $0.contains("cut short") })
    #expect(try diary("<HealthData>\n</HealthData>").remarks.isEmpty)
  }

  @Test func `types that are left out are counted, one line each`() throws {
    let text =
      "<HealthData>"
      + String(repeating: "<Record type=\"HKQuantityTypeIdentifierStepCount\"/>", count: 12)
      + "</HealthData>"
    #expect(try diary(text).omissions.map(\.count) == [12])
  }

  @Test(arguments: [1 << 20, 64])
  func `a tag that is broken off takes nothing else with it`(pieces: Int) {
    let flow = "<Record type=\"HKCategoryTypeIdentifierMenstrualFlow\" startDate=\"2026-02-0"
    let text = """
      <HealthData>
      \(flow)3 08:00:00 +0100\"
      \(flow)4 08:00:00 +0100\" unit=\"&lt;&amp;lt;&#10;\" value=\"HKCategoryValueMenstrualFlowHeavy\"/>
      <Record <Record
      \(flow)5 08:00\" value=\"2\"/>
      </HealthData>
      """
    #expect(
      read(Array(text.utf8), pieces: pieces).entries.map(\.line) == [
        "2026-02-04 flow heavy", "2026-02-05 flow light",
      ])
  }
}

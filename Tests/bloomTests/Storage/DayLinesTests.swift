import Civil
import Testing

@testable import bloom

struct DayLinesTests {
  private let text = "# head\n2026-03-01 a\n2026-03-02 b\n2026-03-02 c\n2026-03-03 d\n"

  private func lines(_ iso: String) throws -> DayLines {
    DayLines(of: try #require(CivilDate(iso: iso)), in: Array(text.utf8))
  }

  @Test(arguments: ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-09"])
  func `what is opened and left as it is gives the journal back`(iso: String) throws {
    let day = try lines(iso)
    #expect(String(decoding: day.joined(with: day.text), as: UTF8.self) == text)
    #expect(DayLines.day(of: day.text)?.iso == iso)
  }

  @Test func `only the lines of the day are opened and changed`() throws {
    let day = try lines("2026-03-02")
    let opened = String(decoding: day.text, as: UTF8.self)
    #expect(opened.hasSuffix("\n2026-03-02 b\n2026-03-02 c\n") && !opened.contains("03-03"))
    let edited = Array(opened.replacing("2026-03-02 c\n", with: "").utf8)
    #expect(
      String(decoding: day.joined(with: edited), as: UTF8.self)
        == "# head\n2026-03-01 a\n2026-03-02 b\n2026-03-03 d\n")
  }

  @Test func `a whole journal is the text of no day`() {
    #expect(DayLines.day(of: Array(text.utf8)) == nil)
  }
}

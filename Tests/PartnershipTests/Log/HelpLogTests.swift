import Civil
import Physiology
import Testing

@testable import Partnership

struct HelpLogTests {
  private func entry(_ line: String) throws -> HelpEntry { try #require(HelpEntry(line: line)) }

  @Test func `any log reads back as itself`() throws {
    var course = SplitMix64(7)
    let actions = ["hot_drink", "dinner", "quiet", "walk2"]
    for _ in 0..<300 {
      var log = HelpLog()
      for _ in 0..<course.below(30) {
        let action = actions[course.below(actions.count)]
        let date = Samples.made + course.below(20)
        let entry = try #require(HelpEntry(date: date, action: action))
        let isNew = !log.entries.contains(entry)
        #expect(log.append(entry) == isNew)
        #expect(log.entries.contains(entry))
      }
      #expect(HelpLog(parsing: log.text) == log)
      #expect(Set(log.entries).count == log.entries.count)
    }
  }

  @Test func `lines that are no entry are kept, and named unless blank or a remark`() throws {
    let text = "# ours\n2026-03-04 hot_drink\n\nmade soup\n2026-03-05 dinner\n"
    var log = HelpLog(parsing: text)
    #expect(log.text == text)
    #expect(log.unreadLines == [4])
    #expect(log.entries.map(\.action) == ["hot_drink", "dinner"])
    log.append(try entry("2026-03-06 quiet"))
    #expect(log.text == text + "2026-03-06 quiet\n")
  }

  @Test(arguments: ["2026-03-04 tea\r\n2026-03-05 tea\r\n", "2026-03-04 tea\n2026-03-05 tea"])
  func `line ends of any kind are read`(text: String) {
    #expect(HelpLog(parsing: text).text == "2026-03-04 tea\n2026-03-05 tea\n")
  }

  @Test(arguments: ["2026-03-02", "2026-03-04", "2026-03-08"])
  func `a week goes from Monday to Sunday, each thing once a day`(iso: String) throws {
    let log = HelpLog(
      parsing: """
        2026-03-01 dinner
        2026-03-08 walk
        2026-03-02 hot_drink
        2026-03-02 quiet
        2026-03-02 hot_drink
        2026-03-09 dinner
        """)
    let week = log.week(of: day(iso))
    #expect(week.map(\.date) == (0..<7).map { day("2026-03-02") + $0 })
    #expect(week.map(\.actions) == [["hot_drink", "quiet"], [], [], [], [], [], ["walk"]])
  }

  @Test func `an empty log has no entries and no text`() {
    #expect(HelpLog(parsing: "") == HelpLog())
    #expect(HelpLog().text == "" && HelpLog().entries.isEmpty)
  }
}

import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology
import Testing

@testable import Assistant

/// What the calendar holds, by mode and by what is on record.
struct CalendarTests {
  private static let starts = [
    "2025-11-24", "2025-12-22", "2026-01-19", "2026-02-16",
  ]

  private func day(_ iso: String) throws -> CivilDate { try fixture(CivilDate(iso: iso)) }

  private func record(mode: Mode? = nil) throws -> [Entry] {
    try Self.starts.flatMap { iso in
      let start = try day(iso)
      return [
        Entry(date: start, fact: .period(.start)), Entry(date: start + 4, fact: .period(.end)),
      ]
    } + (mode.map { [Entry(date: try day("2026-03-01"), fact: .mode($0))] } ?? [])
  }

  private func page(_ text: String, _ entries: [Entry]) throws -> CalendarPage {
    var bloom = try Rehearsal(entries)
    let picture = try fixture(bloom.turn(text).picture)
    guard case .calendar(let page) = picture.exhibit else { throw MissingFixture() }
    return page
  }

  @Test func `a bare calendar goes from this month to the expected period's end`() throws {
    let page = try page("show me my calendar", try record())
    #expect(page.months.map(\.iso) == ["2026-03"])
    #expect(
      page.stretches(of: .predicted) == [try day("2026-03-16")...(try day("2026-03-20"))])
    #expect(page.marks.keys.max() == (try day("2026-03-20")))
  }

  @Test func `all of it begins with the first entry and ends with the expected period`() throws {
    var bloom = try Rehearsal(try record())
    let turn = bloom.assistant.answer(
      ["cycle.calendar"], text: "", slots: ["period": .text("all")], now: bloom.now)
    guard case .calendar(let page)? = turn.picture?.exhibit else { throw MissingFixture() }
    #expect(
      page.months.map(\.iso) == ["2025-11", "2025-12", "2026-01", "2026-02", "2026-03"])
    #expect(page.stretches(of: .period).count == 4)
    #expect(
      page.stretches(of: .period).first == (try day("2025-11-24"))...(try day("2025-11-28")))
  }

  @Test func `a month named is shown, and one beyond the forecast has only its days`() throws {
    let page = try page("show me January", try record())
    #expect(page.months.map(\.iso) == ["2026-01"] && page.used.contains(.period))
    var bloom = try Rehearsal(try record())
    let turn = bloom.turn("calendar for 2026-08")
    #expect(turn.text.contains("further than I can see"))
    guard case .calendar(let later)? = turn.picture?.exhibit else { throw MissingFixture() }
    #expect(later.marks.isEmpty)
  }

  @Test func `in words it tells every mark once, and no letters`() throws {
    var bloom = try Rehearsal(try record())
    let picture = try fixture(bloom.turn("show me February").picture)
    let words = picture.words.blocks.flatMap(\.lines).map(\.text)
    #expect(
      words.contains(
        "Period, as you logged it: Monday 16 February to Friday 20 February."), "\(words)")
    #expect(picture.labels.prefix(2) == ["Monday", "Tuesday"])
    #expect(picture.labels.last == "February 2026")
  }

  @Test(arguments: [Mode.general, .pregnancy])
  func `what a mode is silent about is not in it`(mode: Mode) throws {
    let page = try page("calendar", try record(mode: mode))
    let silent: [DayMark] =
      mode == .general
      ? [.period, .predicted, .fertile, .ovulation, .due, .week]
      : [.predicted, .fertile, .ovulation]
    for mark in silent { #expect(!page.used.contains(mark), "\(mode) \(mark)") }
  }

  @Test func `a pregnancy has its weeks and the due date`() throws {
    let lmp = try day("2025-12-22")
    let entries =
      try record() + [
        Entry(date: try day("2026-02-01"), fact: .pregnancy(.lmp(lmp))),
        Entry(date: try day("2026-02-01"), fact: .mode(.pregnancy)),
      ]
    let page = try page("show me September on the calendar", entries)
    #expect(page.marks[lmp + 280] == .due)
    #expect(page.marks[lmp + 273] == .week)
  }

  @Test func `after a loss no day speaks of babies or fertility`() throws {
    let lmp = try day("2025-12-22")
    let entries =
      try record() + [
        Entry(date: try day("2026-02-01"), fact: .pregnancy(.lmp(lmp))),
        Entry(date: try day("2026-02-20"), fact: .pregnancy(.ended(.loss))),
      ]
    for text in ["calendar", "show me September 2026", "show me February"] {
      let page = try page(text, entries)
      for mark in [DayMark.due, .week, .fertile, .ovulation] {
        #expect(!page.used.contains(mark), "\(text): \(mark)")
      }
    }
  }

  @Test func `an empty journal has a calendar with today in it`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn("calendar")
    #expect(turn.text.contains("nothing expected"))
    guard case .calendar(let page)? = turn.picture?.exhibit else { throw MissingFixture() }
    #expect(page.months.map(\.iso) == ["2026-03"] && page.marks.isEmpty)
  }

  @Test func `a command without a month shows all of a year, and says where older entries are`()
    throws
  {
    func turn(_ entries: [Entry]) throws -> Turn {
      var bloom = try Rehearsal(entries)
      return bloom.assistant.answer(
        ["cycle.calendar"], text: "", slots: ["period": .text("year")], now: bloom.now)
    }
    let short = try turn(try record())
    guard case .calendar(let page)? = short.picture?.exhibit else { throw MissingFixture() }
    #expect(page.months.map(\.iso).first == "2025-11" && page.months.count == 5)
    #expect(!short.text.contains("last twelve months"))
    let old = Entry(date: try day("2019-05-01"), fact: .mood(["calm"]))
    let long = try turn([old] + (try record()))
    guard case .calendar(let year)? = long.picture?.exhibit else { throw MissingFixture() }
    #expect(year.months.map(\.iso).first == "2025-04" && year.months.count == 12)
    #expect(long.text.contains("back to Wednesday 1 May 2019"), "\(long.text)")
  }
}

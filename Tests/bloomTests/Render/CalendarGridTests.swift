import Assistant
import Civil
import Testing

@testable import bloom

struct CalendarGridTests {
  private static let names = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  private func day(_ iso: String) throws -> CivilDate { try #require(CivilDate(iso: iso)) }

  private func grid(
    _ months: [String], _ marks: [String: DayMark], coloured: Bool = false
  ) throws -> [String] {
    let days = try marks.map { (try day($0.key), $0.value) }
    let page = CalendarPage(
      months: try months.map { try #require(Month(iso: $0)) },
      marks: Dictionary(uniqueKeysWithValues: days), today: try day("2026-03-11"))
    return CalendarGrid(
      page: page, labels: Self.names + ["March 2026", "April 2026"],
      ink: Ink(depth: coloured ? .sixteen : .none)
    ).lines
  }

  private static let marks: [String: DayMark] = [
    "2026-02-28": .period, "2026-03-01": .period, "2026-03-02": .period, "2026-03-11": .fertile,
    "2026-03-12": .ovulation, "2026-03-31": .predicted, "2026-04-01": .predicted,
  ]

  @Test func `a month stands in weeks from Monday, with a letter for each mark`() throws {
    #expect(
      try grid(["2026-03"], Self.marks) == [
        "   Mo  Tu  We  Th  Fr  Sa  Su",
        "                            1P",
        "    2P  3   4   5   6   7   8",
        "    9  10 >11f 12O 13  14  15",
        "   16  17  18  19  20  21  22",
        "   23  24  25  26  27  28  29",
        "   30  31p",
      ])
  }

  @Test func `several months have their names and a line between them`() throws {
    let lines = try grid(["2026-03", "2026-04"], Self.marks)
    #expect(lines.first == "  March 2026")
    #expect(lines[8...10] == ["", "  April 2026", "   Mo  Tu  We  Th  Fr  Sa  Su"])
    #expect(lines[11] == "            1p  2   3   4   5")
  }

  @Test func `a grid fits forty columns, and colour adds nothing but colour`() throws {
    let plain = try grid(["2026-03", "2026-04"], Self.marks)
    #expect(plain.allSatisfy { $0.displayWidth <= 40 })
    let bare = try grid(["2026-03", "2026-04"], Self.marks, coloured: true).map { line in
      line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
    #expect(bare == plain)
    #expect(
      try grid(["2026-03"], Self.marks, coloured: true)[3].contains("\u{1B}[36m>11f\u{1B}[0m"))
  }

  @Test(arguments: [
    ("2026-02", 5), ("2026-01", 5), ("2026-03", 6), ("2024-02", 5), ("0001-01", 5),
    ("9999-12", 5),
  ])
  func `every month has all its days and no more`(month: String, weeks: Int) throws {
    let lines = try grid([month], [:])
    #expect(lines.count == weeks + 1)
    let numbers = lines.dropFirst().flatMap { $0.split { !$0.isNumber } }.compactMap { Int($0) }
    #expect(numbers == Array(1...(try #require(Month(iso: month))).numberOfDays))
  }
}

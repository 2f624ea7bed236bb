import Testing

@testable import Publishing

struct PlainTableTests {
  private func lines(_ table: DocumentTable, _ columns: Int) -> [String] {
    PlainTable(table: table, wrapping: PlainWrapping(width: testWidth), columns: columns).lines
  }

  @Test func `cells stand at their side, and wide letters count twice`() {
    let table = DocumentTable(
      columns: [TableColumn("a"), TableColumn("mid", .centre), TableColumn("end", .trailing)],
      rows: [["雨の", "x", "7"], ["b", "xyzzy", "1234"]])
    #expect(
      lines(table, 40) == [
        "a      mid    end", "----  -----  ----", "雨の    x       7", "b     xyzzy  1234",
      ])
  }

  @Test func `a long cell is wrapped in its column`() {
    let table = DocumentTable(
      columns: [TableColumn("a"), TableColumn("b")], rows: [["x", "one two three four five"]])
    #expect(
      lines(table, 14) == ["a  b", "-  -----------", "x  one two", "   three four", "   five"])
  }

  @Test func `a table without room is a list`() {
    let table = DocumentTable(
      columns: (1...4).map { TableColumn("column \($0)") },
      rows: [["first row", "second cell", "", "the fourth cell"]])
    #expect(
      lines(table, 20) == [
        "first row", "  column 2: second", "  cell", "  column 4: the", "  fourth cell",
      ])
  }

  @Test func `a hundred rows are a hundred lines`() {
    let rows = (1...100).map { ["\($0)", "\($0 * $0)"] }
    let table = DocumentTable(
      columns: [TableColumn("n"), TableColumn("square", .trailing)], rows: rows)
    let lines = lines(table, 40)
    #expect(lines.count == 102 && lines.last == "100   10000")
  }

  @Test func `a word wider than the page is cut into lines`() {
    let table = DocumentTable(
      columns: [TableColumn("a"), TableColumn("b")],
      rows: [["x", String(repeating: "y", count: 500)]])
    #expect(lines(table, 23).count == 2 + 25)
  }
}

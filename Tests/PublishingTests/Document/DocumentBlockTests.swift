import Testing

@testable import Publishing

struct DocumentBlockTests {
  private let table = DocumentTable(
    columns: [TableColumn("a"), TableColumn("b")], rows: [["", " "]])

  @Test func `what is empty is not shown`() {
    let empty: [DocumentBlock] = [
      .paragraph(" \n"), .paragraph([]), .note(""), .list([]), .plainList(["", "\u{0}"]),
      .facts([]),
      .facts([LabelledValue("a", " ")]), .table(table), .heading(" ", level: 1), .halves([], []),
      .halves([.note("")], [.heading("a", level: 1)]),
      .table(DocumentTable(columns: [], rows: [["a"]])),
      .chart(.bars(BarChart(title: "a", summary: "b", unit: "c", bars: []))),
      .chart(
        .bars(
          BarChart(
            title: "a", summary: "b", unit: "c",
            bars: [
              .init(label: "a", value: .nan, words: "b"), .init(label: "c", value: nil, words: "d"),
            ]
          ))),
      .chart(.lengths(LengthChart(title: "a", summary: "b", points: []))),
      .chart(.line(LineChart(title: "a", summary: "b", unit: "c", dayUnit: "d", points: []))),
      .chart(
        .strips(
          StripChart(
            title: "a", summary: "b", dayUnit: "c",
            rows: [.init(label: "d", levels: [nil], words: "e")], legend: []))),
    ]
    for block in empty { #expect(DocumentBlock.shown([block]).isEmpty) }
  }

  @Test func `a heading with nothing below it is not shown`() {
    let blocks: [DocumentBlock] = [
      .heading("a", level: 1), .heading("b", level: 2), .paragraph(""), .heading("c", level: 1),
      .heading("d", level: 2), .paragraph("e"), .heading("f", level: 2), .heading("g", level: 1),
    ]
    #expect(
      DocumentBlock.shown(blocks) == [
        .heading("c", level: 1), .heading("d", level: 2), .paragraph("e"),
      ])
  }

  @Test(arguments: [(-5, 1), (0, 1), (2, 2), (9, 3)])
  func `a heading has a level that there is`(level: Int, shown: Int) {
    let blocks: [DocumentBlock] = [.heading("a", level: level), .note("b")]
    #expect(DocumentBlock.shown(blocks).first == .heading("a", level: shown))
  }

  @Test func `each row of a table has a cell for each column`() throws {
    var table = table
    table.rows = [["a"], [], ["b", "c", "d"]]
    #expect(try #require(table.shown).rows == [["a", ""], ["b", "c"]])
  }
}

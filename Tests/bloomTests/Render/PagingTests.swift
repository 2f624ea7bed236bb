import Testing

@testable import bloom

struct PagingTests {
  @Test(arguments: [
    ("a\nb\n", 80, 24, false), (String(repeating: "x\n", count: 23), 80, 24, false),
    (String(repeating: "x\n", count: 24), 80, 24, true),
    (String(repeating: "x", count: 100), 10, 10, true),
    (String(repeating: "x", count: 90), 10, 10, false), ("", 80, 24, false),
    (String(repeating: "\u{1B}[31mx\u{1B}[0m\n", count: 9), 2, 10, false),
    (String(repeating: "中中\n", count: 9), 2, 10, true),
  ])
  func `what leaves no row for the prompt is for a pager`(
    text: String, columns: Int, rows: Int, isNeeded: Bool
  ) {
    #expect(Paging.isNeeded(text, columns: columns, rows: rows) == isNeeded)
  }

  @Test(arguments: [("less -R", "less -R"), ("", nil), ("  ", nil), ("cat", nil), (nil, nil)])
  func `the environment names the pager`(value: String?, pager: String?) {
    #expect(Paging.pager { $0 == "PAGER" ? value : nil } == pager)
  }
}

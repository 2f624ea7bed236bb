import Testing

@testable import bloom

struct ScreenRowsTests {
  @Test(arguments: [
    (24, ["title", "", "9", "old", "new", "words", "keys"]),
    (7, ["title", "9", "old", "new", "words", "keys"]),
    (6, ["9", "old", "new", "words", "keys"]), (5, ["9", "new", "words", "keys"]),
    (4, ["9", "words", "keys"]), (3, ["9", "words"]), (2, ["9"]), (0, ["9"]),
  ])
  func `a short screen keeps what is needed most, above the cursor's row`(
    height: Int, shown: [String]
  ) {
    var rows = ScreenRows()
    rows.add(["title"], .title)
    rows.add([""], .gap)
    rows.add(["9"], .count)
    rows.add(["old", "new"], .past)
    rows.add(["words"], .words)
    rows.add(["keys"], .keys)
    #expect(rows.fitting(height) == shown)
  }
}

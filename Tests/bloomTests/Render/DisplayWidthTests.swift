import Testing

@testable import bloom

struct DisplayWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("中", 2), ("ｆ", 2), ("👩‍👧", 2), ("🇮🇪", 2), ("❤️", 2),
    ("\u{200B}", 0), ("한", 2), ("█", 1), ("–", 1), ("“", 1),
  ])
  func `a character takes its columns`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}

import Testing

@testable import bloom

struct PrintableTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[31mred", "a\u{FFFD}[31mred"), ("nul\0", "nul\u{FFFD}"),
    ("bell\u{7}", "bell\u{FFFD}"), ("rtl\u{202E}x", "rtlx"), ("two\nlines", "two\nlines"),
    ("c1\u{9B}2J", "c1\u{FFFD}2J"), ("👩‍👧", "👩‍👧"),
  ])
  func `nothing that a terminal obeys gets through`(text: String, shown: String) {
    #expect(text.printable == shown)
  }
}

import Physiology
import Testing

@testable import Publishing

struct CleanTextTests {
  @Test(arguments: ["a\nb", "a\rb", "a\r\nb", "a\u{85}b", "a\u{2028}b", "a\u{2029}b", "a\u{C}b"])
  func `every kind of line end is one`(text: String) {
    #expect(CleanText(text).lines == ["a", "b"])
  }

  @Test func `two returns are two line ends`() {
    #expect(CleanText("a\r\rb").lines == ["a", "", "b"])
    #expect(CleanText("a\r\n\r\nb").line == "a b")
  }

  @Test(arguments: [0, 0x1B, 0x7F, 0x9B, 0x202E, 0xFEFF, 0xFDD0, 0xFFFE, 0x10_FFFF])
  func `what could be taken for an order is dropped`(control: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(control))
    #expect(CleanText("a\(scalar)b").text == "ab")
  }

  @Test func `isolates stay where they are closed and go where they are not`() {
    let closed = "\u{2068}a\u{2069}b"
    #expect(Array(CleanText(closed).text.unicodeScalars) == Array(closed.unicodeScalars))
    #expect(CleanText("\u{2068}ab").text.unicodeScalars.count == 2)
    #expect(CleanText("\u{2069}a\u{2068}b").text.unicodeScalars.count == 2)
  }

  @Test func `clean text stays as it is`() {
    var random = SplitMix64(3)
    for _ in 0..<500 {
      let once = CleanText(random.text(upTo: 30)).text
      #expect(Array(CleanText(once).text.utf8) == Array(once.utf8))
    }
  }
}

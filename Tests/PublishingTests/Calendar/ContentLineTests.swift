import Physiology
import Testing

@testable import Publishing

struct ContentLineTests {
  private func unfolded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      bytes.append(byte)
      if bytes.suffix(3) == [0x0D, 0x0A, 0x20] { bytes.removeLast(3) }
    }
    return bytes
  }

  private func physical(_ text: String) -> [[UInt8]] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(line.last == 0x0D ? line.dropLast() : line)
    }
  }

  @Test func `unfolding gives back what was folded, and no cut is inside a code point`() {
    var random = SplitMix64(7)
    for _ in 0..<400 {
      let line = CleanText(random.text(upTo: 120)).line
      let folded = ContentLine.folded(line)
      #expect(unfolded(folded) == Array(line.utf8))
      for piece in physical(folded) {
        #expect(piece.count <= 75)
        #expect(String(validating: piece, as: UTF8.self) != nil)
      }
    }
  }

  @Test(arguments: [(74, 1), (75, 1), (76, 2), (149, 2), (150, 3)])
  func `75 octets are one line`(octets: Int, lines: Int) {
    #expect(physical(ContentLine.folded(String(repeating: "x", count: octets))).count == lines)
  }

  @Test func `a character that is longer than a line is cut between code points`() {
    let letter = "e" + String(repeating: "\u{301}", count: 100)
    let folded = ContentLine.folded(letter)
    #expect(unfolded(folded) == Array(letter.utf8))
    #expect(physical(folded).allSatisfy { $0.count <= 75 })
  }

  @Test func `a picture of several code points stays whole`() {
    let folded = ContentLine.folded(String(repeating: "x", count: 70) + "👩🏽‍🚀")
    #expect(folded.hasSuffix("\r\n 👩🏽‍🚀"))
  }

  @Test func `escapes stand before what has a meaning`() {
    #expect(ContentLine.escaped("a\\b;c,d\r\ne\u{7}:\"") == "a\\\\b\\;c\\,d\\ne:\"")
  }
}

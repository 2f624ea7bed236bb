import Physiology
import Testing

@testable import Publishing

struct PlainWrappingTests {
  private let wrapping = PlainWrapping(width: testWidth)

  @Test func `words stay whole where they fit`() {
    #expect(wrapping.lines("one two  three\nfour", columns: 8) == ["one two", "three", "four"])
    #expect(wrapping.lines("abcdefghij kl", columns: 4) == ["abcd", "efgh", "ij", "kl"])
    #expect(wrapping.lines("", columns: 4) == [""])
  }

  @Test func `wide letters take two columns`() {
    #expect(wrapping.lines("雨の音が聞こえる", columns: 7) == ["雨の音", "が聞こ", "える"])
    #expect(wrapping.padded("雨", to: 4, .trailing) == "  雨")
  }

  @Test func `lines are no wider than asked, and nothing is lost`() {
    var random = SplitMix64(23)
    for _ in 0..<400 {
      let text = random.text(upTo: 60)
      let columns = 2 + random.below(40)
      let lines = wrapping.lines(text, columns: columns)
      #expect(lines.allSatisfy { wrapping.columns(of: $0) <= columns })
      let spaceless = lines.joined().unicodeScalars.filter { $0 != " " }
      let clean = CleanText(text).trimmedLines.joined().unicodeScalars.filter { $0 != " " }
      #expect(Array(spaceless) == Array(clean))
    }
  }

  @Test func `a prefix stands once and the rest below it`() {
    #expect(wrapping.lines("one two", columns: 6, after: "- ") == ["- one", "  two"])
  }

  @Test func `a cut line says so`() {
    #expect(wrapping.cut("abcdef", to: 4) == "abc…")
    #expect(wrapping.cut("abcd", to: 4) == "abcd")
    #expect(wrapping.cut("雨雨雨", to: 4) == "雨…")
  }
}

import Physiology
import Testing

@testable import Publishing

struct MarkdownTextTests {
  /// The words that Markdown shows; nil where a mark is not escaped.
  private func shown(_ text: String) -> String? {
    var shown = ""
    var rest = text.replacing("<br>", with: "\n")[...].unicodeScalars
    while let scalar = rest.popFirst() {
      if "`*_[]<>|~&$".unicodeScalars.contains(scalar) { return nil }
      guard scalar == "\\" else {
        shown.unicodeScalars.append(scalar)
        continue
      }
      guard let next = rest.popFirst(), next.isASCII, !next.properties.isAlphabetic
      else { return nil }
      shown.unicodeScalars.append(next)
    }
    return shown
  }

  @Test func `no words are taken for marks`() {
    var random = SplitMix64(31)
    for _ in 0..<600 {
      let words = random.text(upTo: 30)
      let clean = CleanText(words).trimmedLines.joined(separator: "\n")
      #expect(shown(MarkdownText(words).text).map { Array($0.utf8) } == Array(clean.utf8))
      #expect(shown(MarkdownText(words).atStart).map { Array($0.utf8) } == Array(clean.utf8))
    }
  }

  @Test(arguments: [
    ("# a", "\\# a"), ("- a", "\\- a"), ("+ a", "\\+ a"), ("1. a", "1\\. a"), ("12) a", "12\\) a"),
    ("---", "\\---"), ("===", "\\==="), ("1.5", "1\\.5"), ("a # b", "a # b"),
    ("a\n# b", "a<br># b"),
    ("    a", "a"), ("> a", "\\> a"), ("2026-03-01", "2026-03-01"),
  ])
  func `a line does not start with a mark`(words: String, text: String) {
    #expect(MarkdownText(words).atStart == text)
  }

  @Test(arguments: [
    ([TextRun.plain("a "), .strong("b c"), .plain(" d")], "a **b c** d"),
    ([.plain("a"), .strong(" b "), .plain("d")], "a **b** d"),
    ([.strong("(a)"), .plain("b")], "<strong>(a)</strong>b"),
    ([.strong("a*b")], "**a\\*b**"), ([.strong(" "), .plain("a")], "a"),
    ([.strong("雨"), .plain("の")], "**雨**の"),
  ])
  func `strong words are strong wherever they stand`(runs: [TextRun], text: String) {
    #expect(MarkdownText(runs).text == text)
  }
}

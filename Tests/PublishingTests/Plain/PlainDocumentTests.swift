import Physiology
import Testing

@testable import Publishing

struct PlainDocumentTests {
  private func text(_ document: Document, _ columns: Int = 60) -> String {
    PlainDocument(document, columns: columns, width: testWidth).text
  }

  @Test func `a small page is as it always was`() {
    #expect(
      text(page()) == """
        Summary
        =======
        March & April

        Facts
        -----

        Length  28 days

        It is strong here.

        - one
        - two

        Cycles
        Start    Days
        -------  ----
        3 March    28
        1 April     9

        Lengths
        All alike.
        March |           ----------*-----------          | 28 days
        - usual

        Pain
        Little.
        day 1 |#################                          | 4 of 10

        Warmth
        Steady.
        day 1 |*                                          | 36.5 °C
        day 2 |*                                          | 36.5 °C
              |:                                          |
        day 4 |o                                          | 36.5 °C
        o disturbed

        Bleeding
        Short.
        March  24 .
        . none
        2 light
        4 heavy

        No diagnosis.

        """)
  }

  @Test func `an empty page has no lines`() {
    let empty = Document(language: "en", title: " ", subtitles: [""], blocks: [.note("")])
    #expect(text(empty).isEmpty)
  }

  @Test func `no line is wider than asked or ends in a space`() {
    var random = SplitMix64(29)
    let wrapping = PlainWrapping(width: testWidth)
    for _ in 0..<60 {
      let words = random.text(upTo: 25)
      let columns = [0, 20, 33, 60, 100][random.below(5)]
      for line in PlainDocument(page(words: words), columns: columns, width: testWidth).lines {
        #expect(wrapping.columns(of: line) <= max(columns, 20) && line.last != " ")
      }
    }
  }

  @Test func `no control of a terminal is left`() {
    let text = text(page(words: "a\u{1B}[31m\u{9B}b\u{202E}\u{7}"))
    #expect(
      !text.unicodeScalars.contains { $0.value != 0x0A && $0.value < 0x20 || $0.value == 0x9B })
  }

  @Test func `facts with long labels stand one below the other`() {
    let label = "a label of quite some length"
    let document = Document(
      language: "en", title: "", blocks: [.facts([LabelledValue(label, "5")])])
    #expect(text(document, 30) == "\(label)\n  5\n")
  }

  @Test func `words from right to left and pictures keep their order`() {
    let document = Document(language: "ar", title: "", blocks: [.plainList(["ألم شديد 🌷", "👩🏽‍🚀"])])
    #expect(text(document) == "- ألم شديد 🌷\n- 👩🏽‍🚀\n")
  }
}

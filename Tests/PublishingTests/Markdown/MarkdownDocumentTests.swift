import Physiology
import Testing

@testable import Publishing

struct MarkdownDocumentTests {
  private func text(_ document: Document) -> String {
    MarkdownDocument(document, width: testWidth).text
  }

  @Test func `a small page is as it always was`() {
    var page = page()
    page.blocks.removeSubrange(6...7)
    #expect(
      text(page)
        == """
        # Summary

        March \\& April

        ## Facts

        - **Length**: 28 days

        It is **strong** here.

        * one
        * two

        **Cycles**

        | Start | Days |
        | :-- | --: |
        | 3 March | 28 |
        | 1 April | 9 |

        **Lengths**

        All alike.

            March |            ------------*-----------            | 28 days
            - usual

        > No diagnosis.

        """)
  }

  @Test func `an empty page has no text`() {
    #expect(text(Document(language: "en", title: "", blocks: [.list([])])).isEmpty)
  }

  @Test func `each row of a table has as many cells as the table`() {
    var random = SplitMix64(37)
    for _ in 0..<200 {
      let words = random.text(upTo: 20)
      let table = DocumentTable(
        columns: [TableColumn(words), TableColumn("b", .centre)],
        rows: [[words, "x"], ["y", words], ["z", words]])
      let lines = text(Document(language: "en", title: "", blocks: [.table(table)])).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 6 && lines[1] == "| :-- | :-: |")
      for line in lines.dropLast() {
        let bars = line.unicodeScalars.indices.filter { place in
          guard line.unicodeScalars[place] == "|" else { return false }
          let before = line.unicodeScalars[..<place].reversed().prefix { $0 == "\\" }
          return before.count.isMultiple(of: 2)
        }
        #expect(bars.count == 3)
      }
    }
  }

  @Test func `no words open a block of their own`() {
    var random = SplitMix64(41)
    for _ in 0..<100 {
      let words = random.text(upTo: 20)
      let document = Document(
        language: "en", title: "x", blocks: [.paragraph(words), .note(words)])
      for line in text(document).split(separator: "\n").dropFirst() {
        let start = line.hasPrefix("> ") ? line.dropFirst(2) : line
        #expect(!["#", "-", "+", "=", "`", "~", "|", " ", ">", "*"].contains(start.first))
      }
    }
  }

  @Test func `a heading keeps a number sign at its end`() {
    let document = Document(
      language: "en", title: "a #", blocks: [.heading("b\n#", level: 2), .note("c")])
    #expect(text(document) == "# a \\#\n\n### b \\#\n\n> c\n")
  }
}

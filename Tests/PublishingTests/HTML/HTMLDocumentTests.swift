import Physiology
import Testing

@testable import Publishing

struct HTMLDocumentTests {
  private func text(_ document: Document) -> String { HTMLDocument(document).text }

  private func body(_ document: Document) throws -> Substring {
    let text = text(document)
    let start = try #require(text.firstRange(of: "<body>\n")).upperBound
    let end = try #require(text.firstRange(of: "\n</body>")).lowerBound
    return text[start..<end]
  }

  @Test func `a small page is as it always was`() throws {
    var page = page()
    page.blocks.removeSubrange(5...7)
    let expected = """
      <header>
      <h1>Summary</h1>
      <p>March &amp; April</p>
      </header>
      <main>
      <h2>Facts</h2>
      <dl>
      <div><dt>Length</dt><dd>28 days</dd></div>
      </dl>
      <p>It is <strong>strong</strong> here.</p>
      <ul>
      <li>one</li>
      <li>two</li>
      </ul>
      <table class="s">
      <caption>Cycles</caption>
      <thead><tr><th scope="col">Start</th><th scope="col" class="e">Days</th></tr></thead>
      <tbody>
      <tr><th scope="row">3 March</th><td class="e">28</td></tr>
      <tr><th scope="row">1 April</th><td class="e">9</td></tr>
      </tbody>
      </table>
      <p class="note">No diagnosis.</p>
      </main>
      """
    #expect(try body(page) == expected)
  }

  @Test func `the character set comes first, and the language is told`() {
    var page = page()
    page.language = "ar"
    page.isRightToLeft = true
    let start =
      "<!doctype html>\n<html lang=\"ar\" dir=\"rtl\">\n<head>\n<meta charset=\"utf-8\">\n"
    #expect(text(page).hasPrefix(start))
  }

  @Test func `a page loads nothing and runs nothing`() throws {
    let text = text(page(words: "<script src=http://a.b onload=x>url(http://a.b)</script>"))
    let reader = try HTMLReader(text)
    #expect(!HTMLStyle.sheet.contains("url(") && !HTMLStyle.sheet.contains("@import"))
    #expect(!HTMLStyle.sheet.contains("<"))
    for name in ["src", "href", "style", "onload"] {
      #expect(!reader.elements.contains { $0.attributes.keys.contains(name) })
    }
    #expect(
      reader.elements.contains { $0.attributes["content"]?.hasPrefix("default-src 'none'") == true }
    )
  }

  @Test func `no words break out of their element`() throws {
    var random = SplitMix64(43)
    for _ in 0..<60 {
      let words = random.text(upTo: 25) + "x"
      let reader = try HTMLReader(text(page(words: words)))
      let line = CleanText(words).line
      #expect(reader.texts("h1") == [line] && reader.texts("title").first == line)
      #expect(reader.texts("dt") == [line] && reader.texts("h2") == [line])
      let joined = CleanText(words).trimmedLines.joined()
      #expect(reader.texts("caption") == [joined])
      #expect(reader.elements.count { $0.name == "svg" } == 4)
    }
  }

  @Test func `what is drawn is also said`() throws {
    let reader = try HTMLReader(text(page()))
    #expect(
      reader.elements.filter { $0.name == "svg" }.allSatisfy { $0.attributes["role"] == "img" })
    #expect(reader.texts("title").dropFirst() == ["Lengths", "Pain", "Warmth", "Bleeding"])
    #expect(
      reader.texts("desc") == [
        "March: 28 days", "day 1: 4 of 10", "day 1: 36.5 °C; day 2: 36.5 °C; day 4: 36.5 °C",
        "March: 2 days",
      ])
  }

  @Test func `an empty page is whole`() throws {
    let reader = try HTMLReader(text(Document(language: "en", title: "", blocks: [])))
    #expect(
      reader.elements.last?.name == "main" && !reader.elements.contains { $0.name == "header" })
  }

  @Test func `a hundred rows are a hundred rows, and their heads come once`() throws {
    let table = DocumentTable(
      columns: [TableColumn("n"), TableColumn("")], rows: (1...100).map { ["\($0)", "x"] })
    let reader = try HTMLReader(text(Document(language: "en", title: "t", blocks: [.table(table)])))
    #expect(reader.elements.count { $0.name == "tr" } == 101)
    #expect(reader.elements.count { $0.attributes["scope"] == "col" } == 1)
  }

  @Test func `a very long word may be cut, and short cells may not`() {
    func table(_ cell: String) -> DocumentBlock {
      .table(DocumentTable(columns: [TableColumn("a")], rows: [[cell]]))
    }
    let long = String(repeating: "x", count: 300)
    let wide = Document(language: "en", title: "t", blocks: [table(long)])
    #expect(text(wide).contains("<table class=\"w\">"))
    #expect(
      text(Document(language: "en", title: "t", blocks: [table("12 March")])).contains(
        "<table class=\"s\">"))
  }

  @Test func `the same page is the same text`() {
    #expect(text(page()) == text(page()))
  }
}

import Testing

@testable import Partnership

struct CardLineTests {
  @Test(arguments: [
    (" tea ", "tea"), ("tea\r\nand\tquiet", "tea and quiet"), ("a\u{A0}\u{2003}b", "a b"),
    ("\u{202E}evil\u{2066}", "evil"), ("\u{1B}[31mred", "[31mred"), ("a\u{200D}b", "a\u{200D}b"),
    ("> quoted", "> quoted"), ("\u{FEFF}x\u{AD}y", "xy"),
  ])
  func `a line is what can be seen of a text`(raw: String, text: String) {
    #expect(CardLine(raw)?.text == text)
  }

  @Test func `a line is 200 characters and 4096 bytes at most`() {
    #expect(CardLine(String(repeating: "ä", count: 201))?.text.count == 200)
    let tower = "a" + String(repeating: "\u{301}", count: 3000)
    #expect(CardLine(tower) == nil)
    #expect(CardLine("b" + "x" + tower)?.text == "bx")
  }

  @Test(arguments: [
    ("it’s “fine”", "it's \"fine\""), ("2026–03—04", "2026-03-04"), ("a -- b", "a - b"),
    ("so…", "so..."), ("❤\u{FE0F}", "❤"), ("«oui»", "\"oui\""),
  ])
  func `quotes, dashes and dots are one kind whichever way they were turned`(
    line: String, folded: String
  ) {
    #expect(CardLine.folded(line) == folded)
    #expect(CardLine.folded(folded) == folded)
  }

  @Test func `making a line of a line changes nothing`() {
    var cards = RandomCards(seed: 5)
    for _ in 0..<2000 {
      guard let line = CardLine(cards.text()) else { continue }
      #expect(
        CardLine(line.text)?.text.unicodeScalars.elementsEqual(line.text.unicodeScalars) == true)
      #expect(line.text.count <= CardLine.mostCharacters)
    }
  }
}

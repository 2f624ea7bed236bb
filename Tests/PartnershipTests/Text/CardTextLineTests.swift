import Testing

@testable import Partnership

struct CardTextLineTests {
  @Test(arguments: [
    "a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "  a  \n\t b", "> a\n>> b", "\u{200E}> a\n> > b\n",
    "\u{FEFF}a\nb",
  ])
  func `line ends, spaces and quote marks of any kind are no part of a line`(text: String) {
    #expect(
      CardTextLine.all(in: text) == [
        CardTextLine(number: 1, text: "a"), CardTextLine(number: 2, text: "b"),
      ])
  }

  @Test func `blank lines are counted and not told`() {
    let lines = CardTextLine.all(in: "\n\r\n \n> \na")
    #expect(lines == [CardTextLine(number: 5, text: "a")])
  }

  @Test(
    arguments: [
      ("bloom partner card 1", 1), ("Bloom Partner Card 2", 2), ("bloom partner card", nil),
      ("bloom partner card 0", nil), ("bloom partner card -1", nil),
      ("my bloom partner card 1", nil),
      ("bloom partner card one", nil), ("bloom partner card 99999999999999999999", nil),
    ] as [(String, Int?)])
  func `only a title and a number are a first line`(text: String, version: Int?) {
    #expect(CardTextLine(number: 1, text: text).version == version)
  }

  @Test(arguments: [
    ("wish: tea: green", "wish", "tea: green"), ("Wish :tea", "wish", "tea"), ("wish:", "wish", ""),
    ("name: \u{301}a", "name", "\u{301}a"),
  ])
  func `a key goes to the first colon`(text: String, key: String, value: String) {
    let found = CardTextLine(number: 1, text: text).keyAndValue
    #expect(found?.key == key && found?.value == value)
  }

  @Test(arguments: ["tea", ": tea", "two words: tea", "wïsh: tea", "12:30"])
  func `a line without a word before a colon has no key`(text: String) {
    #expect(CardTextLine(number: 1, text: text).keyAndValue == nil)
  }
}

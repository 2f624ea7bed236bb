import Testing

@testable import bloom

struct GroundTests {
  @Test(arguments: [
    ("rgb:ffff/ffff/ffff", Ink.Background.light), ("rgb:0000/0000/0000", .dark),
    ("rgb:1e/1e/2e", .dark), ("rgb:fd/f6/e3", .light), ("rgb:f/f/f", .light),
    ("rgba:ffff/ffff/ffff/ffff", nil), ("rgb:ffff/ffff", nil), ("rgb:x/y/z", nil), ("", nil),
  ])
  func `a colour is light or dark as the eye sees it`(text: String, ground: Ink.Background?) {
    #expect(Ground.background(text) == ground)
  }

  @Test func `an answer is read, and what was typed around it is given back`() {
    let bytes = Array("a\u{1B}]11;rgb:0000/0000/0000\u{1B}\\b\u{1B}[?62;4cc".utf8)
    let answer = Ground.read(bytes)
    #expect(answer.background == .dark)
    #expect(answer.isWhole)
    #expect(answer.typed == Array("abc".utf8))
  }

  @Test func `a terminal that knows no colours answers with its kind alone`() {
    let answer = Ground.read(Array("\u{1B}[?1;2c".utf8))
    #expect(answer == Ground.Answer(background: nil, typed: [], isWhole: true))
  }

  @Test func `half an answer is not whole`() {
    #expect(!Ground.read(Array("\u{1B}]11;rgb:ffff/ff".utf8)).isWhole)
    #expect(Ground.read(Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}".utf8)).background == .light)
  }
}

import Testing

@testable import bloom

struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(Array(text.utf8))
  }

  @Test(arguments: [
    ("a", Key.character("a")), ("é", .character("é")), ("中", .character("中")),
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}OH", .home), ("\u{1B}[F", .end), ("\u{1B}[1~", .home), ("\u{1B}[3~", .delete),
    ("\u{1B}[1;5C", .wordRight), ("\u{1B}b", .wordLeft), ("\u{7F}", .backspace), ("\r", .enter),
    ("\u{3}", .interrupt), ("\u{4}", .endOfInput), ("\u{1A}", .suspend), ("\t", .tab),
    ("\u{1B}[99;99Z", .ignored), ("\u{1}", .home), ("\u{17}", .killWord),
  ])
  func `bytes become one key`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test func `a letter that arrives in pieces is one key`() {
    var decoder = KeyDecoder()
    let bytes = Array("é中".utf8)
    var found: [Key] = []
    for byte in bytes { found += decoder.decode([byte]) }
    #expect(found == [.character("é"), .character("中")])
  }

  @Test func `an escape sequence that arrives in pieces is one key`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.decode([UInt8(ascii: "[")]).isEmpty)
    #expect(decoder.decode([UInt8(ascii: "A")]) == [.up])
  }

  @Test func `a bracketed paste is one key, newlines and all`() {
    #expect(keys("\u{1B}[200~one\r\ntwo\u{1B}[201~x") == [.paste("one\r\ntwo"), .character("x")])
  }

  @Test func `bytes that are no text become the replacement character`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF]) == [.character("\u{FFFD}")])
  }

  @Test func `an endless escape sequence is let go`() {
    var decoder = KeyDecoder()
    _ = decoder.decode([0x1B, UInt8(ascii: "[")] + Array(repeating: UInt8(ascii: "1"), count: 64))
    #expect(decoder.decode([UInt8(ascii: "a")]) == [.character("a")])
  }
}

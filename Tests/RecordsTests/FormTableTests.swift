import Testing

@testable import Records

/// Forms of concepts as one tree of words.
struct FormTableTests {
  private func table(_ text: String) throws -> String? {
    FormTable(of: [try RecordFile("%rec: Concept\n\n" + text, name: "x.rec")])?.text
  }

  @Test func `words are counted once and forms share how they begin`() throws {
    let text = "Id: pain.back\nKind: part\nForm: lower back\nForm: lower-backs\nForm: low\n"
    let table = try #require(try table(text))
    let head = ["0001", "0000", "0003", "0003", "0002", "0002", "000C", "000<"].joined()
    #expect(table.hasPrefix(head + "04part09pain.back00"))
    let slots = table.dropFirst(32 + 19).prefix(3 * 64)
    #expect(slots.filter { $0 != "0" }.sorted() == ["1", "2", "3"])
    let words = ["00002", "00032", "00082", "000<0", "lowlowerback"].joined()
    let nodes = ["0000020002", "0010020012", "0020030012", "0000030020"].joined()
    let rest = String(slots) + words + nodes + "000000"
    #expect(table.hasSuffix(rest))
  }

  @Test func `forms that are not plain stand as they are`() throws {
    let text = "Id: a\nKind: cue\nValue: b\nForm: né\nForm: note:\n"
    let table = try #require(try table(text))
    #expect(table.hasPrefix("0001000200000000"))
    let rest = ["03cue", "01a", "01b", "000", "03né", "000", "05note:"].joined()
    #expect(table.dropFirst(32).hasPrefix(rest))
  }

  @Test(arguments: ["Id: a\nForm: x\n", "Kind: a\nForm: x\n", "Id: a\n+ b\nKind: c\n"])
  func `a concept without id and kind on a line gives no table`(text: String) throws {
    #expect(try table(text) == nil)
  }
}

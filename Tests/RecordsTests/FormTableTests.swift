import Testing

@testable import Records

/// Forms of concepts as one tree of words.
struct FormTableTests {
  private func table(_ text: String) throws -> String? {
    FormTable(of: [try RecordFile("%rec: Concept\n\n" + text, name: "x.rec")])?.text
  }

  @Test func `words are counted once and forms share how they begin`() throws {
    let text = "Id: pain.back\nKind: part\nForm: lower back\nForm: lower-backs\nForm: low\n"
    #expect(
      try table(text) == "0001" + "0003" + "0003" + "0002" + "0000"
        + "04part" + "09pain.back" + "00" + "05lower" + "04back" + "03low"
        + "000000" + "001001" + "000002" + "001000" + "002000")
  }

  @Test func `forms that are not plain stand as they are`() throws {
    let text = "Id: a\nKind: cue\nValue: b\nForm: né\nForm: note:\n"
    #expect(
      try table(text) == "0001" + "0000" + "0000" + "0000" + "0002" + "03cue" + "01a" + "01b"
        + "000" + "03né" + "000" + "05note:")
  }

  @Test(arguments: ["Id: a\nForm: x\n", "Kind: a\nForm: x\n", "Id: a\n+ b\nKind: c\n"])
  func `a concept without id and kind on a line gives no table`(text: String) throws {
    #expect(try table(text) == nil)
  }
}

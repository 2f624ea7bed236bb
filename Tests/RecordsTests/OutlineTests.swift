import Testing

@testable import Records

/// The outline of a file stands for what a look at its lines finds.
struct OutlineTests {
  private static let files = [
    "", "# only this\n\n", "Id: one", "Id:one\nForm:\ta\nForm:\n\n\nId: two\n# x\nForm: né ☕️\n",
    "A: b\\\nc\\\nd\n+ e\nB: f\r\n\r\nC: g\r\n",
    "%rec: Concept\n%key: Id\n%mandatory: Form\n\nId: 1\nForm: \(String(repeating: "x", count: 5000))"
      + "\n\n# y\n%rec: Other\n\nId: 1\n",
  ]

  @Test(arguments: files) func `a file reads the same by its outline`(text: String) throws {
    let outline = try Outline(of: text, name: "x.rec")
    let read = try RecordFile(text, name: "x.rec")
    let outlined = try RecordFile(text, name: "x.rec", outline: outline)
    #expect(outlined.sets.map(\.type) == read.sets.map(\.type))
    #expect(outlined.sets.map(\.records) == read.sets.map(\.records))
  }

  @Test(arguments: ["1", "1000", "1050J", "9999", "100zzzzzzzz0", "1z000", "010:0", "not one"])
  func `an outline of another file is not followed`(outline: String) throws {
    let text = "Id: one\nForm: a\n"
    let file = try RecordFile(text, name: "x.rec", outline: Outline(text: outline))
    #expect(file.sets == (try RecordFile(text, name: "x.rec")).sets)
  }

  @Test func `an outline of one type leaves out the records of others`() throws {
    let text = "%rec: A\n\nId: 1\n\nId: 2\n\n%rec: B\n\nId: 3\n\n%rec: C\n\nId: 4\n"
    let outline = try Outline(of: text, name: "x.rec", keeping: "B")
    let read = try RecordFile(text, name: "x.rec")
    let outlined = try RecordFile(text, name: "x.rec", outline: outline)
    #expect(outlined.records(of: "B") == read.records(of: "B"))
    #expect(outlined.records(of: "A").isEmpty && outlined.records(of: "C").isEmpty)
  }

  @Test func `a file without form has no outline`() {
    #expect(throws: RecordError.self) { try Outline(of: "Id 2\n", name: "x.rec") }
  }
}

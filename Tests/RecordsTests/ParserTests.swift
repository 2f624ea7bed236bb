import Records
import Testing

/// What lines mean: fields, continuations, comments and blank lines.
struct ParserTests {
  @Test func `fields, comments and blank lines make records`() throws {
    let file = try RecordFile(
      "# a list\nId: one\nForm: a\n# inside\nForm: b\n\n \t\nId: two\n", name: "x.rec")
    let records = file.records(of: nil)
    #expect(records.map { $0["Id"] } == ["one", "two"])
    #expect(records[0].all("Form") == ["a", "b"])
    #expect(records.map(\.line) == [2, 8])
    #expect(records[0].fields.map(\.line) == [2, 3, 5])
    #expect(records[1]["Form"] == nil)
    #expect(records[1].all("Form") == [])
  }

  @Test(arguments: [
    ("A: b", "b"), ("A:b", "b"), ("A:\tb", "b"), ("A:", ""), ("A: ", ""), ("A:  b ", " b "),
    ("A: b\n+ c", "b\nc"), ("A: b\n+c", "b\nc"), ("A: b\n+\n+  d", "b\n\n d"),
    ("A: b\\\nc", "bc"), ("A: b\\\nc\\\nd\n+ e", "bcd\ne"), ("A: b\n+ c\\\nd", "b\ncd"),
    ("A: b\\", "b\\"), ("A: b\r\n+ c\r\n", "b\nc"), ("A: x: y # z", "x: y # z"),
    ("A: né ☕️ 😀", "né ☕️ 😀"),
  ])
  func `a value is read as recutils reads it`(text: String, value: String) throws {
    let records = try RecordFile(text, name: "x.rec").records(of: nil)
    #expect(records.count == 1)
    #expect(records.first?["A"] == value)
  }

  @Test func `the fields after a long value keep their lines`() throws {
    let file = try RecordFile("A: b\\\nc\\\nd\n+ e\nB: f\n\nC: g", name: "x.rec")
    #expect(file.records(of: nil).flatMap(\.fields).map(\.line) == [1, 5, 7])
  }

  @Test func `an empty file has no sets`() throws {
    #expect(try RecordFile("", name: "x.rec").sets.isEmpty)
    #expect(try RecordFile("# only this\n\n", name: "x.rec").sets.isEmpty)
  }

  @Test func `several types live in one file`() throws {
    let file = try RecordFile(
      "Free: 1\n\n%rec: A\n%doc: first\n\nId: 1\n\nId: 2\n\n%rec: B https://e.org\n\nId: 3",
      name: "x.rec")
    #expect(file.sets.map(\.type) == [nil, "A", "B"])
    #expect(file.sets.map(\.records.count) == [1, 2, 1])
    #expect(file.sets[1].descriptor?.doc == "first")
    #expect(file.records(of: "A").map(\.type) == ["A", "A"])
    #expect(file.records(of: "C").isEmpty)
  }

  @Test func `a record names its place in an error`() throws {
    let record = try #require(
      try RecordFile("\nId: one\nText: a\n+ b\n", name: "x.rec").records(of: nil).first)
    let error = record.error("it is short", remedy: "write more", at: record.field("Text"))
    #expect(error.description == "x.rec:3:7: it is short; write more\nText: a\n      ^")
    #expect(record.error("p", remedy: "r").line == 2)
  }
}

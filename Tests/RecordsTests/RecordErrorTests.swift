import Records
import Testing

/// Every fault a recfile can have, with its message.
struct RecordErrorTests {
  private func message(_ text: String) throws -> String {
    try #require(throws: RecordError.self) { try RecordFile(text, name: "x.rec") }.description
  }

  @Test(arguments: [
    (
      "Id: 1\nnonsense\n",
      """
      x.rec:2:9: a colon is missing after the field's name; \
      write Name: value; a name has letters, digits and _ only
      nonsense
              ^
      """
    ),
    (
      "A-b: 1\n",
      """
      x.rec:1:2: a colon is missing after the field's name; \
      write Name: value; a name has letters, digits and _ only
      A-b: 1
       ^
      """
    ),
    (
      "1: a\n",
      """
      x.rec:1:1: the line is not a field; \
      write Name: value, or start it with # for a comment or + to continue a value
      1: a
      ^
      """
    ),
    (
      "A: b\n  more\n",
      """
      x.rec:2:1: the line starts with a space; \
      start it with + to continue the value above, or remove the space
        more
      ^
      """
    ),
    (
      "A: b\n # note\n",
      "x.rec:2:1: the line starts with a space; start the comment in the first column\n # note\n^"
    ),
    (
      "\n+ more\n",
      """
      x.rec:2:1: a + line has no field above it to continue; \
      write the field first, as in Text: ...
      + more
      ^
      """
    ),
    (
      "A: b\n# note\n+ more\n",
      """
      x.rec:3:1: a + line has no field above it to continue; \
      write the field first, as in Text: ...
      + more
      ^
      """
    ),
  ])
  func `a line that cannot be read`(text: String, expected: String) throws {
    #expect(try message(text) == expected)
  }

  @Test(arguments: [
    ("%key: Id\n", "1:1: %key stands without a record type; start the descriptor with %rec: Type"),
    ("%rec: A\n%rec: B\n", "2:7: the descriptor has a second %rec; put a blank line before it"),
    ("%rec: A b c\n", "1:7: %rec does not name one record type; write %rec: Type"),
    ("%rec:\n", "1:6: %rec does not name one record type; write %rec: Type"),
    ("%rec: A\n%mandatry: Id\n", "2:1: %mandatry is not a rule; use %key %mandatory %allowed"),
    ("%rec: A\nId: 1\n", "2:1: Id stands inside a descriptor; put a blank line before the first"),
    ("%rec: A\n\n%rec: B\n\n%rec: A\n", "5:7: the record type A is described twice; move its"),
    ("%rec: A\n%key: Id Name\n", "2:7: a set has one key field; write %key: Id once"),
    ("%rec: A\n%key: Id\n%key: B\n", "3:7: a set has one key field; write %key: Id once"),
    ("%rec: A\n%type: Id\n", "2:8: %type needs field names and a type; write %type: Id,Other line"),
    ("%rec: A\n%type: Id word\n", "2:8: \"word\" is not a type; use one of: int real range line"),
    ("%rec: A\n%type: Id int 3\n", "2:8: \"3\" follows a type that takes nothing; remove it"),
    ("%rec: A\n%type: Id size\n", "2:8: size needs one number; write size 120"),
    ("%rec: A\n%type: Id range a\n", "2:8: range needs one or two whole numbers; write range 4 42"),
    ("%rec: A\n%type: Id enum\n", "2:8: enum needs at least one word; write enum yes no"),
    ("%rec: A\n%typedef: W\n", "2:11: %typedef needs a name and a type; write %typedef: Week"),
    ("%rec: A\n%size: many\n", "2:8: %size needs a number of records; write %size: 39"),
    ("%rec: A\n%size: ~ 3\n", "2:8: \"~\" does not compare; use < <= > >= or no sign"),
  ])
  func `a descriptor that makes no sense`(text: String, expected: String) throws {
    #expect(try message(text).hasPrefix("x.rec:" + expected))
  }

  @Test(arguments: [
    ("%key: Id", "B: 1", "4:1: the record lacks the key field Id; add a line Id: ..."),
    ("%key: Id", "Id: 1\nId: 2", "5:1: Id occurs twice in one record; keep one, or put a blank"),
    ("%key: Id", "Id: 1\n\nId: 1", "6:5: Id \"1\" is taken by line 4; give this record another Id"),
    ("%singular: B", "B: 1\n\nB: 1", "6:4: B \"1\" is taken by line 4; give this record another B"),
    ("%mandatory: A B", "A: 1", "4:1: the record lacks the mandatory field B; add a line B: ..."),
    ("%unique: A", "A: 1\nA: 2", "5:1: A occurs twice in one record; keep one"),
    ("%prohibit: A", "A: 1", "4:1: A is prohibited in T records; remove it"),
    ("%allowed: A B", "C: 1", "4:1: C is not a field of T records; use one of: A B"),
    ("%size: 2", "A: 1", "1:7: the set has 1 records, which %size does not allow; add or remove"),
    ("%size: < 1", "A: 1", "1:7: the set has 1 records, which %size does not allow"),
    ("%type: A int", "A: x", "4:4: \"x\" is not a whole number; write digits, as in 12"),
    ("%type: A range 4 42", "A: 43", "4:4: 43 is out of range; write a number from 4 to 42"),
    ("%type: A range MIN 3", "A: 4", "4:4: 4 is out of range; write a number of at most 3"),
    ("%type: A range 3 MAX", "A: 2", "4:4: 2 is out of range; write a number of at least 3"),
    ("%type: A range 5", "A: -1", "4:4: -1 is out of range; write a number from 0 to 5"),
    ("%type: A real", "A: 1e5", "4:4: \"1e5\" is not a number; write digits, as in 36.6"),
    ("%type: A line", "A: a\n+ b", "4:4: the value has several lines; write it on one line"),
    ("%type: A size 2", "A: añb", "4:4: the value has 3 characters; use at most 2"),
    ("%type: A bool", "A: True", "4:4: \"True\" is neither yes nor no; write yes or no"),
    ("%type: A enum a b", "A: c", "4:4: \"c\" is not allowed here; use one of: a b"),
    ("%type: A date", "A: 2026-02-29", "4:4: \"2026-02-29\" is not a date; write it as 2026-03-01"),
    ("%type: A email", "A: me", "4:4: \"me\" is not an e-mail address; write it as name@"),
    ("%type: A field", "A: a-b", "4:4: \"a-b\" is not a field's name; use letters, digits and _"),
    ("%type: A uuid", "A: 12", "4:4: \"12\" is not a UUID; write 8-4-4-4-12 hexadecimal digits"),
    ("%typedef: W range 1 3\n%type: A W", "A: 9", "5:4: 9 is out of range; write a number from 1"),
  ])
  func `a record that breaks its descriptor`(
    rule: String, records: String, expected: String
  ) throws {
    #expect(
      try message("%rec: T\n\(rule)\n\n\(records)\n").hasPrefix("x.rec:" + expected))
  }

  @Test func `the caret stands under the value`() throws {
    #expect(
      try message("%rec: T\n%type: Week int\n\nId: ü\nWeek: ü9\n")
        == """
        x.rec:5:7: "ü9" is not a whole number; write digits, as in 12
        Week: ü9
              ^
        """)
  }

  @Test func `the place after a joined line is that of the file`() throws {
    #expect(try message("A: b\\\nc\nbad\n").hasPrefix("x.rec:3:4: "))
  }

  @Test(arguments: [
    (1, 1, "x.rec:2:7: bad; mend it\nText: one\n      ^"),
    (1, 3, "x.rec:2:9: bad; mend it\nText: one\n        ^"),
    (2, 1, "x.rec:3:3: bad; mend it\n+ two\n  ^"),
    (2, 4, "x.rec:3:6: bad; mend it\n+ two\n     ^"),
  ])
  func `a place inside a value has its line and column in the file`(
    line: Int, column: Int, description: String
  ) throws {
    let file = try RecordFile("Id: a\nText: one\n+ two\n", name: "x.rec")
    let record = try #require(file.sets.first?.records.first)
    let field = try #require(record.field("Text"))
    let error = record.error("bad", remedy: "mend it", in: field, line: line, column: column)
    #expect(error.description == description)
  }
}

import Records
import Testing

/// Values that fit their type.
struct FieldTypeTests {
  @Test(arguments: [
    ("int", ["0", "-17", "+3", "0x1F", "007"]), ("real", ["1", "-1.5", ".5", "5.", "+2"]),
    ("range 4 42", ["4", "42"]), ("range MIN 3", ["-99", "3"]), ("range 5", ["0", "5"]),
    ("range MIN MAX", ["1"]), ("line", ["", "a b"]), ("size 3", ["äöü", ""]),
    ("bool", ["yes", "no", "true", "false", "1", "0"]),
    ("enum a (the first) b (the second one)", ["a", "b"]), ("enum\n+ a\n+ b", ["b"]),
    ("date", ["2024-02-29", "2000-02-29", "2026-03-11T09:30", "2026-03-11 09:30:15"]),
    ("email", ["a@b.org"]), ("field", ["Id", "%key", "a_1"]),
    ("uuid", ["123e4567-e89b-12d3-a456-426614174000"]), ("regexp /^x$/", ["y"]),
    ("rec Other", ["y"]),
  ])
  func `a value that fits is accepted`(type: String, values: [String]) throws {
    for value in values {
      let text = "%rec: T\n%type: A,B \(type)\n\nA: \(value)\nB: \(value)\n"
      #expect(throws: Never.self, "\(value)") { try RecordFile(text, name: "x.rec") }
    }
  }

  @Test(arguments: [
    ("int", ["", "1.0", "0x", "--1", "1 2"]), ("real", ["", ".", "1,5", "-", "1.2.3"]),
    ("range 4 42", ["3", "x"]), ("bool", ["", "Yes"]), ("enum a (b) c", ["b", "(b)", ""]),
    (
      "date",
      ["2023-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "26-01-01", "2026-03-11T24:00"]
    ),
    ("email", ["@b", "a@", "a@b@c"]), ("field", ["", "1a", "a b"]),
  ])
  func `a value that does not fit is refused`(type: String, values: [String]) throws {
    for value in values {
      let text = "%rec: T\n%type: A \(type)\n\nA: \(value)\n"
      #expect(throws: RecordError.self, "\(value)") { try RecordFile(text, name: "x.rec") }
    }
  }

  @Test func `a descriptor is read`() throws {
    let file = try RecordFile(
      """
      %rec: T
      %key: Id
      %mandatory: A B
      %mandatory: C
      %allowed: D
      %sort: Id
      %confidential: X
      %size: >= 1
      %typedef: Week_t range 4 42
      %type: A Week_t
      %doc: one
      + two

      Id: 1
      A: 4
      B:
      C: c
      D: d
      """, name: "x.rec")
    let descriptor = try #require(file.sets.first?.descriptor)
    #expect(descriptor.key == "Id" && descriptor.mandatory == ["A", "B", "C"])
    #expect(descriptor.allowed == ["D"] && descriptor.size == 1...Int.max)
    #expect(descriptor.types == ["A": .range(min: 4, max: 42)])
    #expect(descriptor.doc == "one\ntwo")
  }
}

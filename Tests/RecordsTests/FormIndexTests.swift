import Testing

@testable import Records

/// An index of forms finds those with a wanted key, where they stand.
struct FormIndexTests {
  private static let text = """
    %rec: Other

    Id: o
    Form: not indexed

    %rec: Concept

    Id: one
    Form: a b
    Form: é c

    Id: two
    Kind: x

    Id: three
    Form: b a
    Form: c\n
    """

  private static func index(
    _ text: String, keys: (String) -> [String] = { $0.split(separator: " ").map(String.init) }
  ) throws -> FormIndex? {
    FormIndex(of: try RecordFile(text, name: "x.rec")) { $0.map(keys) }
  }

  private static func found(_ index: FormIndex, _ keys: Set<String>) -> [String] {
    let bytes = Array(text.utf8)
    return index.places { keys.contains(String(decoding: $0, as: UTF8.self)) }
      .map { "\($0.record) " + String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(arguments: [
    (["a"], ["0 a b", "2 b a"]), (["a", "b"], ["0 a b", "2 b a"]), (["é"], ["0 é c"]),
    (["c", "b"], ["0 a b", "0 é c", "2 b a", "2 c"]), (["d"], []), ([], []),
  ])
  func `forms are found by their keys, each once and in order`(
    keys: [String], forms: [String]
  ) throws {
    let index = try #require(try Self.index(Self.text))
    #expect(Self.found(index, Set(keys)) == forms)
    #expect(Self.found(FormIndex(text: index.text), Set(keys)) == forms)
  }

  @Test func `a key may be empty or long, and a form far from the others`() throws {
    let long = String(repeating: "x", count: 3000)
    let text = "%rec: Concept\n\nId: 1\nForm: a\n\n# \(long)\nId: 2\nForm: \(long)\n"
    let index = try #require(try Self.index(text) { $0.count > 1 ? [$0] : [""] })
    let places = index.places { _ in true }
    #expect(places.map(\.record) == [0, 1])
    #expect(places.map(\.range.count) == [1, 3000])
    #expect(index.places { $0.isEmpty }.map(\.record) == [0])
  }

  @Test(arguments: ["a\n+ b", "a\\\nb"])
  func `a file with a form of several lines has no index`(form: String) throws {
    #expect(try Self.index("%rec: Concept\n\nId: 1\nForm: \(form)\n") == nil)
  }

  @Test(arguments: ["", "0", "1", "9z", "1a500", "zzzzzzzz0", "1a8zzzz00"])
  func `a text that is no index is read to its end`(text: String) {
    #expect(FormIndex(text: text).places { _ in true }.count < 9)
  }

  @Test func `an outline without forms has the other fields where they stand`() throws {
    let outline = try Outline(of: Self.text, name: "x.rec", omitsForms: true)
    let whole = try RecordFile(Self.text, name: "x.rec")
    let headed = try RecordFile(Self.text, name: "x.rec", outline: outline)
    #expect(headed.sets.map(\.type) == ["Other", "Concept"])
    #expect(headed.records(of: "Other") == whole.records(of: "Other"))
    for (record, lean) in zip(whole.records(of: "Concept"), headed.records(of: "Concept")) {
      #expect(Array(lean.fields) == record.fields.filter { $0.name != "Form" })
    }
  }
}

import MessageFormat
import Testing

/// Which keys of a message nothing can select.
struct KeysTests {
  @Test(arguments: [
    ("en", ":number", "0 1.5 one other -3 1e2", ""),
    ("en", ":number", "two few many zero", "two few many zero"),
    ("en", ":number select=ordinal", "one two few other many", "many"),
    ("en", ":integer select=exact", "1 one other", "one other"),
    ("ar", ":number", "zero one two few many other", ""),
    ("zh-Hant", ":number", "one other", "one"),
    ("es", ":percent", "one many two", "two"), ("en", ":offset add=1", "first", "first"),
    ("en", ":string", "two first", ""), ("en", ":app:number", "two", ""),
  ])
  func `a key that is neither a number nor a form of the language is idle`(
    locale: String, call: String, keys: String, idle: String
  ) throws {
    let variants = keys.split(separator: " ").map { "\($0) {{}}" }.joined(separator: " ")
    let model = try MessageModel(
      parsing: ".input {$n \(call)} .match $n \(variants) * {{}}")
    #expect(model.idleKeys(locale: locale).joined(separator: " ") == idle)
  }

  @Test func `each selector has its own keys`() throws {
    let model = try MessageModel(
      parsing: """
        .input {$n :number} .input {$s :string} .match $n $s
        two two {{}} two one {{}} one few {{}} * * {{}}
        """)
    #expect(model.idleKeys(locale: "en") == ["two"])
    #expect(try MessageModel(parsing: "text").idleKeys(locale: "en") == [])
  }
}

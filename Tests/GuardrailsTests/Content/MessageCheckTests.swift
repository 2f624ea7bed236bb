import Guardrails
import Knowledge
import Testing

/// The messages of replies and phrases, held to the rules of MessageFormat 2.
struct MessageCheckTests {
  /// What is wrong with a library that has one more reply, in that reply's file.
  private func faults(_ text: String, type: String = "Reply") throws -> [String] {
    let path = "en/skills/more.rec"
    let shipped = Library.embedded()
    var files = Dictionary(
      uniqueKeysWithValues: shipped.paths(under: "")
        .filter { !$0.hasPrefix("en/skills/") }.map { ($0, shipped.text($0) ?? "") })
    files[path] = "%rec: \(type)\n\nId: a\n\(text)\n"
    return try ContentCheck(library: Library(files: files)).faults()
      .filter { $0.file == path && $0.line > 1 }.map(\.description)
  }

  @Test func `a message that cannot be parsed is named with file, line and column`() throws {
    #expect(
      try faults("Text: Hello {$name, how are you?") == [
        """
        en/skills/more.rec:4:19: the placeholder has something it cannot hold; \
        use :function, option=value and @attribute, each after a space
        """
      ])
  }

  @Test func `a fault in a later line of a message has that line`() throws {
    let text = "Text: One.\nText: .input {$n :number}\n+ .match $n\n+ 1 {{A.}}\n+ 1 {{B.}} * {{C.}}"
    #expect(
      try faults(text) == [
        "en/skills/more.rec:8:3: another variant has the same keys; keep one"
      ])
  }

  @Test func `a message without a variant for every value is named`() throws {
    let faults = try faults("Text: .input {$n :number} .match $n one {{A.}}", type: "Phrase")
    #expect(faults.count == 1)
    #expect(faults.first?.contains("no variant fits every value; add * {{...}}") == true)
  }

  @Test(arguments: [
    ("number", "two", true), ("number", "uno", true), ("number", "one", false),
    ("number", "0", false), ("number select=ordinal", "two", false),
    ("integer select=exact", "one", true), ("string", "two", false),
  ])
  func `a key that nothing selects is named`(call: String, key: String, isIdle: Bool) throws {
    let faults = try faults("Text: .input {$n :\(call)} .match $n \(key) {{A.}} * {{B.}}")
    #expect(
      faults
        == (isIdle
          ? [
            """
            en/skills/more.rec:4: no number selects the key \(key); \
            use a number or a plural form that the language has
            """
          ] : []))
  }

  @Test func `every variant is held to what may be said`() throws {
    let text = "Text: .input {$n :number} .match $n 1 {{Rest.}} * {{You have endometriosis.}}"
    let faults = try faults(text)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("claim.diagnosis") == true)
  }
}

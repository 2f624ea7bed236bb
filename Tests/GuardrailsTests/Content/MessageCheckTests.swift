import EmbeddedKnowledge
import Guardrails
import Knowledge
import Testing

/// The messages of replies and phrases, held to the rules of MessageFormat 2.
struct MessageCheckTests {
  /// What is told by the files that a reply is not held to.
  private static let content = [
    "affirmations", "breathing", "care", "learn", "lexicon", "nutrition", "pregnancy", "skills",
    "training", "yoga",
  ].map { "en/\($0)/" }

  /// What is wrong with a library that has one reply, in that reply's file.
  private func faults(_ text: String, type: String = "Reply") throws -> [String] {
    let path = "en/skills/more.rec"
    let shipped = Library.embedded()
    var files = Dictionary(
      uniqueKeysWithValues: shipped.paths(under: "")
        .filter { path in !Self.content.contains { path.hasPrefix($0) } }
        .map { ($0, shipped.text($0) ?? "") })
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

  @Test func `every variant is held to what may be said`() throws {
    let text = "Text: .input {$n :number} .match $n 1 {{Rest.}} * {{You have endometriosis.}}"
    let faults = try faults(text)
    #expect(faults.count == 1)
    #expect(faults.first?.contains("claim.diagnosis") == true)
  }

  @Test(arguments: [
    "{{Rest. {|You have endometriosis.|}}}", "Rest. {|You have endometriosis.| :string}",
    ".local $a = {|You have endometriosis.|} {{Rest. {$a}}}",
    ".local $a = {|You have|} .local $b = {$a} {{Rest. {$b} endometriosis.}}",
    ".local $a = {|You have endometriosis.| :string} .local $b = {$a :string} {{Rest. {$b}}}",
    "Rest. {$n :bloom:say text=|You have endometriosis.|}",
    "Rest. You have {:bloom:say what=endometriosis}.",
    ".local $a = {1 :bloom:say what=endometriosis} {{Rest. You have {$a}.}}",
    ".local $a = {endometriosis} {{Rest. You have {1 :bloom:say what=$a}.}}",
    ".input {$n :bloom:say what=|You have endometriosis.|} {{Rest {$n}.}}",
    "{#b title=|You have endometriosis.|}Rest.{/b}", "Rest. You {#b}have{/b} endometriosis.",
    "{|You\u{A0}have\u{A0}endometriosis.|}", "{You}{|\u{3000}|}{have}{|\u{3000}|}{endometriosis}.",
    ".input {$n :number} .match $n 1 {{Rest.}} * {{{|You have endometriosis.|}}}",
  ])
  func `what stands in a literal is held to what may be said`(text: String) throws {
    let faults = try faults("Text: \(text)")
    #expect(faults.count == 1, "\(faults)")
    #expect(faults.first?.contains("claim.diagnosis") == true)
  }

  @Test func `a literal raises its voice no more than a text`() throws {
    let faults = try faults("Text: Rest {$n :bloom:say what=|now !|}.")
    #expect(faults.count == 1)
    #expect(faults.first?.contains("it raises its voice") == true)
  }

  @Test func `a literal that says nothing wrong is no fault`() throws {
    #expect(try faults("Text: Rest {|a little|} in {$n :bloom:qty unit=ml} steps.") == [])
  }
}

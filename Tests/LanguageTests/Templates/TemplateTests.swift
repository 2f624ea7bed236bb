import Knowledge
import Testing

@testable import Language

@Suite struct TemplateTests {
  private func match(_ template: String, _ text: String) throws -> TemplateMatch? {
    let message = Normaliser().normalise(text)
    var spans = TemplateSpans(open: ["text"])
    for (index, token) in message.tokens.enumerated() {
      if token.number != nil { spans.add("pain", index..<(index + 1)) }
      if ["bloated", "tired"].contains(token.text) { spans.add("symptom", index..<(index + 1)) }
    }
    let index = TemplateIndex([.init(intent: "a.b", text: template)])
    return index.match(message, in: message.tokens.indices, spans: spans)
  }

  @Test(arguments: [
    ("when is my (next|upcoming) period [due]", "When is my next period?"),
    ("when is my (next|upcoming) period [due]", "when is my upcoming period due, please"),
    ("[my] cramps [are|were] [at|a] {pain}", "my cramps were a 7"),
    ("[my] cramps [are|were] [at|a] {pain}", "cramps 7"),
    ("{list:symptom} [today]", "bloated and tired today"),
    ("note {text}", "note: bring pads, and water"),
    ("what's up", "whats up"),
    ("(a (b|c)|d) e", "a c e"),
    ("(a (b|c)|d) e", "d e"),
  ]) func `a template covers what it should`(template: String, text: String) throws {
    #expect(try match(template, text) != nil)
  }

  @Test(arguments: [
    ("when is my (next|upcoming) period [due]", "when is my period"),
    ("when is my (next|upcoming) period [due]", "when is my next period over"),
    ("cramps {pain}", "cramps"),
    ("{list:symptom} [today]", "today"),
    ("(a (b|c)|d) e", "a d e"),
    ("note {text}", "note"),
  ]) func `a template covers nothing else`(template: String, text: String) throws {
    #expect(try match(template, text) == nil)
  }

  @Test func `slots carry the tokens that filled them`() throws {
    let match = try #require(try match("cramps {pain} [and {symptom}]", "cramps 7 and bloated"))
    #expect(
      match.slots == [.init(slot: "pain", tokens: 1..<2), .init(slot: "symptom", tokens: 3..<4)])
    #expect(match.literals == 2 && match.wildcards == 0)
  }

  @Test func `of two that cover the fewest wildcards win and then the most words`() throws {
    let index = TemplateIndex(
      [("wild", "note {text}"), ("long", "note my water"), ("short", "note my {symptom}")]
        .map { .init(intent: IntentID("a." + $0.0), text: $0.1) })
    let message = Normaliser().normalise("note my water")
    var spans = TemplateSpans(open: ["text"])
    spans.add("symptom", 2..<3)
    #expect(index.match(message, in: 0..<3, spans: spans)?.intent == "a.long")
  }

  @Test(arguments: [
    ("when (is", TemplateProblem.unclosed("(")), ("when [is", .unclosed("[")),
    ("{date", .unclosed("{")), ("is) it", .unexpected(")")), ("a | b", .unexpected("|")),
    ("(a|) b", .emptyBranch), ("() b", .emptyBranch), ("{} b", .badSlot),
    ("{many:date}", .badSlot), ("[a] [b]", .matchesNothing), ("", .matchesNothing),
  ]) func `a template that cannot be read names what is wrong`(
    text: String, problem: TemplateProblem
  ) {
    #expect(throws: LanguageError.template(intent: "a.b", template: text, problem: problem)) {
      try Template(intent: "a.b", text: text)
    }
  }

  @Test func `an error names intent, template and remedy`() {
    let error = LanguageError.template(
      intent: "a.b", template: "when (is", problem: .unclosed("("))
    #expect(error.description == "a.b: Say: when (is: \"(\" is never closed; close it")
  }

  @Test func `expansions use every branch`() throws {
    let node = try TemplateNode.parse("(log|note|add) [my] {pain} (now|today)")
    let lines = node.expansions { slot, number in "\(slot)\(number)" }
    #expect(lines == ["log my pain0 now", "note pain1 today", "add my pain2 now"])
  }
}

import Testing

@testable import embed_knowledge

/// The keys by which forms are found.
struct FormKeysTests {
  @Test func `only files with many forms are indexed`() {
    #expect(FormKeys(ofFile: "en/answers.rec") == .openings)
    #expect(FormKeys(ofFile: "en/guardrails/concepts.rec") == .anchors)
    #expect(FormKeys(ofFile: "en/guardrails/claims.rec") == nil)
    #expect(FormKeys(ofFile: "concepts.rec") == nil)
  }

  @Test(arguments: [
    ("yes", "yes"), ("i dont know", "i dont"), ("2 weeks ago", "2 weeks"), ("he / him", ""),
    ("it's", ""), ("well-known", ""), ("Yes", ""), ("", ""),
  ])
  func `a phrase is found by its first two words where all are plain`(
    phrase: String, key: String
  ) {
    #expect(FormKeys.openings.keys(of: [phrase]) == [[key]])
  }

  @Test func `a form is found by its rarest part that must be there`() {
    let forms = [
      "bleed* <lots>", "pad|pads bleed*", "<lots> {n}", "^ [so] bleed* ~2 pads $", "pads",
    ]
    #expect(
      FormKeys.anchors.keys(of: forms)
        == [["bleed*"], ["bleed*"], [""], ["bleed*"], ["pads"]])
  }

  @Test func `an indexed file has its outline without forms and its index`() {
    let text = "%rec: Concept\n\nId: a\nForm: yes please\n"
    let file = KnowledgeFile(path: "en/answers.rec", bytes: Array(text.utf8))
    let source = String(decoding: EmbeddedSource(files: [file]).bytes, as: UTF8.self)
    #expect(source.contains("heads en/answers.rec\\nforms en/answers.rec\\n"))
    #expect(source.contains("\n    \":yes please30K:\",\n"))
    #expect(KnowledgeFile(path: "en/a.rec", bytes: file.bytes).forms == nil)
  }
}

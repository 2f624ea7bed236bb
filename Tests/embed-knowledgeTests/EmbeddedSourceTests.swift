import Testing

@testable import embed_knowledge

/// The Swift source that is written for the files of a folder.
struct EmbeddedSourceTests {
  private func source(of text: String) -> String {
    let file = KnowledgeFile(path: "en/a.rec", bytes: Array(text.utf8))
    return String(decoding: EmbeddedSource(files: [file]).bytes, as: UTF8.self)
  }

  @Test func `a file becomes a text, and its path a line of the index`() {
    #expect(
      source(of: "Id: 1\n") == """
        /// The texts of the Knowledge folder: an index with a line for each of the others, and those.
        func embeddedTexts() -> [String] {
          [
            "text en/a.rec\\noutline en/a.rec\\n",
            "Id: 1\\n",
            "30011",
          ]
        }

        """)
  }

  @Test func `a skill's file is built in without its samples`() {
    let text = "# Like\nId: a\nLike: one\n+ more\nUnlike: \\\ntwo -> b\nLikely: c\n+ d\n\nLike: e"
    let skill = KnowledgeFile(path: "en/skills/a.rec", bytes: Array(text.utf8))
    let brief = "# Like\nId: a\nLikely: c\n+ d\n\n"
    #expect(skill.brief.map { String(decoding: $0, as: UTF8.self) } == brief)
    #expect(KnowledgeFile(path: "en/a.rec", bytes: skill.bytes).brief == nil)
    let source = String(decoding: EmbeddedSource(files: [skill]).bytes, as: UTF8.self)
    #expect(
      source.contains(
        "\n    \"# Like\\nId: a\\nLikely: c\\n+ d\\n\\n\",\n"))
  }

  @Test func `a skill's file has the ids of its records, though they lack their samples`() {
    let text = "%rec: Intent\n%mandatory: Like\n\nId: a.b\nLike: one\n\nId: c\nLike: two\n"
    let skill = KnowledgeFile(path: "en/skills/a.rec", bytes: Array(text.utf8))
    #expect(skill.ids == "3a.b1c")
    #expect(KnowledgeFile(path: "en/a.rec", bytes: skill.bytes).ids == nil)
    let long = "Id: \(String(repeating: "x", count: 71))\n"
    #expect(KnowledgeFile(path: "en/skills/a.rec", bytes: Array(long.utf8)).ids == nil)
    let source = String(decoding: EmbeddedSource(files: [skill]).bytes, as: UTF8.self)
    #expect(source.contains("\n    \"3a.b1c\",\n"))
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), (#"say "hi""#, #"say \"hi\""#), (#"\(x) \n"#, #"\\(x) \\n"#),
    ("a\tb\r\n", #"a\u{9}b\u{d}\n"#), ("\u{7F}\u{1B}", #"\u{7f}\u{1b}"#),
    ("é ☕️ e\u{301} \u{2028}", "é ☕️ e\u{301} \u{2028}"), (##"#"""#"##, ##"#\"\"\"#"##),
  ])
  func `quotes, backslashes and controls are escaped, all else stands as it is`(
    text: String, literal: String
  ) {
    #expect(source(of: text).utf8.contains(Array("    \"\(literal)\",\n".utf8)))
  }

  @Test func `a fault is told as compilers tell it`() throws {
    let folder = KnowledgeFolder(path: "K")
    let bad = KnowledgeFile(path: "en/a.rec", bytes: Array("Id: 1\nId 2\n".utf8))
    let binary = KnowledgeFile(path: "b.txt", bytes: [0x61, 0x0A, 0xFF])
    let null = KnowledgeFile(path: "c.txt", bytes: [0x61, 0])
    let free = KnowledgeFile(path: "d.txt", bytes: Array("Id 2\n".utf8))
    #expect(
      try #require(throws: EmbeddingError.self) { try folder.check([bad]) }.description == """
        K/en/a.rec:2:3: error: a colon is missing after the field's name; \
        write Name: value; a name has letters, digits and _ only
        Id 2
        """)
    let mute = KnowledgeFile(
      path: "en/b.rec",
      bytes: Array("%rec: Reply\n\nId: a\nText: .input {$n :number}\n+ .match $n * {{} }}\n".utf8))
    #expect(
      try #require(throws: EmbeddingError.self) { try folder.check([mute]) }.description == """
        K/en/b.rec:5:17: error: a } has no { before it; write \\} for a brace in the text
        + .match $n * {{} }}
        """)
    #expect(
      try #require(throws: EmbeddingError.self) { try folder.check([binary]) }.description
        == "K/b.txt:2:1: error: the bytes are not UTF-8 text; save the file as UTF-8")
    #expect(throws: EmbeddingError.self) { try folder.check([null]) }
    #expect(throws: Never.self) { try folder.check([free]) }
    #expect(
      try #require(throws: EmbeddingError.self) { try KnowledgeFolder(path: "/none").files() }
        .description == "/none: error: it cannot be read; check that it is there")
  }
}

import EmbeddedKnowledge
import Knowledge
import Records
import Testing

/// The files of a library: embedded ones and given ones.
struct LibraryTests {
  private let library = Library(files: [
    "sources.rec": "%rec: Source\n\nId: a\n\nId: b\n", "en/b.rec": "A: 1\n", "en/a.txt": "né",
    "end.rec": "A: 2\n", "broken.rec": "Id: 1\nnonsense\n",
  ])

  @Test func `paths are listed by folder in order`() {
    #expect(library.paths(under: "en") == ["en/a.txt", "en/b.rec"])
    #expect(library.paths(under: "en/") == ["en/a.txt", "en/b.rec"])
    #expect(library.paths(under: "").count == 5)
    #expect(library.paths(under: "fr") == [])
  }

  @Test func `text and bytes are those of the file`() {
    #expect(library.text("en/a.txt") == "né")
    #expect(library.bytes("en/a.txt") == [0x6E, 0xC3, 0xA9])
    #expect(library.withBytes(of: "en/a.txt") { $0.count } == 3)
    #expect(library.text("none") == nil)
    #expect(library.bytes("none") == nil)
  }

  @Test func `records are found by file and type`() throws {
    #expect(try library.records("sources.rec", type: "Source").map { $0["Id"] } == ["a", "b"])
    #expect(try library.records("sources.rec", type: "Pose").isEmpty)
  }

  @Test func `a missing file is named`() {
    #expect(throws: KnowledgeError.missingFile(path: "en/none.rec")) {
      try library.records("en/none.rec", type: "Pose")
    }
  }

  @Test func `a fault keeps its place`() throws {
    let error = try #require(throws: KnowledgeError.self) {
      try library.records("broken.rec", type: "Pose")
    }
    #expect(error.description.hasPrefix("broken.rec:2:9: "))
  }

  @Test func `the embedded files are the Knowledge folder`() throws {
    let embedded = Library.embedded()
    #expect(embedded.paths(under: "").contains("sources.rec"))
    #expect(try embedded.records("en/language.rec", type: "Language").map { $0["Id"] } == ["en"])
    #expect(embedded.text("sources.rec").map { Array($0.utf8) } == embedded.bytes("sources.rec"))
  }
}

import Records
import Testing

@testable import embed_knowledge

/// The lexicons among the files that are embedded.
struct LexiconFolderTests {
  private func file(_ path: String, _ text: String) -> KnowledgeFile {
    KnowledgeFile(path: path, bytes: Array(text.utf8))
  }

  @Test func `the files of a lexicon are gathered in one table`() throws {
    let one = "%rec: Concept\n\nId: a\nKind: k\nForm: x\n"
    let other = "%rec: Concept\n\nId: b\nKind: k\nForm: x y\n"
    let folders = LexiconFolder.all(in: [
      file("en/lexicon/a.rec", one), file("en/lexicon/b.rec", other), file("en/a.rec", one),
      file("en/lexicon/c.txt", other), file("fr/lexicon/a.rec", "%rec: Concept\n\nId: a\n"),
    ])
    let read = [one, other].map { try? RecordFile($0, name: "") }.compactMap(\.self)
    #expect(folders.map(\.path) == ["en/lexicon"])
    #expect(folders.map(\.forms) == [try #require(FormTable(of: read)).text])
    let source = String(
      decoding: EmbeddedSource(files: [], lexicons: folders).bytes, as: UTF8.self)
    #expect(source.contains("\"lexicon en/lexicon\\n\",\n    \"0002"))
  }
}

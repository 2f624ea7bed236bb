import Records
import Testing

@testable import embed_knowledge

/// The words for times and measures among the files that are embedded.
struct WordingFolderTests {
  private func file(_ path: String, _ text: String) -> KnowledgeFile {
    KnowledgeFile(path: path, bytes: Array(text.utf8))
  }

  @Test func `a language with times and measures has its words in one table`() throws {
    let times = "%rec: TimeWord\n\nKind: clock\nValue: none\nForm: uhr\n"
    let measures = "%rec: Measure\n\nId: g\nForm: gramm\n"
    let folders = WordingFolder.all(in: [
      file("de/time.rec", times), file("de/units.rec", measures), file("fr/time.rec", times),
      file("fr/sometime.rec", times),
    ])
    let table = WordingTable(
      times: try RecordFile(times, name: ""), measures: try RecordFile(measures, name: ""))
    #expect(folders.map(\.path) == ["de"])
    #expect(folders.map(\.wordings) == [try #require(table).text])
    let source = String(
      decoding: EmbeddedSource(files: [], wordings: folders).bytes, as: UTF8.self)
    #expect(source.contains("\"wordings de\\n\",\n    \"05clock"))
  }
}

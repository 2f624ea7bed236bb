import EmbeddedKnowledge
import Knowledge
import Testing

@testable import Assistant

/// Content is found by other people's words.
struct ContentIndexTests {
  private static let library = Library.embedded()

  private func index(_ names: [String]) throws -> ContentIndex {
    ContentIndex(
      names.map { [ContentIndex.Field(text: $0, weight: 4, isName: true)] },
      words: try SearchWords(library: Self.library))
  }

  @Test func `a name in full goes before one that shares a word`() throws {
    let index = try index(["Bridge", "Supported Bridge", "Rope Bridge Walk"])
    #expect(index.hits(for: "bridge").map(\.place) == [0, 1, 2])
    #expect(index.hits(for: "the supported bridge").first?.place == 1)
  }

  @Test(arguments: ["", "   ", "!!!", "the and of", "zzzzzz", "\u{0}", "🧘"])
  func `what names nothing finds nothing`(query: String) throws {
    #expect(try index(["Bridge", "Triangle"]).hits(for: query).isEmpty)
  }

  @Test(arguments: ["traingle", "trianglle", "triangl", "tryangle"])
  func `a slip of the keys finds the name`(query: String) throws {
    #expect(try index(["Bridge", "Triangle", "Tree"]).hits(for: query).first?.place == 1)
  }

  @Test func `the order of equal items is that of the list`() throws {
    #expect(try index(["Tree", "Tree"]).hits(for: "tree").map(\.place) == [0, 1])
  }

  @Test func `a library without synonyms is searched all the same`() throws {
    let words = try SearchWords(library: Library(files: [:]))
    let index = ContentIndex([[ContentIndex.Field(text: "stiff neck", weight: 1)]], words: words)
    #expect(index.hits(for: "neck").map(\.place) == [0])
  }
}

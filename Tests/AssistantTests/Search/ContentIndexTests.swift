import Knowledge
import Testing

@testable import Assistant

/// Content is found by other people's words.
struct ContentIndexTests {
  private static let library = Library.embedded()

  /// Where the first right answer stands for each query, from 0; nil for those not found.
  private func ranks(
    _ queries: [LookupQuery], _ index: ContentIndex, _ ids: [String]
  ) -> [(query: LookupQuery, rank: Int?, first: String?)] {
    queries.map { query in
      let found = index.hits(for: query.text).map { ids[$0.place] }
      return (query, found.firstIndex(where: query.answers.contains), found.first)
    }
  }

  @Test func `nine queries of ten find theirs first, and nearly all among the first three`() throws
  {
    let library = Self.library
    let all =
      ranks(LookupQuery.poses, try library.poseIndex(), try library.poses().map(\.id))
      + ranks(LookupQuery.routines, try library.routineIndex(), try library.routines().map(\.id))
      + ranks(LookupQuery.foods, try library.foodIndex(), try library.foods().map(\.id))
      + ranks(LookupQuery.topics, try library.topicIndex(), try library.topics().map(\.id))
    let missed = all.filter { $0.rank != 0 }.map {
      "\($0.query.text) -> \($0.first ?? "nothing") (rank \($0.rank.map { "\($0 + 1)" } ?? "none"))"
    }
    let first = Double(all.count { $0.rank == 0 }) / Double(all.count)
    let third = Double(all.count { $0.rank ?? 9 < 3 }) / Double(all.count)
    #expect(all.count >= 150)
    #expect(first >= 0.9, "\(first): \(missed)")
    #expect(third >= 0.98, "\(third): \(missed)")
  }

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

import Knowledge
import Testing

@testable import Assistant

/// The phrases that replies are put together from.
struct ReplyFunctionsTests {
  private static let path = "en/language.rec"

  @Test func `every phrase that is built in can be read`() throws {
    let text = try #require(Library.embedded().text(Self.path))
    #expect(throws: Never.self) {
      try ReplyFunctions(library: Library(files: [Self.path: text]))
    }
  }

  @Test func `a phrase of a folder that cannot be read is told with its place`() throws {
    let library = Library(files: [Self.path: "%rec: Phrase\n\nId: days\nText: {$n\n"])
    let error = try #require(throws: KnowledgeError.self) { try ReplyFunctions(library: library) }
    #expect(error.description.hasPrefix("en/language.rec:3:1: "))
  }
}

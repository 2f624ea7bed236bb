import EmbeddedKnowledge
import Knowledge
import Testing

@testable import Language

@Suite struct ShorthandTests {
  @Test func `a short word is read as the whole one and keeps its place`() throws {
    var files = SmallLibrary.files
    files["en/common.rec"] = """
      %rec: Common

      Id: a
      Words: weather

      %rec: Shorthand

      Id: b
      Words: prd=period nxt=next wen=when
      """
    let recogniser = try Recogniser(library: Library(files: files))
    let typed = Normaliser().normalise("wen is my nxt prd")
    let read = recogniser.corrected(typed).message
    #expect(read.tokens.map(\.text) == ["when", "is", "my", "next", "period"])
    #expect(read.tokens.map(\.range) == typed.tokens.map(\.range))
    let understood = recogniser.understand(
      "wen is my nxt prd", context: try SmallLibrary.context())
    #expect(understood.interpretations.map(\.intent) == ["cycle.next_period"])
  }

  @Test func `shipped shorthand stands for words that are known`() throws {
    let library = Library.embedded()
    let shorthand = try Shorthand.read(library)
    #expect(shorthand.count > 50)
    for (short, whole) in shorthand {
      #expect(short != whole && shorthand[whole] == nil)
      #expect(short.utf8.count <= Terms.longestShort)
    }
  }
}

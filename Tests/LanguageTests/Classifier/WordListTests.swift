import Testing

@testable import Language

@Suite struct WordListTests {
  private let list = WordList(
    counting: [["period", "period", "perfume", "heather", "sad", "cramps"].map { Array($0.utf8) }],
    protected: ["weather", "parade"])

  @Test(arguments: [
    ("peroid", "period"), ("perod", "period"), ("perioid", "period"), ("perind", "period"),
    ("crmaps", "cramps"),
  ]) func `one edit or one swap is put right`(typed: String, meant: String) {
    #expect(list.correction(of: Array(typed.utf8)) == Array(meant.utf8))
  }

  @Test(arguments: ["weather", "period", "sd", "beriod", "prd", "xyzzy", "pérod", "", "paraid"])
  func `known, short and far words stay`(typed: String) {
    #expect(list.correction(of: Array(typed.utf8)) == nil)
  }

  @Test func `a list packed and read again is the same`() throws {
    let again = try #require(WordList(packed: list.packed))
    for word in ["period", "weather", "cramps", "sad", "heather"] {
      #expect(again.contains(Array(word.utf8)))
    }
    #expect(!again.contains(Array("zebra".utf8)) && !again.contains([]))
  }

  @Test func `a list cut short is not read`() {
    #expect(WordList(packed: PackedText(String(list.packed.string.dropLast()))) == nil)
  }
}

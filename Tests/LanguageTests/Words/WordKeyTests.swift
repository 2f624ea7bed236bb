import Testing

@testable import Language

struct WordKeyTests {
  /// Words of every length around those that are read in other ways, each with one letter changed.
  private static let words: [String] = (0...40).flatMap { length -> [String] in
    let plain = String(repeating: "x", count: length)
    return [plain]
      + (0..<length).map { place in
        String(repeating: "x", count: place) + "y"
          + String(repeating: "x", count: length - place - 1)
      }
  }

  @Test func `unlike words have unlike keys`() {
    #expect(Set(Self.words.map { WordKey($0) }).count == Self.words.count)
  }

  @Test func `a word has one key however it is stored`() {
    for word in Self.words {
      let long = word + String(repeating: "z", count: 30)
      let part = String(long.prefix(word.count))
      #expect(WordKey(part) == WordKey(word))
      #expect(Array(word.utf8).withUnsafeBufferPointer { WordKey($0) } == WordKey(word))
    }
  }

  @Test(arguments: [("a", "a\u{0}"), ("ab", "ba"), ("é", "e"), ("", "\u{0}")])
  func `bytes that only look alike are told apart`(one: String, other: String) {
    #expect(WordKey(one) != WordKey(other))
  }

  @Test func `no word has the key of no word`() {
    #expect(Self.words.allSatisfy { WordKey($0) != .none })
  }
}

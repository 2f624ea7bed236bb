import Testing

@testable import Records

struct WordHashTests {
  private func head(_ word: String) -> UInt64 {
    Array(word.utf8).withUnsafeBufferPointer { WordHash.head(of: $0) }
  }

  @Test func `a head is the first eight bytes, zeros after a shorter word`() {
    #expect(head("ab") == 0x6261)
    #expect(head("") == 0)
    #expect(head("abcdefgh") == head("abcdefghij"))
    #expect(head("abcdefgh") != head("abcdefg"))
  }

  @Test func `words alike in their heads are told apart by their lengths`() {
    #expect(
      WordHash.of(head: head("abcdefgh"), length: 8)
        != WordHash.of(head: head("abcdefghij"), length: 10))
  }

  @Test(arguments: [(0, 64), (32, 64), (33, 128), (11_705, 32_768)])
  func `half of the slots stay free at least`(count: Int, slots: Int) {
    #expect(WordHash.slots(for: count) == slots)
  }
}

import Testing

@testable import Language

@Suite struct PackedTextTests {
  @Test(arguments: [(0, 1), (63, 1), (64, 2), (0x3FFFF, 3), (0xFFFF_FFFF, 6)] as [(UInt64, Int)])
  func `a number goes into digits and back`(number: UInt64, width: Int) {
    let digits = SixBits.digits(number, width: width)
    #expect(digits.count == width)
    let back = digits.withUnsafeBufferPointer { $0.number(at: 0, width: width) }
    #expect(UInt64(back) == number)
  }

  @Test func `hashes sort like their digits`() {
    var hash: UInt64 = 1
    var pairs: [(UInt64, UInt64)] = []
    for _ in 0..<2000 {
      hash = Hash.mixed(hash)
      let digits = SixBits.digits(hash >> 16, width: 8)
      let key = digits.withUnsafeBufferPointer { $0.key(at: 0) }
      #expect(key == SixBits.key(hash))
      pairs.append((hash >> 16, key))
    }
    pairs.sort { $0.0 < $1.0 }
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 })
  }

  @Test(arguments: [(0, 0), (1, 0), (0, 1), (0xFFFFFF, 0xABCDEF), (63, 64), (4095, 4096)])
  func `two numbers side by side are read at once`(first: Int, second: Int) {
    let digits = [first, second].flatMap { SixBits.digits(UInt64($0), width: 4) }
    let pair = ([0x30] + digits).withUnsafeBufferPointer { $0.pair(at: 1) }
    #expect(pair == (first, second))
  }

  @Test func `a part of a text is read in place`() {
    let part = PackedText("é0help003", 2..<9)
    #expect(part.string == "0help00" && part.count == 7)
  }
}

import Testing

@testable import Language

struct TableReaderTests {
  @Test func `two numbers are read at once as they are one by one, to the very end`() {
    let numbers = [0, 1, 63, 64, 4_095, 4_096, 262_143, 99]
    let text = numbers.flatMap { SixBits.digits(UInt64($0), width: 3) }
    text.withUnsafeBufferPointer { bytes in
      var (pairs, singles) = (TableReader(bytes), TableReader(bytes))
      while !pairs.isAtEnd {
        let (first, second) = pairs.pair()
        #expect(first == singles.number() && second == singles.number())
      }
      #expect(singles.isAtEnd)
    }
  }
}

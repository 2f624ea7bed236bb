import Testing

@testable import Language

struct TableReaderTests {
  @Test func `numbers and texts are read one after the other, to the very end`() {
    let numbers = [0, 1, 63, 64, 4_095, 4_096, 262_143]
    let digits = numbers.flatMap { SixBits.digits(UInt64($0), width: 3) }
    (digits + Array("05café00".utf8)).withUnsafeBufferPointer { bytes in
      var reader = TableReader(bytes)
      for number in numbers { #expect(reader.number() == number) }
      #expect(String(decoding: reader.text(), as: UTF8.self) == "café")
      #expect(!reader.isAtEnd && reader.text().isEmpty && reader.isAtEnd)
    }
  }
}

import Testing

@testable import Language

struct KeyNumbersTests {
  @Test func `keys are numbered in the order they are added`() {
    let keys = (0..<500).map { UInt64($0) << 20 }
    var numbers = KeyNumbers(expecting: keys.count)
    for (number, key) in keys.enumerated() { #expect(numbers.add(key) == number) }
    for (number, key) in keys.enumerated() {
      #expect(numbers[key] == number && numbers.add(key) == number)
    }
    #expect(numbers.count == 500 && numbers[7] == nil && KeyNumbers()[0] == nil)
  }
}

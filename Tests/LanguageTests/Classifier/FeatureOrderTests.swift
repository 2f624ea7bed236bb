import Testing

@testable import Language

struct FeatureOrderTests {
  @Test(arguments: [0, 1, 2, 16, 17, 255, 256, 257, 1000, 5000])
  func `many and few are sorted alike`(count: Int) {
    var generator = FixedGenerator(seed: UInt64(count))
    let numbers = (0..<count).map { _ in Int.random(in: 0..<1 << 20, using: &generator) }
    var sorted = numbers
    sorted.sortFeatures(below: 1 << 20)
    #expect(sorted == numbers.sorted())
  }

  @Test(arguments: [1, 63, 64, 65, 1000, 76_543])
  func `few are sorted whatever the limit`(limit: Int) {
    var numbers = (0..<200).map { $0 * 7919 % limit }
    let sorted = numbers.sorted()
    numbers.sortFeatures(below: limit)
    #expect(numbers == sorted)
  }

  @Test func `larger numbers are sorted too`() {
    var numbers = (0..<1000).map { ($0 * 7919) % 1000 << 30 }
    let sorted = numbers.sorted()
    numbers.sortFeatures(below: 1000 << 30)
    #expect(numbers == sorted)
  }
}

import Physiology
import Testing

@testable import Journal

struct AmountTests {
  @Test(arguments: ["0", "7", "250", "36.62", "0.5", "0.005", "-3", "-0.25", "1000000"])
  func `an amount prints as it was read`(text: String) {
    #expect(Amount(text)?.description == text)
  }

  @Test(arguments: ["", "-", ".5", "5.", "1.2345", "1e3", "1,5", "٣", "1000000.001", "12345678"])
  func `what is not a plain decimal is no amount`(text: String) {
    #expect(Amount(text) == nil)
  }

  @Test(arguments: [.nan, .infinity, -1_000_001] as [Double])
  func `a number out of range is no amount`(number: Double) {
    #expect(Amount(number) == nil)
  }

  @Test func `a number is rounded to three places`() {
    let measured = [36.6666, 0.1 + 0.2]
    #expect(measured.map { Amount($0)?.description } == ["36.667", "0.3"])
    #expect(Amount(Int.max) == nil)
    #expect(Amount(thousandths: .min) == nil)
  }

  @Test func `every amount of three places reads back`() {
    var course = SplitMix64(1)
    for _ in 0..<2000 {
      let amount = Amount(thousandths: .random(in: -2_000_000...2_000_000, using: &course))
      #expect(amount.flatMap { Amount($0.description) } == amount)
    }
  }
}

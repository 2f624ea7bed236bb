import Testing

@testable import Physiology

@Suite struct PromptWindowTests {
  /// Lengths with a population standard deviation of 0, 1, 1.5, 3 and 6 days, then too few.
  @Test(arguments: [
    ([28, 28], 2), ([27, 29], 2), ([27, 30], 3), ([25, 31], 4), ([22, 34], 5), ([28], 3), ([], 3),
  ])
  func `the more lengths vary, the wider it is`(lengths: [Int], days: Int) {
    #expect(PromptWindow.days(lengths: lengths) == days)
  }
}

import Physiology
import Testing

@Suite struct WeightedMeanTests {
  @Test(arguments: [
    ([35, 30, 25], 29.4606, 29), ([25, 30, 35], 30.5394, 31), ([50, 28, 28, 28], 32.2398, 32),
    ([20, 28, 36], 28.8630, 29), ([28, 28, 28, 28, 28], 28, 28),
    ([21, 21, 21, 35, 35, 35], 29.6734, 30), ([21, 35, 22, 40, 20], 27.5982, 28),
  ])
  func `recent lengths weigh more`(lengths: [Int], mean: Double, rounded: Int) throws {
    let found = try #require(WeightedMean.mean(of: lengths))
    #expect(abs(found - mean) < 0.00005)
    #expect(WeightedMean.length(from: lengths) == rounded)
  }
}

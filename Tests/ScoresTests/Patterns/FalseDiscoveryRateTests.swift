import Physiology
import Testing

@testable import Scores

struct FalseDiscoveryRateTests {
  @Test func `a later rank that holds takes the earlier ones with it`() {
    let found = FalseDiscoveryRate([0.04, 0.9, 0.045], rate: 0.0675)
    #expect(found.finds == 2 && found.limit == 0.045)
    #expect(found.isFind == [true, false, true])
  }

  @Test func `none of none is a find`() {
    let found = FalseDiscoveryRate([], rate: 0.1)
    #expect(found.tests == 0 && found.finds == 0 && found.limit == nil && found.isFind.isEmpty)
  }

  @Test func `a greater rate never finds less`() {
    var chance = SplitMix64(21)
    for _ in 0..<50 {
      let chances = (0..<12).map { _ in Double.random(in: 0...0.3, using: &chance) }
      let finds = [0.01, 0.05, 0.1, 0.2].map { FalseDiscoveryRate(chances, rate: $0).finds }
      #expect(finds == finds.sorted())
    }
  }
}

import Testing

@testable import Journal

struct BreakMarkTests {
  @Test(arguments: BreakMark.What.allCases)
  func `a mark is read from the factor that says it`(what: BreakMark.What) {
    for mark in [BreakMark.began(what), .ended(what)] {
      #expect(BreakMark(factor: mark.factor) == mark)
    }
  }

  @Test(arguments: ["illness", "pill", "_started", "coil_started", "pill_started_", "travel"])
  func `other factors are no marks`(factor: String) {
    #expect(BreakMark(factor: factor) == nil)
  }
}

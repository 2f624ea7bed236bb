import Testing

@testable import Energy

struct CoverageTests {
  @Test func `confidence is density by stretch`() {
    let coverage = Coverage(count: 5, span: 12, needed: 10, window: 24)
    #expect(coverage.density == 0.5 && coverage.stretch == 0.5 && coverage.confidence == 0.25)
  }

  @Test func `it never leaves 0 to 1 and grows with days and span`() {
    for count in 0...40 {
      for span in 0...40 {
        let coverage = Coverage(count: count, span: span, needed: 14, window: 28)
        let more = Coverage(count: count + 1, span: span + 1, needed: 14, window: 28)
        #expect((0...1).contains(coverage.confidence))
        #expect(more.confidence >= coverage.confidence)
      }
    }
  }
}

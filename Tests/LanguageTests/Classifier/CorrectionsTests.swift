import Testing

@testable import Language

struct CorrectionsTests {
  private let list = WordList(counting: [[Array("period".utf8)]], protected: [])

  private func correction(_ corrections: Corrections, at token: Int) -> [UInt8]? {
    corrections.correction(of: Array("peroid".utf8), at: token, by: list)
  }

  @Test func `what was noted stands, and what was not is found out`() {
    var corrections = Corrections()
    corrections.note(nil, at: 1)
    corrections.note(Array("parade".utf8), at: 4)
    #expect(correction(corrections, at: 1) == nil)
    #expect(correction(corrections, at: 4) == Array("parade".utf8))
    for token in [0, 2, 5] { #expect(correction(corrections, at: token) == Array("period".utf8)) }
  }
}

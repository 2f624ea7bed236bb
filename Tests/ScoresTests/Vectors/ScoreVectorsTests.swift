import Testing

@Suite(.enabled(if: Shared.isThere, "BLOOM_SHARED is not set: the folder of outside test data"))
struct ScoreVectorsTests {
  private static let vectors =
    (try? Shared.lines("vectors/scores.jsonl", as: ScoreVector.self)) ?? []

  @Test func `all vectors are there`() {
    #expect(Self.vectors.count >= 170)
    #expect(Set(Self.vectors.map(\.kind)).count >= 26)
  }

  @Test(arguments: vectors)
  func `each vector gives every value expected of it`(vector: ScoreVector) throws {
    let found = try #require(vector.found, "the kind \(vector.kind) is not known")
    let mismatches = vector.expected.mismatches(of: found)
    #expect(mismatches.isEmpty, "\(vector.id) \(vector.kind): \(mismatches)")
  }
}

import Testing

@Suite(.enabled(if: Shared.isThere, "BLOOM_SHARED is not set: the folder of outside test data"))
struct EnergyVectorsTests {
  private static let file = "vectors/energy.jsonl"

  private static let cases = (try? Shared.lines(file, as: VectorCase.self)) ?? []

  @Test func `every kind of line is there`() throws {
    let lines = try Shared.lines(Self.file, as: VectorCase.self)
    #expect(lines.count >= 139)
    #expect(
      Set(lines.map(\.kind)) == [
        "energy", "budget", "line", "gate", "ewma", "fallback", "food", "days_left", "kilograms",
        "density", "confidence", "by_cycle", "body_fat", "macros", "kilocalories",
      ])
  }

  @Test(arguments: cases)
  func `every number of a line is met`(line: VectorCase) throws {
    let differences = try line.found().differences(from: line.expected)
    #expect(differences.isEmpty, "\(line.kind) \(line.id): \(differences.joined(separator: "; "))")
  }
}

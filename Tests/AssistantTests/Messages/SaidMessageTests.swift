import Testing

/// Messages of many people, each answered once.
@Suite struct SaidMessageTests {
  @Test func `at least 95 in 100 messages are answered and written down as they should be`()
    async throws
  {
    let all = try SaidMessage.all()
    #expect(all.count >= 300)
    #expect(Set(all.map(\.id)).count == all.count)
    let faults = try await Self.faults(of: all)
    #expect(faults.count * 20 <= all.count, "\(faults.joined(separator: "\n"))")
  }

  private static func faults(of all: [SaidMessage]) async throws -> [String] {
    let halves = [all.prefix(all.count / 2), all.suffix(all.count - all.count / 2)]
    return try await withThrowingTaskGroup(of: [String].self) { group in
      for half in halves { group.addTask { try half.compactMap { try $0.fault() } } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}

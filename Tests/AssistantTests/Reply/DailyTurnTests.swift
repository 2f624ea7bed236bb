import Civil
import Testing

@testable import Assistant

/// A thing of the day comes in turn, and stays away for a while though what fits changes.
struct DailyTurnTests {
  private func day(_ number: Int) throws -> CivilDate {
    try fixture(CivilDate(iso: "2026-01-01")) + number
  }

  /// Three phases of some days each, with things of their own and some in common.
  private func pool(_ day: CivilDate) -> [Int] {
    switch day.dayNumber % 28 {
    case ..<5: Array(0..<11)
    case ..<15: Array(6..<24)
    default: Array(18..<40) + Array(0..<4)
    }
  }

  @Test func `nothing comes again within a week, whatever fits`() throws {
    var lastDay: [Int: Int] = [:]
    for number in 0..<400 {
      let turn = DailyTurn(day: try day(number))
      let item = try fixture(turn.item(uses: 0, of: pool))
      #expect(pool(try day(number)).contains(item))
      if let last = lastDay.updateValue(number, forKey: item) {
        #expect(number - last >= DailyTurn.rest, "\(item) after \(number - last) days")
      }
    }
  }

  @Test func `everything that fits has its turn`() throws {
    let first = try day(0)
    let shown = (0..<60).map { DailyTurn(day: first + $0).item(uses: 0) { _ in Array(0..<20) } }
    #expect(Set(shown).count == 20)
  }

  @Test func `asked again, others come, and with little to choose from something does`() throws {
    let turn = DailyTurn(day: try day(3))
    #expect(Set((0..<5).map { turn.item(uses: $0) { _ in Array(0..<20) } }).count == 5)
    #expect(turn.item(uses: 4) { _ in ["only"] } == "only")
    #expect(turn.item(uses: 0) { _ in [Int]() } == nil)
  }
}

import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Trying to conceive: what the tests show, and the cycles counted.
@Suite struct TryingConversationTests {
  private let today = CivilDate(iso: "2026-03-09")

  /// Six starts 28 days apart, the last on 26 February, with tests of the last days.
  private func entries(_ results: [OvulationResult], since months: Int = 0) throws -> [Entry] {
    let last = try fixture(CivilDate(iso: "2026-02-26"))
    let today = try fixture(today)
    return (0..<6).reversed().map { Entry(date: last - $0 * 28, fact: .period(.start)) }
      + [Entry(date: last - months * 28, fact: .mode(.ttc))]
      + results.enumerated().map {
        Entry(
          date: today - results.count + 1 + $0.offset, fact: .test(.ovulation($0.element)))
      }
  }

  @Test(arguments: [
    ([OvulationResult.negative, .negative, .negative], "show no rise"),
    ([.negative, .negative, .faint], "show no rise"),
    ([.negative, .faint, .faint], "point to a rise"),
    ([.faint, .faint, .faint], "point to a rise"),
    ([.faint, .negative, .faint], "point to a rise"),
    ([.positive, .negative, .negative], "showed the surge"),
    ([.faint, .faint, .positive], "showed the surge"),
    ([.positive, .negative, .negative, .negative], "show no rise"),
  ]) func `the tests of this cycle are read with the window`(
    results: [OvulationResult], words: String
  ) throws {
    var bloom = try Rehearsal(entries(results))
    let text = bloom.say("when is my fertile window").text
    #expect(text.contains(words), "\(results): \(text)")
  }

  @Test(arguments: [(0, 1), (1, 2), (4, 5)])
  func `cycles of trying are counted from the day the mode began`(since: Int, cycle: Int) throws {
    var bloom = try Rehearsal(entries([], since: since))
    let turn = bloom.assistant.answer([.cycleStats], text: "", now: bloom.now)
    #expect(turn.text.contains("cycle \(cycle) since"), "\(turn.text)")
  }

  @Test func `after a loss neither is said`() throws {
    var entries = try entries([.positive], since: 2)
    entries.append(Entry(date: try fixture(today), fact: .pregnancy(.ended(.loss))))
    var bloom = try Rehearsal(entries)
    for intent in [IntentID.cycleStats, .cycleFertileWindow] {
      let text = bloom.assistant.answer([intent], text: "", now: bloom.now).text
      #expect(!text.contains("surge") && !text.contains("since you chose"), "\(text)")
    }
  }
}

import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

struct OverviewTests {
  private func journal(_ starts: String..., mode: Mode? = nil) throws -> Journal {
    var journal = Journal()
    for start in starts {
      journal.apply(.add(Entry(date: try day(start), fact: .period(.start))))
    }
    if let mode { journal.apply(.add(Entry(date: try day("2026-02-20"), fact: .mode(mode)))) }
    return journal
  }

  private func day(_ iso: String) throws -> CivilDate { try fixture(CivilDate(iso: iso)) }

  private func text(_ people: [(name: String, journal: Journal)], own: Journal = Journal()) throws
    -> String
  {
    var bloom = try Rehearsal()
    if !own.entries.isEmpty { bloom.assistant.adopt(own, undoLog: UndoLog()) }
    return bloom.assistant.everyone(people, now: bloom.now).text
  }

  @Test func `each person has a line, and the next and last starts are in order`() throws {
    let text = try text([
      ("Mei", try journal("2026-01-14", "2026-02-12")),
      ("Ana", try journal("2026-01-22", "2026-02-18")), ("Ida", Journal()),
    ])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.prefix(3).map { $0.prefix(4) } == ["Mei:", "Ana:", "Ida:"])
    #expect(lines[0].hasPrefix("Mei: day 26; next period around"))
    #expect(lines[2] == "Ida: nothing noted yet")
    #expect(lines[3] == "Next periods, as far as I can tell:")
    #expect(lines[4].hasPrefix("Mei: ") && lines[5].hasPrefix("Ana: "))
    #expect(lines[6] == "First days noted last:")
    #expect(lines[7].hasPrefix("Ana: ") && lines[8].hasPrefix("Mei: "))
    #expect(lines.count == 10 && lines[9] == "3 people here, with 4 entries in all.")
  }

  @Test func `a start that was due more than two days ago is no next one`() throws {
    let text = try text([
      ("Mei", try journal("2026-01-01", "2026-01-29")), ("Ana", try journal("2026-02-20")),
    ])
    #expect(text.contains("Mei: day 40; a period was expected"))
    let coming = try #require(
      text.split(separator: "Next periods").last?.split(separator: "First").first)
    #expect(!coming.contains("Mei"))
  }

  @Test func `general mode and a loss leave only how much is noted`() throws {
    var lost = try journal("2026-01-14")
    for fact in [Fact.pregnancy(.lmp(try day("2025-12-01"))), .pregnancy(.ended(.loss))] {
      lost.apply(.add(Entry(date: try day("2026-02-21"), fact: fact)))
    }
    let text = try text([
      ("Mei", try journal("2026-02-12", mode: .general)), ("Ana", lost),
    ])
    #expect(!text.contains("period") && !text.contains("week"))
    #expect(text.hasPrefix("Mei: 2 noted, last"))
  }

  @Test func `weeks are shown, but not to somebody after a loss`() throws {
    var pregnant = try journal(mode: .pregnancy)
    pregnant.apply(
      .add(Entry(date: try day("2026-02-20"), fact: .pregnancy(.lmp(try day("2025-12-01"))))))
    #expect(try text([("Ana", pregnant)]).contains("14 weeks"))
    var lost = pregnant
    lost.apply(.add(Entry(date: try day("2026-03-01"), fact: .pregnancy(.ended(.loss)))))
    let quiet = try text([("Ana", pregnant), ("me", lost)], own: lost)
    #expect(!quiet.contains("week") && !quiet.contains("due"))
  }
}

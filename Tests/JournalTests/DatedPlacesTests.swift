import Civil
import Physiology
import Testing

@testable import Journal

/// Looks at some kinds of facts, which are to find what a look at all entries would.
struct DatedPlacesTests {
  private static func fact(_ number: Int) -> Fact {
    switch number % 5 {
    case 0: .period(.start)
    case 1: .flow(.medium, nil)
    case 2: .symptom("headache", nil, pain: number % 10)
    case 3: .mood(["calm"])
    default: .text(.note, String(number))
    }
  }

  private static func journal(_ seed: UInt64) throws -> Journal {
    var random = SplitMix64(seed)
    let first = try #require(CivilDate(iso: "2020-01-01"))
    let isMixed = seed % 2 == 0
    return Journal(
      (0..<Int.random(in: 0...1_500, using: &random)).map { place in
        let day = isMixed ? Int.random(in: 0...700, using: &random) : place / 3
        return Entry(date: first + day, fact: fact(Int.random(in: 0...49, using: &random)))
      })
  }

  private static func isSorted(_ journal: Journal, _ kinds: [FactKind]) -> [Entry] {
    journal.chronological.filter { kinds.contains($0.fact.factKind) }
  }

  @Test(arguments: UInt64(1)...20)
  func `a look at kinds finds what is there, by date and then by line`(seed: UInt64) throws {
    let journal = try Self.journal(seed)
    let start = try #require(CivilDate(iso: "2020-01-01"))
    let kinds: [[FactKind]] = [[.period], [.flow, .symptom], [.text, .mood, .period], [.sleep]]
    for kinds in kinds {
      for (low, high) in [(0, 700), (-5, 40), (100, 101), (300, 299), (690, 900)] {
        let (from, upTo) = (start + low, start + high)
        let wanted = Self.isSorted(journal, kinds).filter { from <= $0.date && $0.date <= upTo }
        #expect(journal.chronological(of: kinds, from: from, upTo: upTo) { $0 } == wanted)
        var days = wanted.map(\.date)
        days = days.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        #expect(journal.days(of: kinds, from: from, upTo: upTo) == days)
      }
      #expect(journal.latest(of: kinds) { _ in true } == Self.isSorted(journal, kinds).last)
    }
  }

  @Test(arguments: UInt64(1)...10)
  func `what was taken away is found no more`(seed: UInt64) throws {
    var journal = try Self.journal(seed)
    for entry in Array(journal.entries).enumerated() where entry.offset % 7 == 3 {
      journal.apply(.remove(entry.element))
    }
    let again = Journal(journal.entries)
    for kinds: [FactKind] in [[.period], [.symptom, .mood], FactKind.allCases] {
      #expect(
        journal.chronological(of: kinds) { $0 } == again.chronological(of: kinds) { $0 })
    }
  }

  @Test func `a record for looking things up has what is kept of it and no lines`() throws {
    let journal = try Self.journal(3)
    let notes = journal.reading { entry in
      if case .text = entry.fact { entry } else { nil }
    }
    #expect(notes.lines.isEmpty)
    #expect(Array(notes.entries) == journal.entries.filter { $0.fact.factKind == .text })
    #expect(notes.chronological(of: [.text]) { $0 } == Self.isSorted(journal, [.text]))
  }
}

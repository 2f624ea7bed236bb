import Civil
import Testing

@testable import Journal

struct EntryIndexTests {
  /// Diaries that lie in order, backwards, and mixed, shorter and longer than a page.
  private static func days(_ count: Int, _ kind: Int) -> [Int] {
    (0..<count).map { place in
      switch kind {
      case 0: place / 4
      case 1: (count - place) / 4
      default: (place &* 7_919) % 401
      }
    }
  }

  @Test(arguments: [0, 1, 511, 512, 513, 2_000], [0, 1, 2])
  func `a look at some days finds what a look at all entries would`(
    count: Int, kind: Int
  ) throws {
    let first = try #require(CivilDate(iso: "2006-01-01"))
    let days = Self.days(count, kind)
    let journal = Journal(
      days.enumerated().map { place, day in
        Entry(date: first + day, fact: .text(.note, String(place)))
      })
    for (low, high) in [(0, 0), (3, 9), (100, 400), (-5, 1_000), (600, 700), (9, 3)] {
      let wanted = days.indices.filter { low <= days[$0] && days[$0] <= high }
      let (from, upTo) = (first + low, first + high)
      var read: [String] = []
      journal.read(from: from, upTo: upTo) {
        if case .text(_, let text) = $0.fact { read.append(text) }
      }
      #expect(read == wanted.map(String.init))
      let sorted = wanted.sorted { (days[$0], $0) < (days[$1], $1) }
      let made = journal.chronological(from: from, upTo: upTo) { (entry: Entry) -> String? in
        if case .text(_, let text) = entry.fact { text } else { nil }
      }
      #expect(made == sorted.map(String.init))
      if low <= 0, high >= 1_000 {
        #expect(journal.latest { _ in true } == sorted.last.map { journal.entries[$0] })
        #expect(journal.isOrdered == (sorted == wanted))
      }
    }
  }

  @Test(arguments: [0, 1, 2], [[0], [1_999], [512, 513], [3, 700, 1_998, 1_999], [5, 5]])
  func `after entries were taken away the days are found as in a diary that never had them`(
    kind: Int, places: [Int]
  ) throws {
    let first = try #require(CivilDate(iso: "2006-01-01"))
    let entries = try Self.days(2_000, kind).enumerated().map { place, day in
      let fact = place % 3 == 0 ? "temperature 36.\(10 + place % 89) C" : "note \"\(place)\""
      return try Entry(line: "\(first + day) \(fact)")
    }
    var journal = Journal(entries)
    let made = journal.apply(places.map { Edit.remove(entries[$0]) })
    #expect(made == places.indices.map { !places[..<$0].contains(places[$0]) })
    let kept = Journal(entries.indices.filter { !places.contains($0) }.map { entries[$0] })
    #expect(journal == kept && journal.bytes == kept.bytes)
    #expect(journal.signs == kept.signs)
    for day in [0, 1, 200, 400, 499] {
      #expect(journal.entries(on: first + day) == kept.entries(on: first + day))
    }
  }
}

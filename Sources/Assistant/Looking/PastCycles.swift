import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Complete cycles of hers, and what she felt in the same part of each.
struct PastCycles {
  /// The first day of each complete cycle and the day after its last, oldest first.
  let cycles: [Range<CivilDate>]
  private let signs: [DaySigns]
  /// The days with anything but a period mark, oldest first.
  private let logged: [CivilDate]

  /// The gaps that are one cycle of hers as logged: no break, no start missing, 10 to 60 days.
  static func cycles(_ picture: CyclePicture) -> [Range<CivilDate>] {
    let split = Set(
      (picture.forecast?.evidence?.gaps ?? []).filter { $0.cycles ?? 1 > 1 }
        .map(\.gap.from))
    return picture.history.gaps.filter { gap in
      !gap.isBroken && gap.confirmedCycles ?? 1 == 1 && !split.contains(gap.from)
        && WeightedMean.saneLengths.contains(gap.days)
    }.map { $0.from..<$0.to }
  }

  init(_ request: Request) {
    cycles = Self.cycles(request.cycle)
    signs = request.journal.signsByDay(upTo: request.today)
    logged = request.journal.days(upTo: request.today) { fact in
      if case .period = fact { false } else { true }
    }
  }

  /// A symptom or mood and the cycles that had it in some part of theirs.
  struct Tally: Hashable {
    let term: Term
    /// The cycles with it.
    let cycles: Int
    /// Of how many in which anything was logged then.
    let of: Int
    /// The day of the part on which it came first, from 0, in the middle one of those cycles.
    let day: Int
  }

  /// What she felt in one part of each cycle, the most frequent first.
  ///
  /// - Parameter part: the days of a cycle that count.
  func tallies(in part: (Range<CivilDate>) -> ClosedRange<CivilDate>?) -> [Tally] {
    var firsts: [Term: [Int]] = [:]
    var known = 0
    for cycle in cycles {
      guard let days = part(cycle), let last = logged.last(notAfter: days.upperBound),
        days.lowerBound <= last
      else { continue }
      known += 1
      var seen: Set<Term> = []
      for day in felt(in: days) {
        for term in day.terms where seen.insert(term).inserted {
          firsts[term, default: []].append(day.date - days.lowerBound)
        }
      }
    }
    return firsts.map { term, days in
      Tally(
        term: term, cycles: days.count, of: known, day: days.sorted()[(days.count - 1) / 2])
    }.sorted { ($1.cycles, $0.term) < ($0.cycles, $1.term) }
  }

  /// How often a day inside a part of the cycles had a symptom, against the other days.
  func isMoreFrequent(
    _ term: Term, in part: (Range<CivilDate>) -> ClosedRange<CivilDate>?
  ) -> Bool {
    var (inside, days, all, felt) = (0, 0, 0, 0)
    for cycle in cycles {
      guard let part = part(cycle) else { continue }
      let had = self.felt(in: cycle.lowerBound...(cycle.upperBound - 1))
        .filter { $0.terms.contains(term) }
      felt += had.count
      inside += had.count { part.contains($0.date) }
      days += part.upperBound - part.lowerBound + 1
      all += cycle.upperBound - cycle.lowerBound
    }
    guard days > 0, all > days else { return inside > 0 }
    let (here, elsewhere) = (
      Double(inside) / Double(days), Double(felt - inside) / Double(all - days)
    )
    return here >= 2 * elsewhere && inside > 0
  }

  private func felt(in days: ClosedRange<CivilDate>) -> ArraySlice<DaySigns> {
    let start = (signs.lastIndex(notAfter: days.lowerBound - 1, by: \.date) ?? -1) + 1
    let end = (signs.lastIndex(notAfter: days.upperBound, by: \.date) ?? -1) + 1
    return signs[start..<max(start, end)]
  }
}

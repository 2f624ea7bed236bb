import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What tends to come before her periods, from her own record alone.
struct PremenstrualWords {
  private let request: Request
  private let past: PastCycles

  init(_ request: Request) {
    self.request = request
    past = PastCycles(request)
  }

  /// The days before a start that are looked at.
  static let days = 10
  /// The cycles that a pattern needs.
  static let cyclesNeeded = 3

  private static func before(_ cycle: Range<CivilDate>) -> ClosedRange<CivilDate>? {
    let first = max(cycle.lowerBound, cycle.upperBound - days)
    return first...(cycle.upperBound - 1)
  }

  /// What came in at least half of the cycles and more often than on other days.
  var pattern: [PastCycles.Tally] {
    past.tallies(in: Self.before).filter { tally in
      tally.of >= Self.cyclesNeeded && tally.cycles * 2 >= tally.of && tally.cycles >= 2
        && past.isMoreFrequent(tally.term, in: Self.before)
    }
  }

  /// The first day of the pattern before the next start; nil without one that can be told.
  private func firstDay(_ tallies: [PastCycles.Tally]) -> CivilDate? {
    guard let forecast = request.cycle.forecast, !forecast.isStale,
      forecast.nextStart >= request.today, let tally = tallies.first
    else { return nil }
    return forecast.nextStart - (Self.days - tally.day)
  }

  /// A word ahead of time from two days before the pattern to the start; nil without a pattern.
  var headsUp: Part? {
    guard request.showsCycles, let forecast = request.cycle.forecast, !forecast.isStale,
      (0...Self.days + Self.daysAhead).contains(forecast.nextStart - request.today)
    else { return nil }
    let pattern = pattern
    guard let tally = pattern.first, let day = firstDay(pattern),
      day - Self.daysAhead <= request.today
    else { return nil }
    return .reply(
      "pms.heads_up",
      [
        "what": .string(FactPhrase.plain(tally.term.rawValue)), "n": .integer(tally.cycles),
        "m": .integer(tally.of),
      ])
  }

  private static let daysAhead = 2

  var outcome: Outcome {
    switch request.mode {
    case .general: return .say("general.no_cycle")
    case .pregnancy: return .say("cycle.estimates.pregnant")
    default: break
    }
    let pattern = pattern
    guard let first = pattern.first else {
      let seen = past.tallies(in: Self.before)
      return .say(
        seen.isEmpty ? "pms.nothing" : "pms.none",
        ["cycles": .integer(seen.first?.of ?? 0), "needed": .integer(Self.cyclesNeeded)])
    }
    let rows = pattern.prefix(Self.shown).map { tally in
      Part.reply(
        "pms.row",
        [
          "what": .string(FactPhrase.plain(tally.term.rawValue)), "n": .integer(tally.cycles),
          "m": .integer(tally.of), "days": .integer(Self.days - tally.day),
        ])
    }
    var parts: [Part] = [.reply("pms.title"), .list(Array(rows))]
    if let day = firstDay(pattern) {
      parts.append(
        .reply(
          day > request.today ? "pms.next" : "pms.now",
          ["date": .date(day), "what": .string(FactPhrase.plain(first.term.rawValue))]))
    }
    return Outcome(parts: parts, why: [.reply("pms.why", ["days": .integer(Self.days)])])
  }

  private static let shown = 5
}

import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What she usually felt around this point of her cycles.
struct AroundNowWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  /// The days to either side that count as around now.
  private static let reach = 2
  private static let shown = 5
  /// The days before an expected start that are counted back from it.
  private static let luteal = 12

  var outcome: Outcome {
    guard request.showsCycles else {
      return .say(
        request.mode == .general ? "general.no_cycle" : "cycle.estimates.pregnant")
    }
    guard let forecast = request.cycle.forecast, !forecast.isStale,
      let day = request.cycle.cycleDay(on: request.today)
    else { return LastPeriodQuestion("around.unplaced", for: request).outcome }
    let away = forecast.nextStart - request.today
    let isFromEnd = (1...Self.luteal).contains(away)
    let tallies = PastCycles(request).tallies { cycle in
      let middle = isFromEnd ? cycle.upperBound - away : cycle.lowerBound + (day - 1)
      let first = max(cycle.lowerBound, middle - Self.reach)
      let last = min(cycle.upperBound - 1, middle + Self.reach)
      return first <= last ? first...last : nil
    }
    guard let most = tallies.first else {
      return .say("around.nothing", ["day": .integer(day)])
    }
    let rows = tallies.prefix(Self.shown).map { tally in
      Part.reply(
        "around.row",
        [
          "what": .string(FactPhrase.plain(tally.term.rawValue)), "n": .integer(tally.cycles),
          "m": .integer(tally.of),
        ])
    }
    return Outcome(
      parts: [
        .reply("around.title", ["day": .integer(day), "cycles": .integer(most.of)]),
        .list(Array(rows)),
      ] + (most.of < PremenstrualWords.cyclesNeeded ? [.reply("around.few")] : []))
  }
}

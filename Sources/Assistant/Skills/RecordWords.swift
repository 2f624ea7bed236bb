import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What her record of lengths says, put into replies.
struct RecordWords {
  private let words: ForecastWords

  init(_ words: ForecastWords) { self.words = words }

  private var spread: Variability? {
    words.forecast.variability.flatMap {
      $0.lengths.count >= Variability.lengthsNeeded ? $0 : nil
    }
  }

  private func reply(_ id: String, _ spread: Variability) -> Part {
    .reply(
      id, words.variables.merging(["cycles": .integer(spread.lengths.count)]) { _, new in new })
  }

  var regularity: Part {
    guard let spread else { return words.reply("cycle.regularity.unknown") }
    return reply(
      spread.isIrregular ? "cycle.regularity.varied" : "cycle.regularity.steady", spread)
  }

  var stats: [Part] {
    if let last { return [last] }
    let ends = words.request.cycle.history.periods.count { $0.end != nil }
    if words.request.said.contains("look.days_bled"), ends > 0 {
      return [words.reply("cycle.stats.period")]
    }
    guard let spread else { return [few] }
    let split = words.forecast.evidence?.gaps.count { $0.cycles ?? 1 > 1 } ?? 0
    let left = Part.reply("cycle.stats.left_out", ["gaps": .integer(split)])
    let hasEnds = words.request.cycle.history.periods.contains { $0.end != nil }
    let period = hasEnds ? [words.reply("cycle.stats.period")] : []
    return [reply("cycle.stats.shown", spread)] + median + trend(spread) + period
      + (split > 0 ? [left] : []) + trying
  }

  /// The middle values of her cycles and periods, where a command asks for all there is.
  private var median: [Part] {
    guard words.request.slot("median") == .bool(true) else { return [] }
    let history = words.request.cycle.history
    var variables: [String: Argument] = [
      "length": .integer(MedianLength.length(from: history.lengths))
    ]
    guard !history.periodLengths.isEmpty else { return [.reply("cycle.stats.median", variables)] }
    let period = PeriodLength.median(of: history.periodLengths)
    variables["period"] = .integer(Int(period.rounded(.toNearestOrEven)))
    return [.reply("cycle.stats.median_both", variables)]
  }

  /// The one period or cycle that the turn before was about.
  private var last: Part? {
    let request = words.request
    guard request.said.contains("look.how_long_was") else { return nil }
    let cycle = request.cycle.history
    if request.thread.noted.contains(where: { $0.fact == .period(.end) }),
      let period = cycle.periods.last, let end = period.end
    {
      return .reply("log.after.period_end", ["days": .integer(end - period.start + 1)])
    }
    guard let gap = cycle.gaps.last, !gap.isBroken else { return nil }
    return .reply(
      "cycle.stats.last", ["days": .integer(gap.days), "from": .date(gap.from)])
  }

  /// The one or two lengths there are, which make no average.
  private var few: Part {
    let gaps = words.request.cycle.history.gaps.filter { !$0.isBroken }
    guard !gaps.isEmpty else { return words.reply("cycle.stats.few") }
    return .reply(
      "cycle.stats.few_known",
      words.variables.merging([
        "count": .integer(gaps.count), "days": .list(gaps.map { String($0.days) }),
      ]) { $1 })
  }

  /// The running cycle counted from the one in which the mode for trying was last chosen.
  private var trying: [Part] {
    let request = words.request
    guard request.mode == .ttc, request.showsFertility,
      let since = request.journal.entries.last(where: { $0.fact == .mode(.ttc) })?.date
    else { return [] }
    let starts = request.cycle.history.periods.count { $0.start > since }
    return [.reply("ttc.cycles", ["count": .integer(starts + 1)])]
  }

  /// Where a straight line through the lengths goes, once there are enough of them.
  private func trend(_ spread: Variability) -> [Part] {
    guard spread.lengths.count >= Self.lengthsForALine else { return [] }
    let origin = CivilDate(dayNumber: 0)
    let lengths = spread.lengths.enumerated().map {
      DatedValue(origin + $0.offset, Double($0.element))
    }
    let change = (Series(lengths)?.slope ?? 0) * Double(lengths.count - 1)
    let id =
      abs(change) < 1
      ? "cycle.stats.trend_level" : change > 0 ? "cycle.stats.trend_up" : "cycle.stats.trend_down"
    return [.reply(id, ["change": .number(abs(change))])]
  }

  private static let lengthsForALine = 6
}

/// The simple average and the 15 per cent rule beside the forecast, put into replies.
struct ComparisonWords {
  private let comparison: ModelComparison
  private let request: Request

  init?(_ request: Request) {
    guard let comparison = ModelComparison(request.cycle.history, today: request.today) else {
      return nil
    }
    self.comparison = comparison
    self.request = request
  }

  /// What the simple average says, and what it does not take into account.
  var average: [Part] {
    let reference = comparison.reference
    let shown = Part.reply(
      comparison.isIrregular == nil ? "cycle.compare.few" : "cycle.compare.average",
      [
        "length": .integer(reference.cycleLength), "simple": .date(reference.nextStart),
        "last": .date(reference.lastStart),
        "cycles": .integer(reference.variability?.lengths.count ?? 0),
        "confidence": .string(reference.confidence.rawValue),
        "next": .date(comparison.adaptive.nextStart),
        "sure": .string(comparison.adaptive.confidence.rawValue),
      ])
    return [shown] + differences + (comparison.daysApart == 0 ? [.reply("cycle.compare.same")] : [])
  }

  /// Whether her lengths are irregular by the 15 per cent rule.
  var rule: [Part] {
    guard let isIrregular = comparison.isIrregular, let variation = comparison.variation else {
      let known = comparison.reference.variability?.lengths.count ?? 0
      return [.reply("cycle.rule.unknown", ["known": .integer(known)])]
    }
    let percent = Argument.integer(Int((variation * 100).rounded()))
    return [
      .reply(isIrregular ? "cycle.rule.irregular" : "cycle.rule.regular", ["percent": percent])
    ] + missed
  }

  private var missed: [Part] {
    comparison.differences.compactMap { difference in
      guard case .missedLogs(let starts) = difference else { return nil }
      return .reply("cycle.compare.missed", ["starts": .integer(starts)])
    }
  }

  private var differences: [Part] {
    missed
      + comparison.differences.compactMap { difference in
        switch difference {
        case .missedLogs, .fewLengths: nil
        case .countedLightly(let gaps):
          .reply("cycle.compare.lightly", ["count": .integer(gaps)])
        case .notYet(let days): .reply("cycle.compare.notyet", ["days": .integer(days)])
        case .ovulation(let day): .reply("cycle.compare.ovulation", ["day": .date(day)])
        }
      }
  }
}

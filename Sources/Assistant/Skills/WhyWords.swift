import Civil
import Knowledge
import MessageFormat
import Physiology

/// An explanation put into replies: the record, how it was read, and what has moved the date.
struct WhyWords {
  private let explanation: Explanation
  private let words: ForecastWords

  init(_ explanation: Explanation, _ words: ForecastWords) {
    self.explanation = explanation
    self.words = words
  }

  var parts: [Part] { [record] + average + readings + [typical] + since }

  private func reply(_ id: String, _ more: [String: Argument] = [:]) -> Part {
    .reply(id, words.variables.merging(more) { _, new in new })
  }

  /// The cycles used, with her centre and spread.
  private var record: Part {
    guard explanation.cyclesUsed > 0 else { return reply("cycle.explain.none") }
    return reply(
      "cycle.explain.record",
      [
        "cycles": .integer(explanation.cyclesUsed), "centre": .number(explanation.centre),
        "spread": .number(explanation.spread),
      ])
  }

  /// How the plain average of her cycles differs from her usual length, where it does.
  private var average: [Part] {
    guard let spread = words.forecast.variability,
      spread.lengths.count >= Variability.lengthsNeeded,
      abs(spread.mean - explanation.centre) >= 0.1
    else { return [] }
    let isBelow = spread.mean < explanation.centre
    return [reply(isBelow ? "cycle.explain.average_below" : "cycle.explain.average")]
  }

  /// Gaps that were not taken as they stand; of each kind the latest, and how many more there are.
  private var readings: [Part] {
    let split = explanation.missedLogs.dropLast(Self.told)
    let starts = split.reduce(0) { $0 + ($1.cycles ?? 1) - 1 }
    return explanation.missedLogs.suffix(Self.told).reversed().map(missed)
      + more("cycle.explain.missed_more", split.count, ["starts": .integer(starts)])
      + explanation.countedLightly.suffix(Self.told).reversed().map {
        reply("cycle.explain.lightly", gap($0.gap))
      }
      + more("cycle.explain.lightly_more", explanation.countedLightly.count - Self.told)
      + explanation.pauses.suffix(Self.told).reversed().map {
        reply("cycle.explain.pause", gap($0))
      }
      + more("cycle.explain.pause_more", explanation.pauses.count - Self.told)
  }

  /// How many gaps of a kind are told one by one.
  private static let told = 2

  private func more(
    _ id: String, _ count: Int, _ variables: [String: Argument] = [:]
  ) -> [Part] {
    guard count > 0 else { return [] }
    return [reply(id, variables.merging(["count": .integer(count)]) { $1 })]
  }

  private func missed(_ reading: GapReading) -> Part {
    var variables = gap(reading.gap)
    let cycles = reading.cycles ?? 1
    variables["cycles"] = .integer(cycles)
    variables["starts"] = .integer(cycles - 1)
    variables["percent"] = .integer(min(99, Int(((reading.missed ?? 0) * 100).rounded())))
    return reply(
      reading.gap.confirmedCycles == nil ? "cycle.explain.missed" : "cycle.explain.told",
      variables)
  }

  private func gap(_ gap: CycleGap) -> [String: Argument] {
    ["days": .integer(gap.days), "from": .date(gap.from), "to": .date(gap.to)]
  }

  /// The forecast without a record, and how far hers moved it.
  private var typical: Part {
    let moved = explanation.movedByRecord
    var variables: [String: Argument] = [
      "typical": .integer(explanation.withoutHistory.length),
      "moved": .integer(abs(moved)), "own": .integer(explanation.withHistory.length),
    ]
    if let window = explanation.withoutHistory.window {
      variables["least"] = .integer(window.lowerBound)
      variables["most"] = .integer(window.upperBound)
    }
    guard explanation.cyclesUsed > 0 else { return reply("cycle.explain.usual", variables) }
    return reply(
      moved == 0
        ? "cycle.explain.unmoved" : moved > 0 ? "cycle.explain.later" : "cycle.explain.sooner",
      variables)
  }

  /// What the running cycle has shown.
  private var since: [Part] {
    var parts: [Part] = []
    if explanation.ovulation != nil, let seen = words.request.cycle.ovulation {
      parts.append(
        OvulationWords(seen, words.request).framed("cycle.explain.ovulation", words.variables))
    }
    if explanation.movedByWaiting > 0 {
      parts.append(
        reply(
          "cycle.explain.notyet",
          [
            "days": .integer(explanation.daysRuledOut),
            "moved": .integer(explanation.movedByWaiting),
          ]))
    }
    if explanation.now?.window != nil { parts.append(reply("cycle.explain.window")) }
    return parts
  }
}

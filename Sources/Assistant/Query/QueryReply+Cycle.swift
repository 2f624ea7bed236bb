import Civil
import Journal
import MessageFormat
import Physiology

/// Answers of cycles, and of several things side by side.
extension QueryReply {
  /// How long a cycle or a period was.
  func length(_ finding: QueryFinding) -> Part {
    guard let found = finding.chosen ?? finding.items.last else { return none(finding) }
    let isPeriod = measure == .periodLength
    if let value = found.value {
      return say(
        isPeriod ? "query.length.period" : "query.length.cycle",
        [
          "count": .number(value), "from": .date(found.date),
          "to": .date(found.until ?? found.date),
        ])
    }
    return say("query.length.open", ["from": .date(found.date)])
  }

  /// How it compares with what is usual for her, and in general.
  var norm: [Part] {
    guard measure == .cycleLength, let number = answer.findings.first?.number else { return [] }
    let lengths = scene.cycle.history.lengths
    let inside = (21...35).contains(Int(number.rounded()))
    let general = Part.reply(inside ? "query.norm.inside" : "query.norm.outside")
    guard lengths.count >= 3, let low = lengths.min(), let high = lengths.max() else {
      return [.reply("query.norm.few", ["count": .integer(lengths.count)]), general]
    }
    return [
      .reply("query.norm.own", ["low": .integer(low), "high": .integer(high)]), general,
    ]
  }

  var cycleDay: [Part] {
    guard let found = answer.findings.first?.items.first, let value = found.value else {
      return [say("query.never_period")]
    }
    let arguments: [String: Argument] = [
      "day": .number(value), "date": .date(found.date),
      "from": .date(found.date - (Int(value) - 1)),
    ]
    guard let expected = query.expected else {
      return [
        say(found.date == scene.today ? "query.cycle_day" : "query.cycle_day.on", arguments)
      ]
    }
    return [
      say(
        Double(expected) == value ? "query.cycle_day.yes" : "query.cycle_day.no",
        arguments.merging(["expected": .integer(expected)]) { own, _ in own })
    ]
  }

  /// How far the pregnancy was on the day that was found.
  func weeks(_ finding: QueryFinding) -> Part {
    guard let found = finding.chosen, let days = found.value.map({ Int($0) }) else {
      return .reply("query.weeks.unknown")
    }
    return say(
      "query.weeks",
      [
        "weeks": .integer(days / 7), "days": .integer(days % 7), "date": .date(found.date),
      ])
  }

  var late: [Part] {
    guard let found = answer.findings.first?.items.first else {
      return [say("query.never_period")]
    }
    let count: [String: Argument] = [
      "count": .integer(scene.today - found.date), "from": .date(found.date),
    ]
    if let late = found.value {
      return [say("query.late", count.merging(["late": .number(late)]) { own, _ in own })]
    }
    guard let expected = found.until, expected >= scene.today else {
      return [say("query.late.since", count)]
    }
    return [
      say("query.late.not", count.merging(["date": .date(expected)]) { own, _ in own })
    ]
  }

  /// Several things side by side, and their sum where they add up.
  var beside: [Part] {
    let sides = answer.findings.map { finding -> Part in
      let parts: [String: Part] = ["label": window(finding), "found": told(finding)]
      return .composed("query.side", ["count": .integer(finding.values.count)], parts: parts)
    }
    let total = answer.findings.compactMap(\.number).reduce(0, +)
    let isSummed = [.sum, .count, .days].contains(query.aggregate) && !query.isCompared
    let line = Part.framed("query.sides", [:], name: "sides", parts: sides)
    guard isSummed, answer.findings.allSatisfy({ $0.number != nil }) else { return [line] }
    return [line, .composed("query.sides.total", [:], parts: ["value": amount(total)])]
  }

  /// What one of several sides holds.
  private func told(_ finding: QueryFinding) -> Part {
    guard !finding.items.isEmpty else { return .reply("query.side.none") }
    switch query.aggregate {
    case .days, .count, .share: return amount(finding.number ?? 0)
    case .exists, .list, .first, .last:
      return finding.items.last.map { QueryNames.found($0, measure) } ?? .reply("query.side.none")
    default: break
    }
    guard let number = finding.number else {
      return finding.items.last.map { QueryNames.found($0, measure) } ?? .reply("query.side.none")
    }
    let isMean = !measure.isSummed || [.mean, .median].contains(query.aggregate)
    return finding.values.count > 1 && isMean && ![.min, .max].contains(query.aggregate)
      ? .composed(
        "query.side.mean", ["count": .integer(finding.values.count)],
        parts: ["value": value(number)])
      : value(number)
  }
}

import Civil
import Journal
import MessageFormat
import Physiology

/// How what was found compares: with what is usual, with the other side, with the first value.
extension QueryReply {
  /// The sentence that holds the answer against what is usual for her, or one side against another.
  var compared: [Part] {
    if query.isAgainstUsual { return [usual] }
    guard query.isCompared, answer.findings.count == 2,
      query.aggregate.isNumber || query.aggregate == .value,
      let one = answer.findings.first, let other = answer.findings.last,
      let left = one.number, let right = other.number, !one.items.isEmpty, !other.items.isEmpty
    else { return [] }
    let difference = abs(left - right)
    guard difference >= Self.leastDifference else { return [.reply("query.verdict.same")] }
    return [
      .composed(
        "query.verdict", [:],
        parts: [
          "when": window(left > right ? one : other),
          "value": amount(difference),
        ])
    ]
  }

  /// Less than this is no difference that is told.
  private static let leastDifference = 0.05
  /// A tenth more or less than usual is about the same.
  private static let sameShare = 0.05

  /// A number of what was counted, or a value of the measure.
  func amount(_ number: Double) -> Part {
    switch query.aggregate {
    case .days: .reply("query.value.days", ["count": .number(number)])
    case .count, .share: .reply("query.value.times", ["count": .number(number)])
    default: value(number)
    }
  }

  private var usual: Part {
    guard let usual = answer.usual else { return .reply("query.usual.few") }
    let number = answer.findings.first?.number ?? 0
    let difference = number - usual.mean
    let id =
      abs(difference) <= max(usual.mean * Self.sameShare, Self.leastDifference)
      ? "query.usual.same" : difference > 0 ? "query.usual.more" : "query.usual.less"
    return .composed(
      id, ["count": .integer(usual.numbers.count)], parts: ["value": amount(usual.mean)])
  }

  /// So many of all.
  func share(_ finding: QueryFinding) -> Part {
    say(
      "query.share",
      ["count": .number(finding.number ?? 0), "whole": .integer(finding.whole)],
      ["when": window(finding)])
  }

  /// How far it went from the first to the last.
  func change(_ finding: QueryFinding) -> Part {
    guard let number = finding.number, let first = finding.chosen, let last = finding.other,
      let from = first.value, let to = last.value
    else { return finding.values.isEmpty ? none(finding) : say("query.change.few") }
    let id =
      abs(number) < Self.leastDifference
      ? "query.change.same" : number > 0 ? "query.change.up" : "query.change.down"
    return say(
      id, ["from": .date(first.date), "to": .date(last.date)],
      ["value": value(abs(number)), "first": value(from), "last": value(to)])
  }

  /// A reading that does not count, of the one day that is asked of.
  func disturbed(_ finding: QueryFinding) -> Part? {
    guard finding.days.count == 1, finding.values.isEmpty,
      case .temperature(let reading)? = finding.items.last?.fact, let item = finding.items.last
    else { return nil }
    return say(
      "query.disturbed", ["date": .date(item.date)], ["value": value(reading.celsius)])
  }

  /// Both values of blood pressure on average; nil for anything else.
  func pressure(_ finding: QueryFinding) -> Part? {
    let pairs = finding.items.compactMap { item -> (upper: Int, lower: Int)? in
      if case .bloodPressure(let upper, let lower)? = item.fact { (upper, lower) } else { nil }
    }
    guard query.aggregate == .mean, !pairs.isEmpty, pairs.count == finding.items.count else {
      return nil
    }
    func mean(_ values: [Int]) -> Int {
      Int((Double(values.reduce(0, +)) / Double(values.count)).rounded())
    }
    return .reply(
      "query.value.pressure",
      [
        "upper": .integer(mean(pairs.map(\.upper))), "lower": .integer(mean(pairs.map(\.lower))),
      ])
  }
}

import Civil
import Journal
import MessageFormat
import Physiology

/// The words of an answer: the number or word that was asked for, its unit, its days and how many
/// it rests on; then one caveat at most.
struct QueryReply {
  let answer: QueryAnswer
  let scene: Scene

  init(_ answer: QueryAnswer, _ scene: Scene) {
    self.answer = answer
    self.scene = scene
  }

  var query: Query { answer.query }
  var measure: QueryMeasure { query.measure }
  var name: Part { QueryNames.name(measure) }

  var outcome: Outcome { Outcome(parts: parts + compared) }

  private var parts: [Part] {
    switch measure {
    case .unkept: return [say("query.unkept")]
    case .cycleDay where query.sides.first?.window.isOfDays == true: break
    case .cycleDay: return cycleDay
    case .late: return late
    case .weeksAt: return answer.findings.first.map { [weeks($0)] } ?? [never]
    default: break
    }
    guard answer.latest != nil || answer.findings.contains(where: { !$0.items.isEmpty }) else {
      return [never]
    }
    if answer.findings.count > 1 { return beside }
    guard let finding = answer.findings.first else { return [never] }
    if query.group != nil { return grouped(finding) }
    return part(of: finding)
  }

  /// A reply with parts, the name among them.
  func say(
    _ id: String, _ arguments: [String: Argument] = [:], _ parts: [String: Part] = [:]
  ) -> Part {
    .composed(id, arguments, parts: parts.merging(["what": name]) { own, _ in own })
  }

  func window(_ finding: QueryFinding) -> Part {
    var side = finding.side
    let isShared = query.sides.count > 1 && Set(query.sides.map(\.window)).count == 1
    if isShared, !QueryPicking.parts(side.filter).isEmpty { side.window = .all }
    return QueryNames.window(side, finding, today: scene.today)
  }

  func value(_ number: Double) -> Part { QueryNames.value(number, measure) }

  /// Nothing of the kind was ever noted.
  private var never: Part {
    switch measure {
    case .period: say("query.never_period")
    case .cycleLength: say("query.never_cycle")
    case .periodLength: say("query.never_period")
    default: say("query.never")
    }
  }

  /// Nothing lies in the days asked of.
  func none(_ finding: QueryFinding) -> Part {
    guard let latest = answer.latest else { return never }
    return say(
      "query.none", ["date": .date(latest.date)],
      ["when": window(finding), "found": QueryNames.found(latest, measure)])
  }

  private func part(of finding: QueryFinding) -> [Part] {
    if query.aggregate == .exists { return [exists(finding)] }
    if query.aggregate == .interval { return [interval(finding)] }
    if query.isWithout, let number = finding.number {
      return [
        say(
          "query.days.without",
          ["count": .number(number), "with": .integer(finding.days.count)],
          ["when": window(finding)])
      ]
    }
    guard !finding.items.isEmpty else {
      return query.aggregate == .share && finding.whole > 0 ? [share(finding)] : [none(finding)]
    }
    switch query.aggregate {
    case .share: return [share(finding)]
    case .change: return [change(finding)]
    case .sum: return [sum(finding)]
    case .mean, .median: return [mean(finding)]
    case .value: return [single(finding)]
    case .count: return [count(finding)]
    case .days: return days(finding)
    case .min, .max: return [extreme(finding)]
    case .range: return [range(finding)]
    case .first, .last: return [dated(finding)]
    case .list: return list(finding)
    case .streak: return [streak(finding)]
    case .exists, .interval, .argmax: return []
    }
  }

  private func exists(_ finding: QueryFinding) -> Part {
    guard let found = finding.items.last else {
      guard let latest = answer.latest else { return say("query.no.never") }
      return say(
        "query.no", ["date": .date(latest.date)], ["when": window(finding)])
    }
    let fact = found.fact.map(FactPhrase.part) ?? QueryNames.found(found, measure)
    let parts = ["found": fact]
    if finding.days.count > 1 {
      return say(
        "query.yes.many", ["count": .integer(finding.days.count), "date": .date(found.date)], parts)
    }
    return say("query.yes", ["date": .date(found.date)], parts)
  }

  private func interval(_ finding: QueryFinding) -> Part {
    guard let number = finding.number, let found = finding.chosen, let until = found.until else {
      return say("query.interval.few")
    }
    return say(
      "query.interval",
      ["count": .number(number), "from": .date(found.date), "to": .date(until)])
  }

  private func sum(_ finding: QueryFinding) -> Part {
    let valued = finding.values.count
    guard let number = finding.number else {
      return say(
        "query.sum.unvalued", ["count": .integer(finding.items.count)], ["when": window(finding)])
    }
    let parts = ["value": value(number), "when": window(finding)]
    if valued < finding.items.count {
      return say(
        "query.sum.partly",
        ["count": .integer(finding.items.count), "valued": .integer(valued)], parts)
    }
    return say(
      valued == 1 ? "query.sum.one" : "query.sum",
      ["count": .integer(valued), "days": .integer(finding.days.count)], parts)
  }

  private func mean(_ finding: QueryFinding) -> Part {
    guard let number = finding.number else { return unvalued(finding) }
    let values = finding.values
    let parts = ["value": pressure(finding) ?? value(number), "when": window(finding)]
    if values.count == 1 { return say("query.mean.one", [:], parts) }
    if values.count == 2, let first = values.first, let second = values.last, first != second,
      pressure(finding) == nil
    {
      return say(
        "query.mean.two", [:],
        parts.merging(["first": value(first), "second": value(second)]) { own, _ in own })
    }
    let isByDay = measure.isSummed && !measure.isOfEntries
    return say(
      "query.mean", ["count": .integer(isByDay ? finding.days.count : values.count)], parts)
  }

  /// It is noted, without a number.
  private func unvalued(_ finding: QueryFinding) -> Part {
    say(
      "query.unvalued",
      [
        "count": .integer(finding.days.count),
        "date": .date(finding.items.last?.date ?? scene.today),
      ], ["when": window(finding)])
  }

  private func single(_ finding: QueryFinding) -> Part {
    if measure == .periodLength || measure == .cycleLength { return length(finding) }
    guard let last = finding.items.last else { return none(finding) }
    if !finding.side.window.isNamed, finding.side.filter == QueryFilter() {
      return say(
        "query.latest", ["date": .date(last.date), "away": .integer(last.date - scene.today)],
        ["found": QueryNames.found(last, measure)])
    }
    if let disturbed = disturbed(finding) { return disturbed }
    guard finding.number != nil, finding.days.count > 1 else {
      let found: Part =
        finding.items.count > 1 && !measure.isSummed
        ? .framed(
          "query.dates", [:], name: "days",
          parts: finding.items.map { QueryNames.found($0, measure) })
        : QueryNames.found(last, measure)
      if finding.items.count == 1, let time = last.time {
        return say(
          "query.on.timed", ["date": .date(last.date), "time": .string(time.iso)],
          ["found": found])
      }
      return say("query.on", ["date": .date(last.date)], ["found": found])
    }
    return measure.isSummed ? sum(finding) : mean(finding)
  }

  private func count(_ finding: QueryFinding) -> Part {
    say(
      measure == .cycleLength || measure == .period ? "query.count.each" : "query.count",
      [
        "count": .integer(finding.items.count),
        "date": .date(finding.items.last?.date ?? scene.today),
      ], ["when": window(finding)])
  }
}

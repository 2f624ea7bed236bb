import Civil
import Journal
import MessageFormat
import Physiology

/// Answers that name days.
extension QueryReply {
  func days(_ finding: QueryFinding) -> [Part] {
    let days = finding.days
    let count: [String: Argument] = [
      "count": .integer(days.count), "date": .date(days.last ?? scene.today),
    ]
    guard days.count <= Self.fewDays else {
      return [say("query.days.many", count, ["when": window(finding)])]
    }
    return [
      say(
        days.count == 1 ? "query.days.one" : "query.days", count,
        ["when": window(finding), "days": named(days)])
    ]
  }

  /// So many days are named in one sentence.
  private static let fewDays = 4
  /// So many rows are listed.
  private static let mostRows = 31

  /// Days in a row of words.
  private func named(_ days: [CivilDate]) -> Part {
    .framed(
      "query.dates", [:], name: "days",
      parts: days.map { .reply("query.date", ["date": .date($0)]) })
  }

  func list(_ finding: QueryFinding) -> [Part] {
    let days = finding.days
    if case .on(let asked, let shift) = finding.side.window {
      return [
        say(
          shift < 0 ? "query.list.nights" : "query.list.those",
          ["count": .integer(days.count), "asked": .integer(asked.count)]),
        .list(rows(finding.items)),
      ]
    }
    if [.cycleLength, .period, .periodLength].contains(measure) {
      return [
        say("query.list.each", ["count": .integer(finding.items.count)]),
        .list(rows(Array(finding.items.suffix(Self.mostRows)))),
      ]
    }
    let isLong = days.count > Self.mostRows
    let head = say(
      finding.side.window.isNamed ? "query.list" : isLong ? "query.list.latest" : "query.list.all",
      ["count": .integer(days.count), "shown": .integer(Self.mostRows)],
      ["when": window(finding)])
    return [head, .list(rows(Array(finding.items.suffix(Self.mostRows))))]
  }

  private func rows(_ items: [QueryItem]) -> [Part] {
    items.map { item in
      if measure == .period || measure == .periodLength {
        guard let until = item.until else {
          return .reply("query.row.open", ["from": .date(item.date)])
        }
        return .reply(
          "query.row.span",
          [
            "from": .date(item.date), "to": .date(until),
            "count": .integer(until - item.date + 1),
          ])
      }
      var arguments: [String: Argument] = ["date": .date(item.date)]
      if let time = item.time { arguments["time"] = .string(time.iso) }
      return .composed(
        item.time == nil ? "query.row" : "query.row.timed", arguments,
        parts: ["found": QueryNames.found(item, measure)])
    }
  }

  /// The first or the last one, by its day.
  func dated(_ finding: QueryFinding) -> Part {
    guard let found = finding.chosen else { return none(finding) }
    if measure == .cycleLength || measure == .periodLength { return length(finding) }
    var arguments: [String: Argument] = [
      "date": .date(found.date), "away": .integer(found.date - scene.today),
    ]
    if let time = found.time { arguments["time"] = .string(time.iso) }
    let isFirst = query.aggregate == .first
    if measure == .period {
      return say(isFirst ? "query.first.period" : "query.last.period", arguments)
    }
    let id =
      found.time == nil
      ? isFirst ? "query.first" : "query.last"
      : isFirst ? "query.first.timed" : "query.last.timed"
    return say(
      id, arguments,
      ["found": QueryNames.found(found, measure)])
  }

  func streak(_ finding: QueryFinding) -> Part {
    guard let run = finding.chosen else { return none(finding) }
    if query.isLongest {
      return say(
        "query.streak.longest",
        [
          "count": .number(finding.number ?? 1), "from": .date(run.date),
          "to": .date(run.until ?? run.date),
        ])
    }
    let isOver = scene.today - (run.until ?? run.date) > 1
    return say(
      isOver ? "query.streak.past" : "query.streak",
      [
        "count": .number(finding.number ?? 1), "from": .date(run.date),
        "to": .date(run.until ?? run.date),
      ])
  }

  func extreme(_ finding: QueryFinding) -> Part {
    guard let found = finding.chosen, let number = found.value else { return unranked(finding) }
    if measure == .cycleLength || measure == .periodLength {
      return .composed(
        query.aggregate == .max ? "query.longest" : "query.shortest",
        ["count": .integer(finding.values.count)], parts: ["length": length(finding)])
    }
    if (2...Self.fewDays).contains(finding.ties.count) {
      return say(
        query.aggregate == .max ? "query.max.ties" : "query.min.ties",
        ["count": .integer(finding.values.count)],
        ["value": value(number), "when": window(finding), "days": named(finding.ties)])
    }
    return say(
      query.aggregate == .max ? "query.max" : "query.min",
      ["date": .date(found.date), "count": .integer(finding.values.count)],
      [
        "value": measure == .metric(.systolic, id: "blood_pressure")
          ? QueryNames.found(found, measure) : value(number),
        "when": window(finding),
      ])
  }

  func range(_ finding: QueryFinding) -> Part {
    guard let least = finding.chosen?.value, let most = finding.other?.value else {
      return unranked(finding)
    }
    return say(
      finding.values.count == 1 ? "query.range.one" : "query.range",
      ["count": .integer(finding.values.count)],
      ["low": value(least), "high": value(most), "when": window(finding)])
  }

  private func unranked(_ finding: QueryFinding) -> Part {
    say(
      "query.unvalued",
      [
        "count": .integer(finding.days.count),
        "date": .date(finding.items.last?.date ?? scene.today),
      ], ["when": window(finding)])
  }
}

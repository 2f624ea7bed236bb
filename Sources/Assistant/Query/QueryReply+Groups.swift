import Civil
import Journal
import MessageFormat
import Physiology

/// Answers by months, weekdays, phases and the like.
extension QueryReply {
  func grouped(_ finding: QueryFinding) -> [Part] {
    if query.isWithout { return [empty(finding)] }
    guard let first = finding.groups.first else { return [none(finding)] }
    guard query.aggregate == .argmax else { return listed(finding) }
    let next = finding.groups.dropFirst().first
    if finding.isCounted {
      return [
        say(
          "query.argmax.count", ["count": .number(first.mean)],
          ["group": group(first), "value": counted(first.mean)])
      ] + runnerUp(next, isCounted: true)
    }
    return [
      say(
        "query.argmax", ["count": .integer(first.count)],
        ["group": group(first), "value": value(first.mean)])
    ] + runnerUp(next, isCounted: false)
  }

  private func runnerUp(_ share: QueryShare?, isCounted: Bool) -> [Part] {
    guard let share else { return [] }
    return [
      .composed(
        "query.argmax.next", [:],
        parts: [
          "group": group(share), "value": isCounted ? counted(share.mean) : value(share.mean),
        ])
    ]
  }

  private func counted(_ number: Double) -> Part {
    .reply(
      measure.isOfEntries ? "query.value.times" : "query.value.days", ["count": .number(number)])
  }

  /// The groups that hold nothing.
  private func empty(_ finding: QueryFinding) -> Part {
    guard !finding.groups.isEmpty else { return say("query.groups.full") }
    return say(
      "query.groups.empty", ["count": .integer(finding.groups.count)],
      [
        "groups": .framed(
          "query.dates", [:], name: "days", parts: finding.groups.map { group($0) })
      ])
  }

  /// So many rows are listed.
  private static let mostGroups = 24

  private func listed(_ finding: QueryFinding) -> [Part] {
    let rows = finding.groups.suffix(Self.mostGroups).map { share -> Part in
      .composed(
        "query.group.row", [:],
        parts: [
          "group": group(share),
          "value": finding.isCounted ? counted(share.mean) : value(share.mean),
        ])
    }
    return [
      say(
        finding.isCounted ? "query.groups.count" : "query.groups",
        ["count": .integer(finding.groups.count)], ["when": window(finding)]),
      .list(rows),
    ]
  }

  /// The name of a group.
  private func group(_ share: QueryShare) -> Part {
    let kind = query.group ?? .cycleDay
    switch kind {
    case .month:
      let year = share.key / 12
      return .reply(
        year == scene.today.year ? "query.group.month" : "query.group.month_year",
        ["key": .string(String(share.key % 12 + 1)), "year": .string(String(year))])
    case .week, .cycle:
      return .reply(
        "query.group." + kind.rawValue, ["from": .date(CivilDate.earliest + share.key)])
    case .phase:
      let all = CyclePhase.allCases
      let phase = all.indices.contains(share.key) ? all[share.key] : .menstrual
      return .reply("query.group.phase." + phase.rawValue)
    case .cycleDay, .weekday:
      return .reply("query.group." + kind.rawValue, ["key": .string(String(share.key))])
    }
  }
}

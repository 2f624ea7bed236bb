import Civil
import Journal
import Knowledge
import Language

/// Whether another skill answers a question at least as well, by what the message was taken for.
struct QueryDeference {
  private let told: Interpretation?

  init(_ understanding: Understanding) {
    told = understanding.decision == .answer ? understanding.interpretations.first : nil
  }

  /// Whether the message is plainly about something that is no question of the record.
  func leads(elsewhere query: Query) -> Bool {
    guard let told else { return false }
    switch told.intent.group {
    case "preg": return !query.isOfOwnRecord && told.confidence >= Self.plainly
    case "remind", "data": return told.confidence >= Self.plainly
    case _ where Self.lists.contains(told.intent): return told.confidence >= Self.plainly
    case "cycle":
      return query.measure.isOfCycle && (query.aggregate != .last || query.measure != .period)
        && Self.ahead.contains(told.intent)
    default: return false
    }
  }

  /// Whether the skill of the message's own intent says the same.
  func answers(_ query: Query) -> Bool {
    if told?.intent == "cycle.history", query.isOfLastBleeding { return true }
    if told?.intent == "cycle.stats", query.isOfUsualBleeding, !query.isAgainstUsual {
      return true
    }
    guard let told, let side = query.sides.first, query.sides.count == 1,
      side.filter == QueryFilter(), side.window.isPlain, !query.isWithout,
      query.group == nil, !query.isAgainstUsual
    else { return false }
    switch told.intent {
    case .today, "insight.weekly", "cycle.day_view":
      return query.measure == .entries && query.aggregate != .days
    case "cycle.day": return query.measure == .cycleDay && query.expected == nil
    case "cycle.stats", "cycle.regularity":
      return query.measure == .cycleLength
        && ([.value, .last].contains(query.aggregate)
          || [.mean, .range].contains(query.aggregate) && !side.window.isNamed)
        || query.measure == .periodLength && query.aggregate == .mean
    case "cycle.history":
      return query.measure == .period && [.list, .value].contains(query.aggregate)
    case "cycle.late": return query.measure == .late
    case "insight.sleep":
      return query.measure == .metric(.sleep, id: "sleep")
        && ![.median, .max, .min, .range, .streak].contains(query.aggregate)
    case "insight.water":
      return query.measure == .metric(.amount(.water), id: "water")
        && [.value, .list, .sum].contains(query.aggregate)
    case "insight.energy":
      return query.measure == .metric(.calories, id: "calories") || query.measure == .meal(nil)
    case .kickHistory: return query.measure == .kicks && [.value, .list].contains(query.aggregate)
    case "insight.trend": return counts(query, told)
    default: return false
    }
  }

  /// A symptom that is named, counted or dated; and a number that is drawn.
  private func counts(_ query: Query, _ told: Interpretation) -> Bool {
    switch query.measure {
    case .sign(let term):
      return [.days, .last].contains(query.aggregate)
        && (told.slots[.what]?.words ?? []).contains(term.rawValue)
    case .metric: return query.aggregate == .list
    default: return false
    }
  }

  /// What tells of days to come, or of the days of a cycle.
  private static let ahead: Set<IntentID> = [
    "cycle.ovulation", "cycle.fertile_window", "cycle.phase", "cycle.next_period", "cycle.pms",
    "cycle.day",
  ]
  /// What is kept by skills of their own.
  private static let lists: Set<IntentID> = [
    "content.checklist", "log.checklist_done",
  ]
  private static let plainly = 0.8
}

extension Query {
  /// Whether it asks for what only a record holds.
  fileprivate var isOfOwnRecord: Bool {
    switch measure {
    case .weeksAt: true
    case .kicks, .kickMinutes, .text, .ended: aggregate != .exists && aggregate != .value
    default: false
    }
  }

  /// Whether it asks for the last bleeding, whenever that was.
  fileprivate var isOfLastBleeding: Bool {
    guard case .flow(nil) = measure, [.value, .last, .exists].contains(aggregate) else {
      return false
    }
    switch sides.first?.window {
    case .all, .period: return true
    default: return false
    }
  }

  /// Whether it asks on how many days there is bleeding, of no time.
  fileprivate var isOfUsualBleeding: Bool {
    guard case .flow = measure, sides.count == 1, case .all? = sides.first?.window else {
      return false
    }
    return [.days, .mean, .value].contains(aggregate)
  }
}

extension QueryWindow {
  /// Whether it is days, a month or the running cycle, which other skills know too.
  fileprivate var isPlain: Bool {
    switch self {
    case .all, .recent, .days, .month, .since, .cycle(back: 0): true
    default: false
    }
  }
}

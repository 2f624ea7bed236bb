import Civil
import Journal
import MessageFormat
import Physiology

/// What questions ask of, and their values, as parts of a reply.
enum QueryNames {
  /// The name in a sentence: `sleep`, `bleeding`, `cups of coffee`.
  static func name(_ measure: QueryMeasure) -> Part {
    switch measure {
    case .metric(_, let id): .reply("look.name." + id)
    case .sign(let term) where QueryMeasure.isMood(term):
      .reply("query.name.feeling", ["what": .string(FactPhrase.plain(term.rawValue))])
    case .sign(let term): .reply("look.term", ["what": .string(FactPhrase.plain(term.rawValue))])
    case .intake(let intake, nil): .reply("look.name." + intake.rawValue)
    case .intake(_, let what?), .medicine(let what?), .activity(let what?), .distance(let what?),
      .text(_, let what?):
      .reply("query.name.thing", ["what": .string(FactPhrase.plain(what))])
    case .flow(let flow?):
      .reply(
        flow == .spotting ? "query.name.spotting" : "query.name.flow",
        ["flow": .string(FactPhrase.plain(flow.rawValue))])
    case .moods(let isGood): .reply(isGood ? "query.name.mood_good" : "query.name.mood_bad")
    case .test(let test): .reply("query.name.test." + test.id)
    case .discharge(let discharge?):
      .reply("query.name.discharge_kind", ["what": .string(FactPhrase.plain(discharge.rawValue))])
    case .food(let what): .reply("query.name.thing", ["what": .string(what)])
    case .dayOf(let measure), .weeksAt(let measure): name(measure)
    case .meal(let meal?): .reply("query.name.meal", ["what": .string(meal.rawValue)])
    case .unkept(let id): .reply("query.unkept." + id)
    case .product(let product): .reply("query.name.product." + product.rawValue)
    case .text(let kind, nil): .reply("query.name.text." + kind.rawValue)
    default: .reply("query.name." + measure.id)
    }
  }

  /// A number with its unit.
  static func value(_ number: Double, _ measure: QueryMeasure) -> Part {
    switch measure {
    case .metric(_, let id): .reply("look.value." + id, ["value": .number(number)])
    case .intake(let intake, _):
      .reply("query.value." + intake.rawValue, ["count": .number(number)])
    case .distance: .reply("look.value.distance", ["value": .number(number)])
    case .activity, .kickMinutes: .reply("query.value.minutes", ["count": .number(number)])
    case .dayOf: .reply("query.value.cycle_day", ["value": .number(number)])
    case .meal, .food: .reply("look.value.calories", ["value": .number(number)])
    case .kicks: .reply("query.value.kicks", ["count": .number(number)])
    case .cycleLength, .periodLength, .period, .late:
      .reply("query.value.days", ["count": .number(number)])
    case .flow:
      .reply(
        "query.value.flow",
        ["flow": .string(flow(number).rawValue)])
    case .medicine: .reply("query.value.plain", ["value": .number(number)])
    default: .reply("query.value.plain", ["value": .number(number)])
    }
  }

  /// The strength of bleeding nearest to a number.
  private static func flow(_ number: Double) -> Flow {
    let all = Flow.allCases
    let place = number.isFinite ? Int(min(max(number, 0), 4).rounded()) : 0
    return all.indices.contains(place) ? all[place] : .spotting
  }

  /// What one entry holds: its value where it has one, else the fact as noted.
  static func found(_ item: QueryItem, _ measure: QueryMeasure) -> Part {
    switch measure {
    case .metric(.systolic, _): break
    case .intake, .distance, .metric, .cycleLength, .periodLength, .dayOf, .kickMinutes:
      if let value = item.value { return self.value(value, measure) }
    case .sign:
      if let value = item.value { return self.value(value, measure) }
    case .cycleDay:
      return .reply("query.found.cycle_day", ["day": .number(item.value ?? 1)])
    case .period:
      return .reply("query.found.start")
    case .text:
      if case .text(_, let text)? = item.fact { return .quote(text) }
    default: break
    }
    return item.fact.map(FactPhrase.part) ?? .reply("query.found.noted")
  }

  /// A window in words, with what else the days are picked by.
  static func window(_ side: QuerySide, _ finding: QueryFinding, today: CivilDate) -> Part {
    let window = plain(side, finding, today: today)
    let picked = QueryPicking.parts(side.filter)
    guard !picked.isEmpty else { return window }
    let isWhole = side.window == .all
    return .framed(
      isWhole ? "query.when.only" : "query.when.picked", [:], name: "picks",
      parts: isWhole ? picked : picked + [window])
  }

  private static func plain(
    _ side: QuerySide, _ finding: QueryFinding, today: CivilDate
  ) -> Part {
    switch side.window {
    case .all: return .reply("query.when.all")
    case .recent(let days): return .reply("query.when.recent", ["count": .integer(days)])
    case .days(let days): return span(days, today)
    case .month(let month):
      return .reply(
        month.year == today.year ? "query.when.month" : "query.when.month_year",
        ["month": .string(String(month.month)), "year": .string(String(month.year))])
    case .since(let day): return .reply("query.when.since", ["date": .date(day)])
    case .cycle(let back):
      let names = ["query.when.this_cycle", "query.when.last_cycle"]
      return .reply(
        names.indices.contains(back) ? names[back] : "query.when.cycle",
        ["from": .date(finding.ranges.first?.lowerBound ?? today)])
    case .period(let back):
      return .reply(
        back == 1 ? "query.when.last_period" : "query.when.period",
        ["from": .date(finding.ranges.first?.lowerBound ?? today)])
    case .periods: return .reply("query.when.periods", ["count": .integer(finding.ranges.count)])
    case .cycles: return .reply("query.when.cycles", ["count": .integer(finding.ranges.count)])
    case .on(let days, let shift) where days.count == 1:
      return .reply("query.when.day", ["date": .date((days.first ?? today) + shift)])
    case .on(_, let shift), .around(_, let shift):
      return .reply(shift < 0 ? "query.when.night_before" : "query.when.those_days")
    }
  }

  private static func span(_ days: ClosedRange<CivilDate>, _ today: CivilDate) -> Part {
    if days == today...today { return .reply("query.when.today", ["date": .date(today)]) }
    if days.lowerBound == days.upperBound {
      return .reply("query.when.day", ["date": .date(days.lowerBound)])
    }
    let isYear =
      days.lowerBound.month == 1 && days.lowerBound.day == 1
      && days.upperBound - days.lowerBound > 363
    if isYear {
      return .reply(
        days.lowerBound.year == today.year ? "query.when.this_year" : "query.when.year",
        ["year": .string(String(days.lowerBound.year))])
    }
    return .reply(
      "query.when.days",
      [
        "from": .date(days.lowerBound),
        "to": .date(min(days.upperBound, max(today, days.lowerBound))),
      ])
  }
}

extension QueryTest {
  /// The name of its reply.
  var id: String {
    switch self {
    case .any: "any"
    case .ovulation: "ovulation"
    case .pregnancy: "pregnancy"
    case .positive: "positive"
    case .positiveOvulation: "positive_ovulation"
    case .positivePregnancy: "positive_pregnancy"
    case .negative: "negative"
    case .negativeOvulation: "negative_ovulation"
    case .negativePregnancy: "negative_pregnancy"
    }
  }
}

extension QueryMeasure {
  /// The name of its replies, where it has no words of its own.
  var id: String {
    switch self {
    case .mood: "mood"
    case .flow: "bleeding"
    case .period: "period"
    case .sex: "sex"
    case .medicine: "medicine"
    case .activity: "movement"
    case .distance: "distance"
    case .kicks: "kicks"
    case .cycleLength: "cycle_length"
    case .periodLength: "period_length"
    case .cycleDay: "cycle_day"
    case .late: "late"
    case .discharge: "discharge"
    case .meal: "food"
    case .ovulation: "ovulation"
    case .kickMinutes: "kick_minutes"
    case .ended(let ending): ending.rawValue
    default: "entries"
    }
  }
}

import Civil
import Journal
import Physiology

/// What the days of a question are picked by.
extension QueryReader {
  /// The filter that the words name for a measure, without the sides that they compare.
  func filter(of measure: QueryMeasure) -> QueryFilter {
    var filter = QueryFilter(weekdays: words.weekdays)
    if let bounds {
      let scale: Double =
        if case .distance = measure, bounds.least ?? bounds.most ?? 0 >= Self.metres {
          1 / Self.metres
        } else {
          1
        }
      filter.least = bounds.least.map { $0 * scale }
      filter.most = bounds.most.map { $0 * scale }
    }
    if measure != .period, words.says("from_last"), words.says("agg.change") { filter.latest = 2 }
    if case .sign = measure { filter.severity = severity }
    filter.clock = clock(of: measure)
    filter.isUnvalued = words.says("unvalued")
    filter.isOver =
      [.period, .periodLength, .cycleLength].contains(measure) && words.says("finished")
    if phases.count == 1 { filter.phase = phases.first }
    if measure == .metric(.temperature, id: "bbt"), words.says("disturbed") {
      filter.isDisturbed = words.first(of: ["left_out", "agg.mean", "agg.max", "agg.min"]) == nil
    }
    if companies.count == 1, companies.first?.measure != measure {
      filter.company = companies.first
    }
    if relations.count == 1, let relation = relations.first, relation.anchor != measure {
      filter.relation = relation
    }
    return filter
  }

  /// The phases that are named, in the order of the words.
  var phases: [CyclePhase] {
    let named = CyclePhase.allCases.compactMap { phase in
      words.place(of: "phase." + phase.rawValue).map { (phase, $0) }
    }.sorted { $0.1 < $1.1 }.map(\.0)
    return named
  }

  /// The things that the days have or lack: "on days with coffee compared to days without".
  var companies: [QueryCompany] {
    guard words.things.count > 1 else { return [] }
    let isUnvalued = words.says("unvalued")
    let with = words.things(in: "role.with").first { !Self.isOfPeriods($0) }
    let without =
      isUnvalued ? nil : words.things(in: "role.without").first { !Self.isOfPeriods($0) }
    var companies: [QueryCompany] = []
    if let with { companies.append(QueryCompany(measure: with)) }
    let isApart = words.says("without") || words.says("other_days") || words.says("cmp.when")
    if let without {
      companies.append(QueryCompany(measure: without, isAbsent: true))
    } else if let with, isApart {
      companies.append(QueryCompany(measure: with, isAbsent: true))
    }
    if let without, with == nil, words.says("cmp") {
      companies.insert(QueryCompany(measure: without), at: 0)
    }
    return companies
  }

  /// What the days lie before or after: "the five days before the positive test".
  var relations: [QueryRelation] {
    let isNight = words.says("win.night_before_thing") && words.numbers(in: "role.before").isEmpty
    let before = isNight ? nil : anchor(in: "role.before")
    let after = anchor(in: "role.after")
    var relations: [QueryRelation] = []
    if let before {
      relations.append(
        QueryRelation(
          anchor: before, order: .before, days: words.numbers(in: "role.before").first))
    }
    if let after {
      relations.append(
        QueryRelation(anchor: after, order: .after, days: words.numbers(in: "role.after").first))
    }
    if words.says("before_and_after"), relations.count == 1, let one = relations.first {
      relations = [
        QueryRelation(anchor: one.anchor, order: .before, days: one.days),
        QueryRelation(anchor: one.anchor, order: .after, days: one.days),
      ]
    }
    if relations.count == 1, let one = relations.first, one.days == nil, !isBounded,
      words.says("cmp"), words.first(of: ["cmp.with", "agg.much", "agg.mean"]) != nil
    {
      let other: QueryRelation.Order = one.order == .before ? .after : .before
      relations.append(QueryRelation(anchor: one.anchor, order: other))
    }
    return relations
  }

  /// What a meaning's words name to lie before or after; two words for one test are one.
  private func anchor(in meaning: String) -> QueryMeasure? {
    let named = words.things(in: meaning).filter { !Self.isOfPeriods($0) && $0 != .entries }
    guard var anchor = named.first else {
      return words.says(meaning + ".ovulation") ? .ovulation : nil
    }
    for other in named.dropFirst() { anchor = anchor.joined(with: other) }
    return words.things.count == named.count ? nil : anchor
  }

  private static func isOfPeriods(_ measure: QueryMeasure) -> Bool {
    [.period, .cycleLength, .cycleDay, .periodLength].contains(measure)
  }

  private var severity: Severity? {
    Severity.allCases.first { $0 != .none && words.says("severity." + $0.rawValue) }
  }

  /// The stretch of the day, of what is noted with its time.
  private func clock(of measure: QueryMeasure) -> QueryClock? {
    if case .metric(.sleep, _) = measure { return nil }
    guard !measure.isOfCycle else { return nil }
    if let named = words.clocks.first {
      guard named.from == named.to else { return named }
      if words.says("clock.after") { return QueryClock(from: named.from, to: Self.lastMinute) }
      return words.says("clock.before") ? QueryClock(from: 0, to: named.from) : nil
    }
    let parts = dayParts
    return parts.count == 1 ? parts.first : nil
  }

  /// The parts of the day that are named, in the order of the words.
  var dayParts: [QueryClock] {
    let named = Self.parts.compactMap { part in
      words.place(of: "clock." + part.name).map { (part, $0) }
    }
    return named.sorted { $0.1 < $1.1 }.map { part, _ in
      QueryClock(from: part.from * 60, to: (part.to * 60 + Self.lastMinute) % (24 * 60))
    }
  }

  /// The parts of a day by their hours.
  private static let parts: [(name: String, from: Int, to: Int)] = [
    ("night", 22, 6), ("morning", 5, 12), ("afternoon", 12, 18), ("evening", 18, 23),
  ]

  /// What the parts of a day are said by.
  static let partNames = parts.map { "clock." + $0.name }

  /// The numbers that "more than 7" and the like leave.
  private var bounds: (least: Double?, most: Double?)? {
    let between = words.values(in: "between_numbers")
    if between.count == 2, let low = between.min(), let high = between.max() { return (low, high) }
    if let number = words.values(in: "less_than").last { return (nil, number - Self.bit) }
    if let number = words.values(in: "more_than").last { return (number + Self.bit, nil) }
    if let number = words.values(in: "at_least").last { return (number, nil) }
    return words.values(in: "at_most").last.map { (nil, $0) }
  }

  /// Whether it asks for numbers above or below one.
  var isBounded: Bool { bounds != nil }

  /// "10k" is ten kilometres.
  static let metres = 1000.0
  /// Less than any two noted numbers differ by.
  static let bit = 0.0005
}

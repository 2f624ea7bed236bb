import Journal

extension QueryReader {
  /// What is to be made of it; nil where the words ask for nothing.
  func aggregate(of measure: QueryMeasure) -> QueryAggregate? {
    guard
      words.says("asks") || words.says("list") || words.says("agg.exists") || looksUp || namesFigure
    else {
      return nil
    }
    switch measure {
    case .periodLength where words.says("ends"): return .last
    case .cycleDay:
      return cycleDays.isEmpty && !words.says("own") && !words.says("theirs") ? nil : .value
    case .late:
      return words.says("agg.days") || words.says("how_many_days") || words.says("agg.much")
        || words.says("agg.long") ? .value : nil
    default: break
    }
    if words.says("trend"), !words.says("cmp"), !words.says("win.before_period") { return nil }
    if measure == .period, words.says("win.periods_n"), words.first(of: Self.counting) == nil {
      return .list
    }
    if isCompared(measure) { return .value }
    if words.says("win.before_period"), words.says("trend") { return .value }
    if let ranked { return ranked }
    if words.says("list"), words.first(of: ["agg.count", "agg.often", "agg.sum"]) == nil {
      return .list
    }
    return counted(measure) ?? asked(measure)
  }

  /// What makes a number of several periods.
  private static let counting = [
    "agg.interval", "agg.mean", "agg.range", "agg.max", "agg.min", "agg.days", "agg.long",
  ]

  /// Whether two days are put side by side, with no number to be made of each.
  private func isCompared(_ measure: QueryMeasure) -> Bool {
    guard words.says("cmp"),
      words.first(of: ["agg.mean", "agg.sum", "agg.days", "agg.often"]) == nil
    else { return false }
    return words.says("agg.much") && words.times.count + cycleDays.count > 1
  }

  /// The first, the last, the most and the like.
  private var ranked: QueryAggregate? {
    let order: [(String, QueryAggregate)] = [
      ("agg.argmax", .argmax), ("agg.interval", .interval), ("agg.streak", .streak),
      ("agg.mean", .mean), ("agg.median", .median), ("agg.range", .range), ("agg.first", .first),
      ("agg.last", .last),
    ]
    let found = order.first { words.says($0.0) }?.1
    if let found, found != .interval || words.first(of: ["agg.mean", "agg.max", "agg.min"]) == nil {
      return found
    }
    if found != nil, words.says("agg.mean") { return .mean }
    guard !words.says("agg.often"), !words.says("agg.days"), !words.says("agg.count") else {
      return nil
    }
    if words.says("agg.max") { return .max }
    return words.says("agg.min") ? .min : nil
  }

  private func counted(_ measure: QueryMeasure) -> QueryAggregate? {
    if case .distance = measure, !words.says("agg.often") { return .sum }
    let isCounted =
      words.says("agg.often") || words.says("agg.days") || words.says("agg.count")
      || words.says("agg.sum")
    guard isCounted else { return nil }
    switch measure {
    case .periodLength, .cycleLength:
      return words.says("agg.days") ? .value : .count
    default: break
    }
    if case .activity = measure, words.says("agg.often") { return .count }
    if words.says("agg.days") || words.says("agg.often") { return .days }
    switch measure {
    case .period, .text, .entries, .test, .medicine: return .count
    case .activity:
      return words.says("agg.long") || words.says("agg.sum") ? .sum : .count
    case .metric(.sleep, _): return .sum
    default: break
    }
    if measure.isSummed { return .sum }
    return measure.isOfDays ? .days : words.says("agg.sum") ? .sum : .days
  }

  private func asked(_ measure: QueryMeasure) -> QueryAggregate? {
    if words.says("list") { return .list }
    if words.says("agg.long") {
      switch measure {
      case .activity: return .sum
      case .metric, .cycleLength, .periodLength: return .value
      case .flow, .sign: return .days
      default: return nil
      }
    }
    if words.says("agg.much") {
      switch measure {
      case .medicine: return .list
      case .intake, .product, .kicks: return .sum
      case .period, .test, .entries, .activity, .mood, .cycleLength: return nil
      default: return .value
      }
    }
    if words.says("agg.exists") { return .exists }
    let isLoneTime = words.times.count > 0 || isPlaced || looksUp
    return isLoneTime && (words.says("asks") || looksUp) ? (measure.isSummed ? .sum : .list) : nil
  }

  /// Whether a day of the cycle or a period places it.
  private var isPlaced: Bool {
    !cycleDays.isEmpty || words.says("win.last_period") || words.says("win.this_cycle")
  }
}

import Journal

extension QueryReader {
  /// What is to be made of it; nil where the words ask for nothing.
  func aggregate(of measure: QueryMeasure) -> QueryAggregate? {
    guard
      words.says("asks") || isTerse || isHeading || words.says("list") || words.says("agg.exists")
        || looksUp
        || namesFigure
    else {
      return nil
    }
    switch measure {
    case .periodLength where words.says("ends") && !words.says("finished"): return .last
    case .cycleLength where words.says("norm"): return .value
    case .weeksAt: return .last
    case .ended: return words.first(of: ["ago", "agg.last", "when"]) != nil ? .last : nil
    case .dayOf: return words.says("agg.mean") ? .mean : .list
    case .periodLength where words.says("cmp") && words.says("win.periods_n"): return .list
    case .cycleDay:
      return cycleDays.isEmpty && !words.says("own") && !words.says("theirs") ? nil : .value
    case .late:
      return words.says("agg.days") || words.says("how_many_days") || words.says("agg.much")
        || words.says("agg.long") ? .value : nil
    default: break
    }
    if words.says("agg.change"), !measure.isOfCycle, !measure.isOfDays { return .change }
    if words.says("agg.cmp.up"), !phases.isEmpty || !companies.isEmpty { return put(measure) }
    if words.says("trend"), !words.says("cmp"), !words.says("win.before_period"), ranked == nil {
      return nil
    }
    if measure == .period, words.says("win.periods_n"), words.first(of: Self.counting) == nil {
      return .list
    }
    if isCompared(measure) { return .value }
    if words.says("win.before_period"), words.says("trend") { return .value }
    if words.says("agg.gap"), !measure.isOfCycle { return .interval }
    if words.says("agg.share"), words.first(of: ["agg.mean", "agg.last"]) == nil { return .share }
    if words.says("without"), words.says("list"), group != nil { return .days }
    if let ranked { return ranked }
    if words.says("list"), words.first(of: ["agg.count", "agg.often", "agg.sum"]) == nil {
      return .list
    }
    return counted(measure) ?? asked(measure) ?? put(measure)
  }

  /// Two things put side by side, with no word for what is to be made of each.
  private func put(_ measure: QueryMeasure) -> QueryAggregate? {
    guard words.says("cmp") || words.says("vs.usual") || words.says("agg.cmp.up"),
      !measure.isOfCycle
    else { return nil }
    let value: QueryAggregate = measure.isSummed ? .sum : measure.isOfDays ? .days : .mean
    if words.says("vs.usual") { return value }
    guard sides(of: measure, .mean).count > 1 else { return nil }
    if case .sign = measure, words.says("agg.hurt") { return .mean }
    return value
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
    var found = order.first { words.says($0.0) }?.1
    if found == .argmax, group == nil {
      found = words.says("agg.min") ? .min : measure?.isOfDays == true ? .argmax : extreme
    }
    if found == .interval, words.says("agg.max") { return .interval }
    if let found, found != .interval || words.first(of: ["agg.mean", "agg.max", "agg.min"]) == nil {
      return found
    }
    if found != nil, words.says("agg.mean") { return .mean }
    guard !words.says("agg.often"), !words.says("agg.days") else { return nil }
    if words.says("agg.count"), measure?.isOfDays != false || words.says("agg.share") { return nil }
    if words.says("agg.min.most") { return .min }
    if words.says("agg.max") || words.says("agg.best") || words.says("worst.of") { return extreme }
    return words.says("agg.min") ? .min : nil
  }

  /// The highest, or the lowest where that is what is meant by the best or the worst.
  private var extreme: QueryAggregate {
    guard let measure, measure.isBetterHigh else {
      return words.says("agg.best") ? .min : .max
    }
    return words.says("worst.of") ? .min : .max
  }

  private func counted(_ measure: QueryMeasure) -> QueryAggregate? {
    if case .distance = measure, !words.says("agg.often") { return .sum }
    let isOfBoth = !companies.isEmpty && !measure.isOfDays
    if measure.isOfEntries, words.says("agg.per"), !words.says("agg.often"),
      words.first(of: ["agg.max", "agg.min"]) == nil
    {
      return .mean
    }
    if isOfBoth, words.first(of: ["how_many_days", "agg.often"]) == nil { return put(measure) }
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
    case .medicine where words.says("agg.amount"): return .sum
    case .period, .text, .entries, .test, .medicine, .sex: return .count
    case .metric where filter(of: measure) != QueryFilter() && !words.says("agg.sum"):
      return words.says("agg.days") ? .days : .count
    case .sign where words.says("agg.count") && filter(of: measure).clock != nil: return .count
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
      case .medicine: return words.says("agg.amount") ? .sum : .list
      case .intake, .product, .kicks: return .sum
      case .period, .test, .entries, .activity, .mood, .cycleLength: return nil
      default: return .value
      }
    }
    if words.says("agg.exists") { return .exists }
    if isHeading { return measure.isSummed ? .sum : measure.isOfDays ? .days : .list }
    let isLoneTime = words.times.count > 0 || isPlaced || looksUp
    return isLoneTime && (words.says("asks") || looksUp) ? (measure.isSummed ? .sum : .list) : nil
  }

  /// Whether a day of the cycle or a period places it.
  private var isPlaced: Bool {
    !cycleDays.isEmpty || words.says("win.last_period") || words.says("win.this_cycle")
  }
}

import Journal
import Physiology

extension QueryReader {
  /// What is asked of: of several things named the one that the others only place or describe.
  var measure: QueryMeasure? {
    let named = words.things.map(\.measure)
    if named.contains(.cycleDay), words.says("win.on_thing") { return .cycleDay }
    let placed = Set(companies.map(\.measure) + relations.map(\.anchor))
    let free = named.filter { !placed.contains($0) && !Self.places($0) }
    let own = free.isEmpty ? named.filter { !Self.places($0) } : free
    guard var measure = own.first ?? placing(named) ?? known else {
      return words.says("took") ? .medicine(nil) : nil
    }
    for other in own.dropFirst() { measure = measure.joined(with: other) }
    let isFar = words.values(in: "more_than") + words.values(in: "less_than")
    if words.says("agg.far") || own.contains(.distance(nil))
      || isFar.contains(where: { $0 >= Self.metres })
    {
      if case .activity(let name) = measure { measure = .distance(name) }
    }
    if named.contains(.cycleDay), words.says("on.cycle_day"), measure.isOfDays {
      measure = .dayOf(measure)
    }
    if words.says("weeks_at"), !measure.isOfCycle { return .weeksAt(measure) }
    if measure == .kicks, words.says("agg.minutes") { measure = .kickMinutes }
    if case .metric(.calories, _) = measure, own.contains(.meal(nil)) { measure = .meal(nil) }
    return measure
  }

  /// Whether a thing may only say when: "cramps on my last period".
  static func places(_ measure: QueryMeasure) -> Bool {
    [.period, .cycleLength, .cycleDay, .periodLength].contains(measure)
  }

  /// The measure of a question that names nothing but periods and cycles.
  private func placing(_ named: [QueryMeasure]) -> QueryMeasure? {
    if named.contains(.cycleDay) { return .cycleDay }
    if words.says("win.before_period") { return nil }
    if named.contains(.periodLength) { return .periodLength }
    if named.contains(.period), words.says("grade.flow") { return .flow(nil) }
    let isOfLength =
      words.says("agg.long") || words.says("grade.length") || words.says("agg.mean")
      || words.says("agg.range")
      || words.says("agg.max") || words.says("agg.min") || words.says("agg.median")
      || words.says("lasts") || words.says("ends")
    if named.contains(.period), words.says("agg.interval"), isOfLength,
      words.first(of: ["agg.mean", "agg.range", "agg.max", "agg.min"]) != nil
    {
      return .cycleLength
    }
    guard named.contains(.period) else {
      return named.first ?? (cycleDays.count == 1 && words.says("check.tag") ? .cycleDay : nil)
    }
    return isOfLength && !words.says("agg.interval") && !words.says("ago")
      ? .periodLength : .period
  }
}

extension QueryMeasure {
  /// Two things that are named together as one: a positive test of ovulation, the flow that was
  /// heavy.
  func joined(with other: QueryMeasure) -> QueryMeasure {
    switch (self, other) {
    case (.flow(nil), .flow(let flow?)): .flow(flow)
    case (.test(.ovulation), .test(.positive)), (.test(.positive), .test(.ovulation)):
      .test(.positiveOvulation)
    case (.test(.pregnancy), .test(.positive)), (.test(.positive), .test(.pregnancy)):
      .test(.positivePregnancy)
    case (.test(.any), .test): other
    case (.activity(nil), .activity), (.medicine(nil), .medicine), (.mood, .sign), (.mood, .moods):
      other
    case (.metric(.pain(nil), _), .sign): other
    case (.test(.ovulation), .test(.negative)), (.test(.negative), .test(.ovulation)):
      .test(.negativeOvulation)
    case (.test(.pregnancy), .test(.negative)), (.test(.negative), .test(.pregnancy)):
      .test(.negativePregnancy)
    case (.text(.appointment, nil), .text(.appointment, _)): other
    case (.entries, _): other
    case (.distance(nil), .activity(let name)): .distance(name)
    case (.metric(.calories, _), .meal), (.meal(nil), .meal): other
    case (.discharge(nil), .discharge): other
    case (_, .unkept): other
    case (.text(.note, nil), .text), (.text(.note, nil), .flow), (.text(.note, nil), .sign): other
    default: self
    }
  }
}

import Journal
import Physiology

extension QueryReader {
  /// What is asked of: of several things named the one that the others only place or describe.
  var measure: QueryMeasure? {
    let named = words.things.map(\.measure)
    if named.contains(.cycleDay), words.says("win.on_thing") { return .cycleDay }
    let own = named.filter { !Self.places($0) }
    guard var measure = own.first ?? placing(named) else {
      return words.says("took") ? .medicine(nil) : nil
    }
    for other in own.dropFirst() { measure = measure.joined(with: other) }
    if words.says("agg.far") || own.contains(.distance(nil)) {
      if case .activity(let name) = measure { measure = .distance(name) }
    }
    return measure
  }

  /// Whether a thing may only say when: "cramps on my last period".
  private static func places(_ measure: QueryMeasure) -> Bool {
    [.period, .cycleLength, .cycleDay, .periodLength].contains(measure)
  }

  /// The measure of a question that names nothing but periods and cycles.
  private func placing(_ named: [QueryMeasure]) -> QueryMeasure? {
    if named.contains(.cycleDay) { return .cycleDay }
    if named.contains(.periodLength) { return .periodLength }
    let isOfLength =
      words.says("agg.long") || words.says("agg.mean") || words.says("agg.range")
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
  fileprivate func joined(with other: QueryMeasure) -> QueryMeasure {
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
    case (.text(.appointment, nil), .text(.appointment, _)): other
    case (.entries, _): other
    case (.distance(nil), .activity(let name)): .distance(name)
    case (.text(.note, nil), .text), (.text(.note, nil), .flow), (.text(.note, nil), .sign): other
    default: self
    }
  }
}

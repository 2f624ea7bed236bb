import Journal
import Physiology

/// Two things that a question puts together: what may lead, and what is looked at.
struct QueryLink: Hashable {
  /// Nil where the cycle is meant.
  let cause: QueryMeasure?
  let compared: QueryMeasure
  /// Whether it is held against the cycle or its periods.
  var isOfCycle: Bool { cause == nil }
}

extension QueryReader {
  /// Whether it asks if things go together.
  var asksLink: Bool { words.says("link") }

  /// The two things that it asks of; nil where it names no two.
  var link: QueryLink? {
    guard asksLink else { return nil }
    var named: [QueryMeasure] = []
    for thing in words.things where !named.contains(thing.measure) { named.append(thing.measure) }
    if let own = known, named.count < 2 { named.append(own) }
    let isOfCycle = named.contains(where: Self.places)
    let things = named.filter { !Self.places($0) }
    if isOfCycle, things.count == 1, let compared = things.first {
      return QueryLink(cause: nil, compared: compared)
    }
    guard things.count == 2, let first = things.first, let second = things.last else { return nil }
    let leads =
      first.isBehaviour == second.isBehaviour ? words.says("link.leads") : first.isBehaviour
    return leads
      ? QueryLink(cause: first, compared: second) : QueryLink(cause: second, compared: first)
  }
}

extension QueryMeasure {
  /// Whether it is something that is done or met, rather than felt or measured.
  fileprivate var isBehaviour: Bool {
    switch self {
    case .intake, .medicine, .activity, .food, .meal, .sex, .text, .metric(.scale(.stress), _),
      .metric(.intake, _), .metric(.activity, _):
      true
    default: false
    }
  }
}

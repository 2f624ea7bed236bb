import Journal
import Physiology

/// Two things that a question puts together: what may lead, and what is looked at.
struct QueryLink: Hashable {
  /// Nil where the cycle is meant.
  let cause: QueryMeasure?
  let compared: QueryMeasure
  /// Whether it is held against the cycle or its periods; without that and a cause, against all.
  var isOfCycle = false
}

extension QueryReader {
  /// Whether it asks if things go together, or only names two that hardly anybody logs together.
  var asksLink: Bool {
    words.says("link") || words.says("link.all") || isPair
      || words.says("link.asks") && words.things.count > 1
  }

  /// Two things and no more: a measure without its number, the cycle, or a sign in the plural.
  var isPair: Bool {
    guard words.says("pair"), words.things.count == 2 else { return false }
    return words.things.contains { thing in
      switch thing.measure {
      case .period, .cycleLength, .cycleDay: return true
      case .metric(let metric, _): return ![.intake(.caffeine), .intake(.alcohol)].contains(metric)
      case .sign:
        if words.says("pair.own") { return false }
        let unit = words.units.indices.contains(thing.unit) ? words.units[thing.unit].text : ""
        return unit.hasSuffix(Self.plural) && unit != thing.measure.key
      default: return false
      }
    }
  }

  private static let plural = "s"

  /// The two things that it asks of; nil where it names no two.
  var link: QueryLink? {
    asksLink ? paired : nil
  }

  /// The things that are named, put together.
  var paired: QueryLink? {
    if words.says("link.all"), let compared = words.things.last?.measure {
      return QueryLink(cause: nil, compared: compared)
    }
    var named: [QueryMeasure] = []
    for thing in words.things where !named.contains(thing.measure) { named.append(thing.measure) }
    if let own = known, named.count < 2 { named.append(own) }
    let isOfCycle = named.contains(where: Self.places)
    let things = named.filter { !Self.places($0) }
    if isOfCycle, things.count == 1, let compared = things.first {
      return QueryLink(cause: nil, compared: compared, isOfCycle: true)
    }
    guard things.count == 2, let first = things.first, let second = things.last else { return nil }
    let isLike = first.isBehaviour == second.isBehaviour
    let leads =
      isLike
      ? words.says("link.leads") || Subject(first) == nil
      : first.isBehaviour
    return leads
      ? QueryLink(cause: first, compared: second) : QueryLink(cause: second, compared: first)
  }
}

extension QueryMeasure {
  /// Whether it is something that is done or met, rather than felt or measured.
  var isBehaviour: Bool {
    switch self {
    case .intake, .medicine, .activity, .food, .meal, .sex, .text, .metric(.scale(.stress), _),
      .metric(.intake, _), .metric(.activity, _):
      true
    default: false
    }
  }
}

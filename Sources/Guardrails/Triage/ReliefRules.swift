import Language

/// Hears what a message says of a danger told before.
struct ReliefRules: Sendable {
  private let kinds: [ConceptTable.Kind]
  private let heard: [(kind: DangerKind, reliefs: [(concept: Int, relief: Relief)])]
  /// The reliefs that say so by denying, as `over.joke.no`.
  private let denying: ConceptSet
  private let asked: Int?
  private let unsettled: Int?

  init(table: ConceptTable) {
    kinds = table.kinds
    let indices = table.indices
    heard = DangerKind.allCases.map { kind in
      (
        kind,
        kind.reliefs.compactMap { name, relief in indices[name].map { (concept: $0, relief) } }
      )
    }
    denying = DangerKind.allCases.flatMap(\.reliefs).reduce(into: ConceptSet()) { set, each in
      if each.concept.hasSuffix(".no"), let index = indices[each.concept] { set.insert(index) }
    }
    asked = indices["over.asked"]
    unsettled = indices["over.unsettled"]
  }

  /// What a message that is no question says of a danger told before, by the danger it ends.
  func reliefs(in weighed: Weighed) -> [DangerKind: Relief] {
    let said = said(in: weighed.sightings)
    guard said != ConceptSet(), weighed.message.tokens.last?.text != "?", !weighed.has(asked)
    else { return [:] }
    let isUnsettled = weighed.has(unsettled)
    var found: [DangerKind: Relief] = [:]
    for (kind, reliefs) in heard where weighed.reading.words.count <= kind.longest {
      found[kind] =
        reliefs.first { concept, relief in
          said.contains(concept) && !(isUnsettled && kind.isUnsettling(relief))
        }?.relief
    }
    return found
  }

  /// The reliefs said, but for those with a denying word inside or right before.
  private func said(in sightings: [Sighting]) -> ConceptSet {
    let denials = sightings.filter { kinds[$0.concept] == .negation }.map(\.words.lowerBound)
    var said = ConceptSet()
    for sighting in sightings where kinds[sighting.concept] == .relief {
      let first = sighting.words.lowerBound
      let end = denying.contains(sighting.concept) ? first : sighting.words.upperBound
      let reach = max(0, first - 2)..<end
      if !denials.contains(where: reach.contains) { said.insert(sighting.concept) }
    }
    return said
  }
}

extension DangerKind {
  /// Whether a relief counts for nothing where it is told of another time, wished or reported.
  fileprivate func isUnsettling(_ relief: Relief) -> Bool {
    self != .emergency || (relief != .helped && relief != .dismissed)
  }
}

extension Weighed {
  fileprivate func has(_ concept: Int?) -> Bool {
    concept.map { concept in sightings.contains { $0.concept == concept } } ?? false
  }
}

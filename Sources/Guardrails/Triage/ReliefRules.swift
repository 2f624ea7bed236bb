import Language

/// Hears what a message says of a danger told before.
struct ReliefRules: Sendable {
  private let kinds: [ConceptTable.Kind]
  private let heard: [(kind: DangerKind, reliefs: [(concept: Int, relief: Relief)])]
  /// What is heard of any danger wherever it stands.
  private let free: [(concept: Int, relief: Relief)]
  private let courses: [(course: Course, concepts: [Int])]
  /// What says so by denying, as `over.joke.no`.
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
    free = DangerKind.freeReliefs.compactMap { name, relief in
      indices[name].map { (concept: $0, relief) }
    }
    courses = Course.allCases.map { course in
      (course, course.concepts.compactMap { indices[$0] })
    }
    let names = (DangerKind.freeReliefs + DangerKind.allCases.flatMap(\.reliefs)).map(\.concept)
    denying = (names + Course.allCases.flatMap(\.concepts)).reduce(into: ConceptSet()) {
      if $1.hasSuffix(".no"), let index = indices[$1] { $0.insert(index) }
    }
    asked = indices["over.asked"]
    unsettled = indices["over.unsettled"]
  }

  /// What a message says of a danger told before, by the danger it ends: that she is safe, or was read
  /// wrongly, in whatever sentence that asks nothing, and all else only where nothing is asked.
  func reliefs(in weighed: Weighed) -> [DangerKind: Relief] {
    let said = said(.relief, in: weighed.sightings)
    guard said != ConceptSet() else { return [:] }
    var found = bound(said, in: weighed)
    if let relief = freeRelief(in: weighed) {
      for kind in DangerKind.allCases where found[kind]?.ends(kind) != true { found[kind] = relief }
    }
    return found
  }

  /// What is said where the message asks nothing, and is short enough for the kind.
  private func bound(_ said: ConceptSet, in weighed: Weighed) -> [DangerKind: Relief] {
    guard weighed.message.tokens.last?.text != "?", !weighed.has(asked) else { return [:] }
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

  /// What is said of any danger in a sentence of its own.
  private func freeRelief(in weighed: Weighed) -> Relief? {
    let words = weighed.reading.words
    let settled = weighed.sightings.filter { sighting in
      let sentence = words[sighting.words.lowerBound].sentence
      let isTaken = weighed.sightings.contains {
        [asked, unsettled].contains($0.concept) && words[$0.words.lowerBound].sentence == sentence
      }
      guard !isTaken, let last = words.last(where: { $0.sentence == sentence }) else {
        return false
      }
      let next = last.tokens.upperBound
      return next >= weighed.message.tokens.count || weighed.message.tokens[next].text != "?"
    }
    let denials = weighed.sightings.filter { kinds[$0.concept] == .negation }
    let said = said(.relief, in: settled + denials)
    return free.first { said.contains($0.concept) }?.relief
  }

  /// How a danger told before goes on, where a short message says so.
  func course(in weighed: Weighed) -> Course? {
    guard weighed.reading.words.count <= Self.mostWords else { return nil }
    let said = said(.course, in: weighed.sightings)
    let isQuestion = weighed.message.tokens.last?.text == "?" || weighed.has(asked)
    return courses.first { course, concepts in
      (course == .asked || !isQuestion) && concepts.contains(where: said.contains)
    }?.course
  }

  /// A message of more words speaks of more than how a danger goes on.
  private static let mostWords = 14

  /// What of a kind is said, but for that with a denying word inside or right before.
  private func said(_ kind: ConceptTable.Kind, in sightings: [Sighting]) -> ConceptSet {
    let denials = sightings.filter { kinds[$0.concept] == .negation }.map(\.words.lowerBound)
    var said = ConceptSet()
    for sighting in sightings where kinds[sighting.concept] == kind {
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
    self != .emergency || ![.reached, .helped, .dismissed].contains(relief)
  }
}

extension Weighed {
  fileprivate func has(_ concept: Int?) -> Bool {
    concept.map { concept in sightings.contains { $0.concept == concept } } ?? false
  }
}

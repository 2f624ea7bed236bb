/// How a concept is said: outright, or in a way that takes its weight off.
enum Weight: Sendable {
  /// Said of now, of someone.
  case full
  /// Denied: not said at all.
  case none
  /// An idiom, a denied deed, in a film, about an animal: not meant.
  case unmeant
  /// Long past, in a film, or a question about the thing as such.
  case distant
}

/// The words of a message that change how the others are meant.
struct Scope: Sendable {
  /// Concepts by what they do to their neighbours.
  struct Roles: Sendable {
    var negation = ConceptSet()
    var contrast = ConceptSet()
    var past = ConceptSet()
    var now = ConceptSet()
    var general = ConceptSet()
    var generalOnly = ConceptSet()
    var idiom = ConceptSet()
    var mildIdiom = ConceptSet()
    var fiction = ConceptSet()
    var animal = ConceptSet()
    var animalAside = ConceptSet()
    var animalGoing = ConceptSet()
    var selfWord = ConceptSet()
    var speaker = ConceptSet()
    var history = ConceptSet()
    var deed = ConceptSet()
  }

  /// How many words may stand between a denying word and what it denies.
  static let reach = 4

  /// A denying word; one that belongs to a concept ("no kicks") reaches no further than it.
  private struct Denial: Sendable {
    let start: Int
    let limit: Int?
  }

  private let reading: Reading
  /// Denials by the word after them.
  private let denials: [Int: [Denial]]
  private let startsContrast: [Bool]
  private let isIdiom: [Bool]
  private let isMildIdiom: [Bool]
  private let distantSentences: Set<Int>
  private let generalSentences: Set<Int>
  private let history: ConceptSet
  private let deeds: ConceptSet
  /// The words that begin a denial.
  private let denying: Set<Int>
  private let unmeantSentences: Set<Int>
  private let animals: AnimalScope

  /// Whether every sentence tells of long ago.
  let isOnlyPast: Bool

  /// - Parameter content: the sightings that are not themselves scope words.
  init(reading: Reading, sightings: [Sighting], content: [Sighting], roles: Roles) {
    self.reading = reading
    let count = reading.words.count
    func all(_ set: ConceptSet) -> [Sighting] { sightings.filter { set.contains($0.concept) } }
    func covered(_ sightings: [Sighting]) -> [Bool] {
      var covered = Array(repeating: false, count: count)
      for sighting in sightings { for word in sighting.words { covered[word] = true } }
      return covered
    }
    let contrasts = all(roles.contrast)
    startsContrast = contrasts.reduce(into: Array(repeating: false, count: count)) {
      $0[$1.words.lowerBound] = true
    }
    isIdiom = covered(all(roles.idiom))
    isMildIdiom = covered(all(roles.mildIdiom))
    denials = Self.denials(
      all(roles.negation), undone: covered(contrasts.filter { $0.words.count > 1 }),
      content: content)
    func sentences(_ set: ConceptSet) -> Set<Int> {
      Set(all(set).map { reading.words[$0.words.lowerBound].sentence })
    }
    let oneself = sentences(roles.selfWord)
    let now = sentences(roles.now)
    var distant = sentences(roles.generalOnly)
    distant.formUnion(sentences(roles.general).subtracting(oneself).subtracting(now))
    generalSentences = distant
    let histories = all(roles.history)
    let past = all(roles.past).filter { past in
      !histories.contains { $0.words.overlaps(past.words) }
    }
    let pastSentences = Set(past.map { reading.words[$0.words.lowerBound].sentence })
      .subtracting(now)
    distant.formUnion(pastSentences)
    isOnlyPast = Set(reading.words.map(\.sentence))
      .isSubset(of: sentences(roles.past).subtracting(now))
    distantSentences = distant
    history = roles.history
    deeds = roles.deed
    denying = Set(denials.values.joined().map(\.start))
    unmeantSentences = sentences(roles.fiction).subtracting(oneself)
    let named = all(roles.animal).filter {
      !Self.isLikened(reading.words, at: $0.words.lowerBound)
    }
    animals = AnimalScope(
      reading, animals: named, asides: all(roles.animalAside),
      goings: all(roles.animalGoing), isSpeaker: covered(all(roles.speaker)),
      startsContrast: startsContrast)
  }

  private static func denials(
    _ sightings: [Sighting], undone: [Bool], content: [Sighting]
  ) -> [Int: [Denial]] {
    var ends: [Int: Int] = [:]
    for sighting in content where sighting.words.count > 1 {
      for word in sighting.words { ends[word] = min(ends[word] ?? .max, sighting.words.upperBound) }
    }
    var denials: [Int: [Denial]] = [:]
    for sighting in sightings where !undone[sighting.words.lowerBound] {
      let start = sighting.words.lowerBound
      denials[sighting.words.upperBound, default: []]
        .append(Denial(start: start, limit: ends[start]))
    }
    return denials
  }

  /// Whether what begins at a word is only likened to or stumbled over: "gasping like a fish".
  private static func isLikened(_ words: [Word], at index: Int) -> Bool {
    index > 0 && ["like", "as", "over"].contains(words[index - 1].text)
  }

  /// What a sighting weighs.
  ///
  /// - Parameter keepsMild: whether a mild idiom ("kill me now") is taken at its word.
  func weight(of sighting: Sighting, keepsMild: Bool) -> Weight {
    if sighting.words.contains(where: { isIdiom[$0] }) { return .unmeant }
    if !keepsMild, sighting.words.contains(where: { isMildIdiom[$0] }) { return .unmeant }
    if deeds.contains(sighting.concept), isDenied(sighting) { return .unmeant }
    if isDeniedBefore(sighting) { return .none }
    let sentence = reading.words[sighting.words.lowerBound].sentence
    if unmeantSentences.contains(sentence) || animals.holds(sighting) { return .unmeant }
    let canBePast = !history.contains(sighting.concept)
    return (canBePast ? distantSentences : generalSentences).contains(sentence) ? .distant : .full
  }

  /// Whether a sighting is denied by a word before it or inside it.
  private func isDenied(_ sighting: Sighting) -> Bool {
    isDeniedBefore(sighting) || sighting.words.contains(where: denying.contains)
  }

  /// Whether the nearest denying word before a sighting, in its clause, reaches it.
  private func isDeniedBefore(_ sighting: Sighting) -> Bool {
    let start = sighting.words.lowerBound
    let clause = reading.words[start].clause
    for end in stride(from: start, through: max(0, start - Self.reach), by: -1) {
      if end < start, startsContrast[end] { return false }
      for denial in denials[end] ?? [] {
        if let limit = denial.limit, sighting.words.upperBound > limit { continue }
        if reading.words[denial.start].clause != clause { return false }
        return true
      }
    }
    return false
  }
}

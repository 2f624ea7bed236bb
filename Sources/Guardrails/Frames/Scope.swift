/// How a concept is said: outright, or in a way that takes its weight off.
enum Weight: Sendable {
  /// Said of now, of someone.
  case full
  /// Denied, an idiom, about an animal: not said at all.
  case none
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
    var selfWord = ConceptSet()
  }

  /// How many words may stand between a denying word and what it denies.
  static let reach = 4

  /// A denying word; one that belongs to a concept ("no kicks") reaches no further than it.
  private struct Denial: Sendable {
    let words: Range<Int>
    let limit: Int?
  }

  private let reading: Reading
  private let denials: [Denial]
  private let contrasts: [Sighting]
  private let idioms: [Sighting]
  private let mildIdioms: [Sighting]
  private let distantSentences: Set<Int>
  private let unmeant: Set<Int>

  /// - Parameter content: the sightings that are not themselves scope words.
  init(reading: Reading, sightings: [Sighting], content: [Sighting], roles: Roles) {
    self.reading = reading
    func all(_ set: ConceptSet) -> [Sighting] { sightings.filter { set.contains($0.concept) } }
    contrasts = all(roles.contrast)
    let contrasts = contrasts
    denials = all(roles.negation).compactMap { denial in
      let place = denial.words.lowerBound
      if contrasts.contains(where: { $0.words.contains(place) && $0.words.count > 1 }) {
        return nil
      }
      let owner = content.filter { $0.words.count > 1 && $0.words.contains(place) }
        .max { $0.words.upperBound < $1.words.upperBound }
      return Denial(words: denial.words, limit: owner?.words.upperBound)
    }
    idioms = all(roles.idiom)
    mildIdioms = all(roles.mildIdiom)
    func sentences(_ set: ConceptSet) -> Set<Int> {
      Set(all(set).map { reading.words[$0.words.lowerBound].sentence })
    }
    let oneself = sentences(roles.selfWord)
    let now = sentences(roles.now)
    var distant = sentences(roles.generalOnly)
    distant.formUnion(sentences(roles.general).subtracting(oneself).subtracting(now))
    distant.formUnion(sentences(roles.past).subtracting(now))
    distantSentences = distant
    unmeant = sentences(roles.animal).union(sentences(roles.fiction).subtracting(oneself))
  }

  /// What a sighting weighs.
  ///
  /// - Parameter keepsMild: whether a mild idiom ("kill me now") is taken at its word.
  func weight(of sighting: Sighting, keepsMild: Bool) -> Weight {
    if idioms.contains(where: { $0.words.overlaps(sighting.words) }) { return .none }
    if !keepsMild, mildIdioms.contains(where: { $0.words.overlaps(sighting.words) }) {
      return .none
    }
    if isDenied(sighting) { return .none }
    let sentence = reading.words[sighting.words.lowerBound].sentence
    if unmeant.contains(sentence) { return .none }
    return distantSentences.contains(sentence) ? .distant : .full
  }

  private func isDenied(_ sighting: Sighting) -> Bool {
    let start = sighting.words.lowerBound
    let clause = reading.words[start].clause
    for denial in denials.reversed() where denial.words.upperBound <= start {
      let between = denial.words.upperBound..<start
      if between.count > Self.reach { return false }
      if let limit = denial.limit, sighting.words.upperBound > limit { continue }
      if reading.words[denial.words.lowerBound].clause != clause { return false }
      return !contrasts.contains { between.contains($0.words.lowerBound) }
    }
    return false
  }
}

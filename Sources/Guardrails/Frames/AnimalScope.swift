/// Which words of a message are said of an animal and not of a person.
///
/// An animal speaks for what follows it up to the next clause, contrast or word for the one who
/// writes; one that something is done with ("walking the dog") speaks for nothing.
struct AnimalScope: Sendable {
  /// Whether an animal is what a word would be said of, were it not itself a subject.
  private let owns: [Bool]
  private let isSpeaker: [Bool]
  /// The words right after an animal.
  private let afterAnimal: Set<Int>

  /// - Parameters:
  ///   - animals: what names an animal.
  ///   - asides: an animal together with the words that make it no subject.
  ///   - goings: words with which a sentence goes on about the animal ("and is", "he").
  init(
    _ reading: Reading, animals: [Sighting], asides: [Sighting], goings: [Sighting],
    isSpeaker: [Bool], startsContrast: [Bool]
  ) {
    let subjects = animals.filter { animal in
      !asides.contains { $0.words.overlaps(animal.words) }
    }
    var isAnimal = Array(repeating: false, count: reading.words.count)
    for subject in subjects { for word in subject.words { isAnimal[word] = true } }
    let goesOn = Set(goings.map(\.words.lowerBound))
    var owns: [Bool] = []
    var isOwned = false
    for (index, word) in reading.words.enumerated() {
      if index > 0, word.sentence != reading.words[index - 1].sentence {
        isOwned = false
      } else if index > 0, startsContrast[index] || word.clause != reading.words[index - 1].clause,
        !goesOn.contains(index)
      {
        isOwned = false
      }
      owns.append(isOwned)
      if isSpeaker[index] { isOwned = false }
      if isAnimal[index] { isOwned = true }
    }
    self.owns = owns
    self.isSpeaker = isSpeaker
    afterAnimal = Set(subjects.map(\.words.upperBound))
  }

  /// Whether a sighting is said of an animal.
  ///
  /// One that names the one who writes ("he hits me") is so only right after the animal.
  func holds(_ sighting: Sighting) -> Bool {
    let first = sighting.words.lowerBound
    guard owns[first] else { return false }
    return afterAnimal.contains(first) || !sighting.words.contains { isSpeaker[$0] }
  }
}

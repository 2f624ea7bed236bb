import Language

/// A message with what is said in it and what that weighs.
struct Weighed {
  let message: Message
  let reading: Reading
  /// Everything found, scope words too.
  let sightings: [Sighting]
  /// What is said of now, of someone.
  var full: [Sighting] = []
  /// What is long past, or asked about as such.
  var distant: [Sighting] = []
  /// Words that go with a matter of care, where they are meant and not denied.
  var hints: [Sighting] = []
  /// Those of them that are said of now.
  var ofNow: [Sighting] = []
  /// Whether a word that could alarm is not meant: an idiom, or about an animal.
  var hasUnmeant = false
  /// Whether a sign of danger is denied.
  var hasDeniedSign = false
  /// Whether every sentence tells of long ago.
  var isOnlyPast = false

  /// The most words of a message that one word that is not meant can speak for.
  private static let longest = 12

  /// Whether what could alarm in a short message is not meant.
  var isDismissed: Bool { hasUnmeant && reading.words.count <= Self.longest }

  /// The most words of a message that a rule which settles the matter can speak for.
  private static let longestSettled = 24

  /// Whether one rule can speak for the whole message.
  var isShort: Bool { reading.words.count <= Self.longestSettled }
}

/// What the messages before a message leave standing: a state such as being pregnant for some
/// messages, a sign for the next two, a question for the next one if it was short.
struct Earlier {
  private(set) var concepts = ConceptSet()
  private(set) var told = Circumstances.Told()
  private(set) var isEmpty = true

  /// How many messages back are looked at.
  static let depth = 4
  private static let signDepth = 2
  private static let askWords = 5

  /// - Parameter messages: the messages, the last few, oldest first.
  init(_ messages: [Weighed], _ table: ConceptTable, _ circumstances: Circumstances) {
    for (age, weighed) in messages.reversed().enumerated() {
      if !circumstances.namesOther(weighed.full) {
        told = told.after(circumstances.told(weighed.reading, said: weighed.full))
      }
      for sighting in weighed.full where !circumstances.isStage(sighting.concept) {
        let isKept =
          switch table.kinds[sighting.concept] {
          case .state, .history: true
          case .sign, .deed: age < Self.signDepth
          case .ask: age == 0 && weighed.reading.words.count <= Self.askWords
          default: false
          }
        guard isKept else { continue }
        concepts.insert(sighting.concept)
        isEmpty = false
      }
    }
    if told.isPregnant || told.isPostpartum || told.weeks != nil { isEmpty = false }
  }
}

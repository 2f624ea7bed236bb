import Knowledge
import Language

/// What a message asks of a routine.
struct RoutineReading {
  /// How long, in minutes, where it says.
  let minutes: Int?
  /// What it is for, as in a pose's `Helps`.
  let targets: Set<String>
  /// What to leave out.
  let limits: Set<RoutineWish.Limit>
  /// The most practice it may ask for, where it says.
  let level: PracticeLevel?
  /// The words it is looked up by.
  let query: ContentQuery

  init(_ request: Request) throws(KnowledgeError) {
    let query = try request.query()
    limits = query.limits
    minutes = (request.number(.minutes)?.rounded()).flatMap(\.whole) ?? query.minutes
    targets = Self.targets(request).union(Self.targets(of: query))
      .subtracting(query.limits.map(\.rawValue))
    self.query = query
    let asked = request.words(.difficulty).lazy.compactMap(Self.level).first
    level = request.asked.change == .gentler ? .beginner : asked
  }

  /// A wish of so many minutes.
  func wish(minutes: Int, stage: PracticeStage) -> RoutineWish {
    RoutineWish(
      minutes: minutes, targets: targets, stage: stage, level: level ?? .beginner, without: limits)
  }

  /// What the movement is for.
  static func targets(_ request: Request) -> Set<String> {
    let said = request.words(.symptom) + request.words(.target) + request.words(.mood)
    let words = request.text.lowercased().split { !$0.isLetter }.map(String.init)
    return Set(said.map(need) + words.filter(needs.contains))
  }

  /// What content helps with, of the terms that are looked up.
  private static func targets(of query: ContentQuery) -> Set<String> {
    let terms = Set(query.terms)
    return Set(helps.filter { terms.contains(Stemmer.stem($0)) })
  }

  /// All that a pose may help with.
  private static let helps = needs.union(["back_pain", "pelvic_pain", "pelvic_floor"])

  /// What content helps with that is one plain word.
  private static let needs: Set<String> = [
    "cramps", "fatigue", "stress", "sleep", "headache", "bloating", "anxiety", "hips", "neck",
    "energy", "shoulders", "hamstrings", "legs", "balance", "strength",
  ]

  /// What content calls a feeling or a part of the body.
  private static func need(of word: String) -> String {
    switch word {
    case "anxious", "overwhelmed": "anxiety"
    case "stressed", "angry", "irritable": "stress"
    case "back": "back_pain"
    case "hip", "glute": "hips"
    case "leg", "foot", "ankle", "leg_cramps": "legs"
    case "shoulder", "arm": "shoulders"
    case "hamstring": "hamstrings"
    case "core": "strength"
    case "gas", "constipation": "bloating"
    case "insomnia": "sleep"
    case "migraine", "head": "headache"
    case "belly", "uterus": "cramps"
    default: word
    }
  }

  private static func level(_ word: String) -> PracticeLevel? {
    word == "gentle" ? .beginner : PracticeLevel(rawValue: word)
  }

  /// What a message leaves out, and where it says so.
  struct Limits: Sendable {
    var found: Set<RoutineWish.Limit> = []
    /// The places of the words that say so, in UTF-16 code units.
    var ranges: [Range<Int>] = []
  }

  /// What the message says to leave out: "no floor", "without kneeling", "can't lie on my back".
  static func limits(in message: Message) -> Limits {
    var limits = Limits()
    let tokens = message.tokens
    for (index, token) in tokens.enumerated() where denials.contains(token.text) {
      let rest = tokens[(index + 1)...].prefix { $0.text != "but" && $0.text != "." }.prefix(6)
      var saying = rest.filter { limitWords[$0.text] != nil }
      limits.found.formUnion(saying.compactMap { limitWords[$0.text] })
      let words = Set(rest.map(\.text))
      let isOnSide = words.contains("on") && !words.isDisjoint(with: sides)
      if isOnSide || !lyingWords.isDisjoint(with: words) {
        limits.found.insert(lying(words))
        saying += rest.filter { lyingWords.contains($0.text) || sides.contains($0.text) }
      }
      limits.ranges += saying.map(\.range)
    }
    for (index, token) in tokens.enumerated() {
      guard let limit = limitWords[token.text], [.wrists, .knees, .balance].contains(limit),
        tokens[(index + 1)...].prefix(4).contains(where: { ailing.contains($0.text) })
      else { continue }
      limits.found.insert(limit)
      limits.ranges.append(token.range)
    }
    let isChair = tokens.indices.contains { index in
      tokens[index].text == "chair" && !limits.ranges.contains(tokens[index].range)
        && (index + 1 == tokens.count || tokens[index + 1].text != "pose")
    }
    if isChair { limits.found.formUnion([.floor, .standing]) }
    return limits
  }

  private static func lying(_ words: Set<String>) -> RoutineWish.Limit {
    if words.contains("back") { return .back }
    return fronts.isDisjoint(with: words) ? .lying : .front
  }

  private static let lyingWords: Set<String> = ["lie", "lying", "flat"]
  private static let fronts: Set<String> = ["front", "belly", "tummy"]
  private static let sides = fronts.union(["back", "down"])
  static let denials: Set<String> = [
    "no", "not", "without", "avoid", "skip", "cant", "cannot", "dont", "never", "isnt",
  ]
  /// Words that say that a part of the body is to be spared.
  private static let ailing: Set<String> = [
    "rubbish", "bad", "sore", "dodgy", "hurt", "hurts", "hurting", "weak", "awful", "terrible",
    "arent", "isnt", "ache", "aches", "aching", "shot", "killing", "injured", "iffy",
  ]
  private static let limitWords: [String: RoutineWish.Limit] = [
    "floor": .floor, "mat": .floor, "chair": .chair, "chairs": .chair, "standing": .standing,
    "stand": .standing,
    "kneel": .kneeling, "kneeling": .kneeling, "knee": .knees, "knees": .knees,
    "wrist": .wrists, "wrists": .wrists, "hands": .wrists, "balance": .balance,
    "balancing": .balance, "balances": .balance, "twist": .twists, "twists": .twists,
    "twisting": .twists, "inversion": .inversions, "inversions": .inversions,
    "upside": .inversions,
  ]
}

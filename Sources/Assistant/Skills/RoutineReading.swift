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

  init(_ request: Request) {
    let limits = Self.limits(in: request.message)
    self.limits = limits
    minutes = request.number(.minutes).map { Int($0.rounded()) }
    targets = Self.targets(request).subtracting(limits.map(\.rawValue))
    level = request.words(.difficulty).lazy.compactMap(Self.level).first
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

  /// What the message says to leave out: "no floor", "without kneeling", "can't lie on my back".
  static func limits(in message: Message) -> Set<RoutineWish.Limit> {
    var found: Set<RoutineWish.Limit> = []
    let tokens = message.tokens
    for (index, token) in tokens.enumerated() where denials.contains(token.text) {
      let rest = tokens[(index + 1)...].prefix { $0.text != "but" && $0.text != "." }
        .prefix(6).map(\.text)
      let isLying = rest.contains { ["lie", "lying", "flat"].contains($0) }
      if isLying {
        if rest.contains("back") {
          found.insert(.back)
        } else if !["front", "belly", "tummy"].allSatisfy({ !rest.contains($0) }) {
          found.insert(.front)
        } else {
          found.insert(.lying)
        }
      }
      found.formUnion(rest.compactMap { limits[$0] })
    }
    if zip(tokens, tokens.dropFirst()).contains(where: { $0.text == "chair" && $1.text != "pose" })
      || tokens.last?.text == "chair"
    {
      found.formUnion([.floor, .standing])
    }
    return found
  }

  private static let denials: Set<String> = [
    "no", "not", "without", "avoid", "skip", "cant", "cannot", "dont", "never",
  ]
  private static let limits: [String: RoutineWish.Limit] = [
    "floor": .floor, "mat": .floor, "standing": .standing, "stand": .standing,
    "kneel": .kneeling, "kneeling": .kneeling, "knee": .knees, "knees": .knees,
    "wrist": .wrists, "wrists": .wrists, "hands": .wrists, "balance": .balance,
    "balancing": .balance, "balances": .balance, "twist": .twists, "twists": .twists,
    "twisting": .twists, "inversion": .inversions, "inversions": .inversions,
    "upside": .inversions,
  ]
}

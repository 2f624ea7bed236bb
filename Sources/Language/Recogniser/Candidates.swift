import Knowledge
import Physiology

/// The intents of one span by score, with what mode and words add to the trained weights.
struct Candidates: Sendable {
  private let traits: [IntentTraits]
  /// The score of each of ``traits``.
  private let scores: [Double]

  /// - Parameter traits: those of the ranking's labels, in their order.
  init(
    _ ranking: Ranking, _ traits: [IntentTraits], named: Set<IntentID>, mode: Mode,
    balance: Balance, unfounded: [IntentID] = [], about: Subject = .her, isAsked: Bool = false,
    hasFigures: Bool = true
  ) {
    let number = Mode.allCases.firstIndex(of: mode) ?? 0
    let offset = ranking.known - 0.5 * ranking.outside
    self.traits = traits
    var scores = ranking.values
    for place in scores.indices {
      scores[place] += offset
      if !traits[place].suits(mode: number) { scores[place] -= balance.foreign }
      if traits[place].isBeyond(about) { scores[place] -= balance.others }
      if isAsked, traits[place].isWritten { scores[place] -= balance.asked }
      if !hasFigures, traits[place].isMeasured { scores[place] -= balance.uncounted }
    }
    for intent in unfounded {
      if let place = Self.place(of: intent, in: traits) { scores[place] -= balance.unfounded }
    }
    for intent in named {
      if let place = Self.place(of: intent, in: traits) { scores[place] += balance.named }
    }
    self.scores = scores
  }

  /// The place of an intent among the traits of a model's labels, which are sorted.
  private static func place(of intent: IntentID, in traits: [IntentTraits]) -> Int? {
    var low = 0
    var high = traits.count
    while low < high {
      let middle = (low + high) / 2
      if traits[middle].intent < intent { low = middle + 1 } else { high = middle }
    }
    return low < traits.count && traits[low].intent == intent ? low : nil
  }

  /// As many intents as asked for, best first; ties in the order of their names.
  func best(_ count: Int) -> [(intent: IntentID, score: Double)] {
    var places: [Int] = []
    var lowest = -Double.infinity
    for place in scores.indices {
      if scores[place] <= lowest { continue }
      let after = places.firstIndex { scores[$0] < scores[place] } ?? places.count
      places.insert(place, at: after)
      if places.count > count { places.removeLast() }
      if places.count == count, let last = places.last { lowest = scores[last] }
    }
    return places.map { (traits[$0].intent, scores[$0]) }
  }

  /// What is meant where nothing is known.
  static let none: (intent: IntentID, score: Double) = ("oos.out_of_scope", -1)
}

/// Whom a message is about.
enum Subject: Sendable {
  case her, animal, relative

  /// An animal where one is named; somebody else where one is and nothing says "I".
  init(_ reading: Reading) {
    let kinds = reading.mentions.lazy.map(\.kind)
    if kinds.contains("animal") {
      self = .animal
    } else {
      let isRelative =
        kinds.contains("relative") && !reading.message.tokens.contains { Self.herself.contains($0) }
      self = isRelative ? .relative : .her
    }
  }

  private static let herself: WordSet = ["i", "im", "ive", "id", "me"]
}

/// The logs that bare words stand for: "heavy", "cramps 7/10", "exhausted".
enum NamedLog {
  private static let kinds: WordMap<IntentID> = [
    "flow": "log.flow", "symptom": "log.symptom", "mood": "log.mood", "discharge": "log.discharge",
  ]

  /// The log that a concept alone makes.
  static func intent(of mention: Mention) -> IntentID? {
    if mention.kind == "symptom", mention.concept == "cramps" { return "log.cramps" }
    return kinds[mention.kind]
  }

  /// The logs of numbers, by the cues beside them.
  private static let cues: WordMap<IntentID> = [
    "energy": "log.scale", "stress": "log.scale", "stress_level": "log.scale", "rhr": "log.measure",
    "hrv": "log.measure", "glucose": "log.measure", "spo2": "log.measure", "vo2max": "log.measure",
    "body_fat": "log.measure", "weight": "log.weight", "pressure": "log.measure",
    "steps": "log.exercise",
  ]
  /// The logs that a free text makes.
  private static let texts: [IntentID] = ["log.note", "log.gratitude"]

  /// The logs that the words of a span stand for, in the order said.
  static func intents(_ reading: Reading, in span: Range<Int>) -> [IntentID] {
    var intents: [IntentID] = []
    for mention in reading.mentions where span.contains(mention.tokens) {
      if let intent = intent(of: mention), !intents.contains(intent) { intents.append(intent) }
    }
    let measured = reading.cues.filter { span.contains($0.tokens) }
    let figures = reading.figures(in: span)
    let isOfPhase = reading.mentions.contains {
      span.contains($0.tokens) && ["phase", "difficulty"].contains($0.kind)
    }
    if !figures.isEmpty, !isOfPhase {
      for mention in reading.mentions
      where span.contains(mention.tokens)
        && figures.contains(where: { $0.tokens.distance(to: mention.tokens) <= 1 })
      {
        if let intent = counted(mention), !intents.contains(intent) { intents.append(intent) }
      }
    }
    if !reading.figures(in: span).isEmpty || reading.message.tokens[span].contains(where: isSlash) {
      intents += measured.compactMap { $0.kind == Cue.kind ? cues[$0.concept] : nil }
    }
    if measured.contains(where: {
      $0.kind == Cue.leadIn && $0.concept == "text" && $0.tokens.lowerBound == span.lowerBound
    }) {
      intents = texts
    }
    return intents
  }

  /// The log of a thing said with a number: "magnesium 300", "yin 30", "coffee x2".
  static func counted(_ mention: Mention) -> IntentID? {
    switch mention.kind {
    case "supplement", "drug": "log.supplement"
    case "activity": mention.concept == "yoga" ? "log.yoga" : "log.exercise"
    case "drink": drinks[mention.concept]
    default: nil
    }
  }

  private static let drinks: WordMap<IntentID> = [
    "coffee": "log.caffeine", "espresso": "log.caffeine", "latte": "log.caffeine",
    "tea": "log.caffeine", "matcha": "log.caffeine", "green_tea": "log.caffeine",
    "energy_drink": "log.caffeine", "cola": "log.caffeine", "decaf": "log.caffeine",
    "wine": "log.alcohol",
    "beer": "log.alcohol", "cider": "log.alcohol", "spirits": "log.alcohol",
    "cocktail": "log.alcohol", "prosecco": "log.alcohol", "water": "log.water",
  ]

  private static func isSlash(_ token: Token) -> Bool { token.text == "/" }
}

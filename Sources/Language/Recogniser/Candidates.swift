import Knowledge
import Physiology

/// The intents of one span by score, with what mode and words add to the trained weights.
struct Candidates: Sendable {
  private let traits: LabelTraits
  /// The score of each label.
  private let scores: [Double]

  /// - Parameter traits: those of the ranking's labels.
  init(
    _ ranking: Ranking, _ traits: LabelTraits, named: Set<IntentID>, mode: Mode,
    balance: Balance, unfounded: [IntentID] = [], about: Subject = .her, isAsked: Bool = false,
    isHarmless: Bool = false, hasFigures: Bool = true
  ) {
    let number = Mode.allCases.firstIndex(of: mode) ?? 0
    let offset = ranking.known - 0.5 * ranking.outside
    self.traits = traits
    var scores = ranking.values
    scores.withUnsafeMutableBufferPointer { scores in
      for place in scores.indices { scores[place] += offset }
      func lower(_ places: [Int], by penalty: Double) {
        for place in places { scores[place] -= penalty }
      }
      lower(traits.foreign[number], by: balance.foreign)
      lower(traits.beyond(about), by: balance.others)
      if isAsked { lower(traits.written, by: balance.asked) }
      if !hasFigures { lower(traits.measured, by: balance.uncounted) }
      if isHarmless {
        for place in traits.ofCare { scores[place] = -.greatestFiniteMagnitude }
      }
    }
    for intent in unfounded {
      if let place = traits.places[intent] { scores[place] -= balance.unfounded }
    }
    for intent in named {
      if let place = traits.places[intent] { scores[place] += balance.named }
    }
    self.scores = scores
  }

  /// As many intents as asked for, best first; ties in the order of their names.
  func best(_ count: Int) -> [(intent: IntentID, score: Double)] {
    var places: [Int] = []
    places.reserveCapacity(count + 1)
    var lowest = -Double.infinity
    scores.withUnsafeBufferPointer { scores in
      for place in scores.indices where scores[place] > lowest {
        var after = places.count
        places.append(place)
        while after > 0, scores[places[after - 1]] < scores[place] {
          places[after] = places[after - 1]
          after -= 1
        }
        places[after] = place
        if places.count > count { places.removeLast() }
        if places.count == count, let last = places.last { lowest = scores[last] }
      }
    }
    return places.map { (traits.intents[$0], scores[$0]) }
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
    if reading.hasFigures(in: span) || reading.message.tokens[span].contains(where: isSlash) {
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

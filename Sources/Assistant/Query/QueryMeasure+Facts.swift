import Civil
import Journal
import Physiology

extension QueryMeasure {
  /// What an entry holds of it; nil where it holds none.
  func item(of entry: Entry) -> QueryItem? {
    guard let value = value(of: entry.fact) else { return nil }
    return QueryItem(
      date: entry.date, time: entry.time, value: value.number, fact: entry.fact)
  }

  /// Found, with or without a number.
  private struct Found {
    var number: Double?
  }

  private func value(of fact: Fact) -> Found? {
    switch (self, fact) {
    case (.metric(.temperature, _), .temperature(let reading)):
      Found(number: reading.isDisturbed ? nil : reading.celsius)
    case (.metric(let metric, _), _): metric.value(of: fact).map { Found(number: $0) }
    case (.intake(let wanted, let name), .intake(let intake, let count, let what)):
      wanted == intake && (what == nil || Self.isOf(name, what)) ? Found(number: count.value) : nil
    case (.sign(let term), .symptom(let symptom, let severity, let pain, let times)):
      term != symptom || severity == Severity.none || pain == 0
        ? nil : Found(number: (pain ?? times).map(Double.init))
    case (.sign(let term), .mood(let terms)): terms.contains(term) ? Found() : nil
    case (.mood, .mood): Found()
    case (.moods(let isGood), .mood(let terms)):
      terms.contains { Self.isGood($0) == isGood } ? Found() : nil
    case (.flow(let wanted), .flow(let flow, _)):
      wanted ?? flow == flow
        ? Found(number: Flow.allCases.firstIndex(of: flow).map(Double.init)) : nil
    case (.test(let wanted), .test(let result)): wanted.holds(result) ? Found() : nil
    case (.sex, .sex): Found()
    case (.medicine(let name), .supplement(let what, let amount)):
      Self.isOf(name, what) ? Found(number: amount.flatMap(Self.number)) : nil
    case (.product(let wanted), .product(let product, let count)):
      wanted == product ? Found(number: Double(count)) : nil
    case (.activity(let name), .activity(let activity, let minutes, let what)):
      Self.isOf(name?.verbStem, what ?? activity.rawValue) || name == activity.rawValue
        || Self.isForm(name, of: what)
        ? Found(number: minutes?.value) : nil
    case (.distance(let name), .activity(let activity, _, let what)):
      Self.isOf(name?.verbStem, what ?? activity.rawValue) || Self.isForm(name, of: what)
        ? Found(number: what.flatMap(Self.distance)) : nil
    case (.distance, .amount(.distance, let amount)): Found(number: amount.value)
    case (.kicks, .kicks(let count, _)): Found(number: Double(count))
    case (.kickMinutes, .kicks(_, let minutes)): Found(number: minutes?.value)
    case (.discharge(let wanted), .discharge(let discharge)):
      wanted ?? discharge == discharge ? Found() : nil
    case (.meal(let meal), .food(let food)):
      meal ?? food.meal == food.meal ? Found(number: food.kcal?.value) : nil
    case (.food(let name), .food(let food)):
      Self.isOf(name, food.text) ? Found(number: food.kcal?.value) : nil
    case (.ended(let wanted), .pregnancy(.ended(let ending))): wanted == ending ? Found() : nil
    case (.text(let wanted, let name), .text(let kind, let text)):
      wanted == kind && Self.isOf(name, text) ? Found() : nil
    case (.entries, .mode), (.entries, .asked), (.entries, .reminder), (.entries, .unknown): nil
    case (.entries, _): Found()
    default: nil
    }
  }

  /// Whether a name is a form of the verb that a text is: "running" of "run".
  private static func isForm(_ name: String?, of what: String?) -> Bool {
    guard let name, let what, what.count >= shortestVerb else { return false }
    return name.hasPrefix(what.lowercased())
  }

  private static let shortestVerb = 3

  /// Whether a text names a thing, which may be written with spaces for underscores.
  static func isOf(_ name: String?, _ text: String?) -> Bool {
    guard let name else { return true }
    guard let text else { return false }
    let words = FactPhrase.plain(text).lowercased().split { !$0.isLetter && !$0.isNumber }
    let wanted = FactPhrase.plain(name).lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let first = wanted.first else { return true }
    return words.indices.contains { place in
      words[place].hasPrefix(first)
        && zip(words.dropFirst(place), wanted).allSatisfy { $0.hasPrefix($1) }
        && words.count - place >= wanted.count
    }
  }

  /// The number at the beginning of an amount.
  private static func number(_ text: String) -> Double? {
    Double(text.prefix { $0.isNumber || $0 == "." })
  }

  /// The kilometres that a name of a run holds.
  private static func distance(_ text: String) -> Double? {
    let words = text.lowercased().split { $0.isWhitespace }
    for (number, unit) in zip(words, words.dropFirst()) {
      guard let value = Double(number), value.isFinite, let length = lengths[String(unit)] else {
        continue
      }
      return value * length
    }
    return nil
  }

  /// The kilometres of each unit, as cells write it.
  private static let lengths = ["km": 1, "k": 1, "m": 0.001, "mi": 1.609344, "mile": 1.609344]

  /// Whether it is a mood rather than a symptom.
  static func isMood(_ term: Term) -> Bool { isGood(term) != nil || term == "sensitive" }

  /// Whether a mood is a good one; nil for one that is neither, or of her own words.
  static func isGood(_ mood: Term) -> Bool? {
    if good.contains(mood.rawValue) { return true }
    return bad.contains(mood.rawValue) ? false : nil
  }

  private static let good: Set<String> = ["happy", "calm", "energetic", "confident", "loving"]
  private static let bad: Set<String> = [
    "sad", "anxious", "irritable", "angry", "stressed", "overwhelmed",
  ]
}

extension QueryTest {
  /// Whether a result is one of those meant.
  func holds(_ result: TestResult) -> Bool {
    switch (self, result) {
    case (.any, _), (.ovulation, .ovulation), (.pregnancy, .pregnancy): true
    case (.positive, .ovulation(let result)), (.positiveOvulation, .ovulation(let result)):
      result == .positive || result == .peak
    case (.positive, .pregnancy(let result)), (.positivePregnancy, .pregnancy(let result)):
      result == .positive
    case (.negative, .ovulation(let result)), (.negativeOvulation, .ovulation(let result)):
      result == .negative
    case (.negative, .pregnancy(let result)), (.negativePregnancy, .pregnancy(let result)):
      result == .negative
    default: false
    }
  }
}

extension String {
  /// It without a last "e", which other forms of a verb lack.
  var verbStem: String { hasSuffix("e") ? String(dropLast()) : self }
}

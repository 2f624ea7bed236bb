import Physiology

/// What can be set, by the word it has in the file of settings.
public enum SettingKey: String, CaseIterable, Sendable {
  /// What to call her.
  case name
  /// The country whose numbers and advice apply.
  case region
  /// The unit that temperatures are said in, and so on for weights and drinks.
  case temperature, weight, volume
  /// Her word for a period.
  case periodWord = "period-word"
  /// Whether fertile days, ovulation and conception are spoken of.
  case fertility
  /// Whether the size of a baby is compared with other things.
  case sizes
  /// Whether calories and body weights are spoken of.
  case calories
  /// Whether the day's card has a tip, and a kind line.
  case tips
  case affirmations
  /// Whether movement is proposed unasked, on the day's card and after what is logged.
  case movement
  /// Whether Bloom asks by itself if a period ended or began.
  case prompts
  /// What a reminder says outside the chat.
  case reminders
  /// Whether the lines that are typed are kept on disk.
  case history
  /// Whether the chat shows nothing until a word is typed.
  case quiet
  /// Whether replies are shown word by word at a terminal.
  case pace
  /// Health conditions beside which a line of caution stands.
  case conditions
  /// How she eats, and what she does not.
  case diet
  case leavesOut = "leaves-out"
  /// How tall she is, in centimetres, for what is published on weight in pregnancy.
  case height
  /// Goals of a day: millilitres of water, steps, hours of sleep.
  case waterGoal = "water-goal"
  case stepGoal = "step-goal"
  case sleepGoal = "sleep-goal"
  /// What a day is to have above or below what her logs fit, in kcal, where she wants a figure.
  case goal
  /// Whether scores are shown unasked, on the day's card, and the page of the week on a Sunday
  /// evening.
  case scores
  case weekPage = "week-page"
  /// The way in which periods are forecast.
  case estimator
  /// Whether all is shown as plain lines, for a screen reader.
  case plain
  /// How strong colours are, and whether anything moves on the screen.
  case contrast, motion

  /// What a value may be.
  public enum Values: Hashable, Sendable {
    /// `on` or `off`.
    case toggle
    /// One of these words, the first unless set.
    case choice([String])
    /// A few words of hers, of at most so many bytes.
    case text(Int)
    /// A country by two letters.
    case country
    /// A whole number of a range.
    case number(ClosedRange<Int>)
  }

  /// Whether its value is a list of things that are told one by one.
  public var isList: Bool { [.conditions, .diet, .leavesOut].contains(self) }

  /// What its value may be.
  public var values: Values {
    switch self {
    case .name, .periodWord: .text(40)
    case .conditions, .diet, .leavesOut: .text(240)
    case .region: .country
    case .temperature: .choice(["C", "F"])
    case .weight: .choice(["kg", "lb", "st"])
    case .volume: .choice(["ml", "oz"])
    case .reminders: .choice(["discreet", "plain"])
    case .estimator: .choice(ModelName.allCases.map(\.rawValue))
    case .history, .quiet, .pace, .scores, .weekPage, .plain: .choice(["off", "on"])
    case .fertility, .sizes, .calories, .tips, .affirmations, .movement, .prompts: .toggle
    case .contrast: .choice(["normal", "high"])
    case .motion: .choice(["full", "reduced"])
    case .height: .number(100...250)
    case .waterGoal: .number(250...6_000)
    case .stepGoal: .number(100...100_000)
    case .sleepGoal: .number(3...14)
    case .goal: .number(-500...500)
    }
  }

  /// Whether its value is a wording of hers rather than words of a list.
  var holdsWords: Bool { self == .name || self == .periodWord }

  /// The value that holds unless another is set; nil where there is none.
  public var standard: String? {
    switch values {
    case .toggle: "on"
    case .choice(let words): words.first
    case .text, .country, .number: nil
    }
  }

  /// A height in centimetres: `170`, `170 cm`, `1.70 m`, or feet and inches as `5'6`.
  private static func centimetres(_ text: String) -> Int? {
    let plain = text.lowercased().filter { $0 != " " && $0 != "\"" }
    let feet = plain.split { $0 == "'" || $0 == "’" }.map(String.init)
    if plain.contains(where: { $0 == "'" || $0 == "’" }) {
      guard let first = feet.first.flatMap({ Double($0) }), feet.count <= 2,
        let inches = feet.count == 2 ? feet.last.flatMap({ Double($0) }) : 0
      else { return nil }
      return Int(((first * 12 + inches) * 2.54).rounded())
    }
    let number = plain.prefix { $0.isNumber || $0 == "." }
    let unit = plain.dropFirst(number.count)
    guard let value = Double(number), ["", "cm", "m"].contains(unit) else { return nil }
    return Int((value < 3 ? value * 100 : value).rounded())
  }

  /// The value as it is kept; nil for one that does not fit.
  public func value(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch values {
    case .toggle: return ["on", "off"].first { $0 == words.lowercased() }
    case .choice(let choices): return choices.first { $0.lowercased() == words.lowercased() }
    case .text(let limit):
      let isPlain = words.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      return isPlain && (1...limit).contains(words.utf8.count) ? words : nil
    case .country:
      let code = words.uppercased()
      return code.utf8.count == 2 && code.utf8.allSatisfy { (65...90).contains($0) } ? code : nil
    case .number(let range) where self == .height:
      return Self.centimetres(words).flatMap { range.contains($0) ? "\($0)" : nil }
    case .number(let range):
      return Int(words).flatMap { range.contains($0) ? "\($0)" : nil }
    }
  }
}

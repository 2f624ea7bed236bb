import Guardrails
import Knowledge
import Language
import Records

/// Which settings a message means, and what they are to be.
struct SettingReading {
  private let request: Request

  init(_ request: Request) { self.request = request }

  /// What comes of reading it.
  enum Result {
    /// Values for settings.
    case values([(key: SettingKey, value: String)])
    /// Something that cannot be set, by the name of what is said of it.
    case fixed(String)
    /// A setting without a value, or one that does not fit.
    case open(SettingKey)
    /// What the goals are.
    case goals
    /// A country whose numbers are not known.
    case unknownRegion
    /// Nothing that is known.
    case unclear
  }

  func read() throws(KnowledgeError) -> Result {
    if let word = try periodWord { return .values([(.periodWord, word)]) }
    if let toggled = toggled { return toggled }
    if request.said.contains("set.metric") { return system(isMetric: true) }
    if request.said.contains("set.imperial") { return system(isMetric: false) }
    if request.said.contains("set.goals") { return .goals }
    if request.said.contains("set.water_goal") || isOfDrinks { return goal(.waterGoal, water) }
    switch request.words("setting").first {
    case "name": return name
    case "unit": return units
    case "water goal": return goal(.waterGoal, water)
    case "step goal": return goal(.stepGoal, request.number(.value))
    case let fixed? where Self.fixed.contains(fixed): return .fixed(fixed)
    default: break
    }
    if request.words("name").first != nil { return name }
    if let region { return region }
    if request.said.contains("set.unit") { return .fixed("which_unit") }
    if request.said.contains("set.sleep_goal") { return goal(.sleepGoal, amount) }
    if let fixed = Self.said.first(where: { request.said.contains($0.said) }) {
      return .fixed(fixed.name)
    }
    return .unclear
  }

  /// What is as it is, and says why.
  private static let fixed: Set<String> = [
    "verbosity", "cycle length", "period length", "luteal length", "theme", "colour", "language",
    "pronouns", "first weekday", "notifications", "emoji", "calorie goal", "date format",
    "time format", "tone",
  ]

  /// Words for what is as it is, where the recogniser names no setting.
  private static let said: [(said: String, name: String)] = [
    ("set.emoji", "emoji"), ("set.look", "theme"), ("set.language", "language"),
    ("set.length", "cycle length"), ("set.quiet_hours", "notifications"),
    ("set.clock", "time format"),
    ("set.about_her", "tone"),
  ]

  // MARK: On and off

  /// What a message switches on or off.
  private var toggled: Result? {
    let setting = request.words("setting").first
    let key: SettingKey? =
      switch setting {
      case "fertility": .fertility
      case "baby_content", "baby content": .sizes
      case "tips": .tips
      case "affirmations": .affirmations
      default:
        request.said.contains("set.calories") && !isGoal
          ? .calories
          : request.said.contains("set.tips")
            ? .tips
            : request.said.contains("set.affirmations")
              ? .affirmations
              : request.said.contains("set.prompts") ? .prompts : nil
      }
    guard let key else {
      guard request.said.contains("set.reminder_words") else { return nil }
      let isPlain = request.said.contains("set.plain")
      return .values([(.reminders, isPlain ? "plain" : "discreet")])
    }
    return key == .calories ? calories : .values([(key, isOn ? "on" : "off")])
  }

  /// Calories are switched on by a command alone, so that nobody for whom they are silent meets them
  /// by a word.
  private var calories: Result {
    if isOn { return .fixed("calories_on") }
    return request.said.contains("set.off") ? .values([(.calories, "off")]) : .fixed("calories_how")
  }

  private var isGoal: Bool { request.words("setting").first?.hasSuffix("goal") == true }

  /// Whether it is switched on; whoever names a silence without more wants it.
  private var isOn: Bool {
    if request.said.contains("set.off") { return false }
    return request.words(.value).first == "on" || request.said.contains("set.on")
  }

  // MARK: Values

  private var name: Result {
    guard let name = request.words("name").first ?? request.words(.value).first,
      let value = SettingKey.name.value(name)
    else { return .open(.name) }
    return .values([(.name, value)])
  }

  private var units: Result {
    switch request.words(.value).first {
    case "C", "F": .values([(.temperature, request.words(.value)[0])])
    case "kg", "lb", "st": .values([(.weight, request.words(.value)[0])])
    case "ml", "l", "cup", "glass": .values([(.volume, "ml")])
    case "floz", "oz": .values([(.volume, "oz")])
    case "kcal", "kJ": calories
    case "mile", "km": .fixed("distance")
    default: .fixed("which_unit")
    }
  }

  private func system(isMetric: Bool) -> Result {
    .values(
      isMetric
        ? [(.temperature, "C"), (.weight, "kg"), (.volume, "ml")]
        : [(.temperature, "F"), (.weight, "lb"), (.volume, "oz")])
  }

  private func goal(_ key: SettingKey, _ number: Double?) -> Result {
    guard let number, let whole = Int(exactly: number.rounded()),
      let value = key.value("\(whole)")
    else { return .open(key) }
    return .values([(key, value)])
  }

  /// The number that is said.
  private var amount: Double? {
    request.number(.value) ?? request.message.tokens.lazy.compactMap(\.number).first
  }

  /// Whether a goal is told in glasses or litres.
  private var isOfDrinks: Bool {
    let units = ["l", "ml", "cup", "glass", "floz", "oz"]
    return request.said.contains("set.goal")
      && ["unit", nil].contains(request.words("setting").first)
      && (request.said.contains("set.glasses")
        || request.words(.unit).contains(where: units.contains))
  }

  /// Millilitres.
  private var water: Double? {
    guard let amount else { return nil }
    if request.said.contains("set.glasses") { return amount * Self.glass }
    switch request.words(.unit).first {
    case "l": return amount * 1000
    case "ml": return amount
    case "cup", "glass": return amount * Self.glass
    case "floz", "oz": return amount * Self.ounce
    default: return amount < 7 ? amount * 1000 : amount < 30 ? amount * Self.glass : amount
    }
  }

  /// Millilitres in a glass, and in a fluid ounce.
  private static let glass = 250.0
  private static let ounce = 29.57

  // MARK: Words

  /// The country that is named.
  private var region: Result? {
    guard let lines = try? CrisisLines(library: request.library) else { return nil }
    if let region = lines.region(in: request.message) { return .values([(.region, region)]) }
    return request.said.contains("set.region") ? .unknownRegion : nil
  }

  /// Her word for a period, behind words such as "call it".
  private var periodWord: String? {
    get throws(KnowledgeError) {
      let tokens = request.message.tokens
      let path = request.library.path(of: "answers.rec")
      for record in try request.library.records(path, type: "SettingWord") {
        let enders = Set(record.all("End"))
        let known = Set(record.all("Known"))
        for opener in record.all("Opener") {
          let words = opener.split(separator: " ").map(String.init)
          guard
            let start = tokens.indices.first(where: { index in
              tokens[index...].prefix(words.count).map(\.text) == words
            })
          else { continue }
          let rest = tokens[(start + words.count)...].prefix {
            !$0.isPunctuation && !enders.contains($0.text)
          }
          let isOfPeriods =
            start + words.count + rest.count < tokens.count
            && tokens.contains { $0.text.hasPrefix(record["About"] ?? "period") }
          guard (1...3).contains(rest.count),
            isOfPeriods || rest.count == 1 && rest.allSatisfy({ known.contains($0.text) })
          else { continue }
          return rest.map(\.text).joined(separator: " ")
        }
      }
      return nil
    }
  }
}

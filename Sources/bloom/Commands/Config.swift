import Assistant

/// What can be set, kept in a file of plain text beside the journal.
enum Config: Command {
  static let name = "config"
  static let isLong = true
  static let example = "bloom config sizes off"
  static let summary = "What can be set: name, region, units, silences, reminders, goals"
  static let arguments = "[KEY [VALUE]]"
  static let details =
    SettingKey.allCases.map { key in
      "  " + (key.rawValue + " " + key.accepted).padded(to: 34) + key.explanation
    }.joined(separator: "\n") + """


      units metric|imperial sets all three at once.

      With a key alone its value, with a value the new one; the value default takes it back. The
      settings are lines of text in NAME.settings beside the journal, where comments stay.
      """

  static func kept(of words: [String]) -> [String] {
    guard let key = words.first.flatMap({ SettingKey(rawValue: $0.lowercased()) }),
      case .text = key.values
    else { return [] }
    return [words.dropFirst().joined(separator: " ")]
  }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    var preferences = try session.preferences()
    guard let word = words.first else { return try list(preferences, session) }
    if word.lowercased() == units { return try setUnits(Array(words.dropFirst()), session) }
    let key = try key(word)
    guard words.count > 1 else { return try show(key, preferences, session) }
    let value = words.dropFirst().joined(separator: " ")
    try set(key, to: value, in: &preferences)
    if key == .goal, value != "default",
      let refusal = try session.conversation().refusal(ofGoal: value, now: session.now())
    {
      throw CommandError(
        .badData, session.plain(refusal.reply).split(separator: "\n").joined(separator: " "))
    }
    preferences = try session.keep { $0.set(key, to: value == "default" ? nil : value) }
    try show(key, preferences, session)
  }

  /// What sets all units at once.
  private static let units = "units"
  private static let systems = [
    "metric": [SettingKey.temperature: "C", .weight: "kg", .volume: "ml"],
    "imperial": [.temperature: "F", .weight: "lb", .volume: "oz"],
  ]

  private static func setUnits(_ words: [String], _ session: Session) throws(CommandError) {
    if words.isEmpty {
      let preferences = try session.preferences()
      for key in [SettingKey.temperature, .weight, .volume] { try show(key, preferences, session) }
      return
    }
    let word = words.first?.lowercased() ?? ""
    guard words.count == 1, let system = systems[word] else {
      throw CommandError(
        .badData,
        "units cannot be \(words.joined(separator: " ").printable); what would work is "
          + systems.keys.sorted(by: >).joined(separator: "|"))
    }
    let preferences = try session.keep { preferences in
      for (key, value) in system { preferences.set(key, to: value) }
    }
    for key in [SettingKey.temperature, .weight, .volume] { try show(key, preferences, session) }
  }

  private static func set(
    _ key: SettingKey, to value: String, in preferences: inout Preferences
  ) throws(CommandError) {
    if value == "default" {
      preferences.set(key, to: nil)
      return
    }
    guard preferences.set(key, to: value) else {
      throw CommandError(
        .badData,
        "\(key.rawValue) cannot be \(value.printable); what would work is \(key.accepted)")
    }
  }

  private static func key(_ word: String) throws(CommandError) -> SettingKey {
    if let key = SettingKey(rawValue: word.lowercased()) { return key }
    let known = SettingKey.allCases.map(\.rawValue)
    let hint =
      EditDistance.nearest(to: word.lowercased(), among: known).map { "did you mean \($0)?" }
      ?? "there is " + known.joined(separator: ", ")
    throw .usage("there is no setting \(word.printable); \(hint)")
  }

  private static func list(
    _ preferences: Preferences, _ session: Session
  ) throws(CommandError) {
    if session.options.json {
      return session.output.line(
        try JSONLine.text(
          Listings(settings: SettingKey.allCases.map { Listing($0, preferences) })))
    }
    guard session.isLaidOut else {
      for key in SettingKey.allCases {
        let line = "\(key.rawValue) \(value(of: key, preferences))"
        session.output.text(line.padded(to: 24) + key.explanation)
      }
      return
    }
    session.write(SettingGroup.page(preferences))
  }

  private static func show(
    _ key: SettingKey, _ preferences: Preferences, _ session: Session
  ) throws(CommandError) {
    if session.options.json {
      return session.output.line(try JSONLine.text(Listing(key, preferences)))
    }
    session.output.text("\(key.rawValue) \(value(of: key, preferences))")
  }

  private static func value(of key: SettingKey, _ preferences: Preferences) -> String {
    preferences[key]?.printable ?? "-"
  }

  private struct Listings: Encodable {
    let version = Program.version
    let settings: [Listing]
  }

  private struct Listing: Encodable {
    let key: String
    let value: String?
    let accepted: String
    let explanation: String

    init(_ key: SettingKey, _ preferences: Preferences) {
      self.key = key.rawValue
      value = preferences[key]
      accepted = key.accepted
      explanation = key.explanation
    }
  }
}

extension SettingKey {
  /// What a value may be, in a few words.
  var accepted: String {
    switch values {
    case .toggle: "on|off"
    case .choice(let words): words.joined(separator: "|")
    case .text: "WORDS"
    case .country: "COUNTRY (two letters)"
    case .number(let range) where self == .height:
      "\(range.lowerBound) to \(range.upperBound) cm, or feet as 5'6"
    case .number(let range): "\(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// What it does, in one line.
  var explanation: String {
    switch self {
    case .name: "what I call you"
    case .region: "whose numbers to call and food advice apply, such as GB"
    case .temperature: "the unit temperatures are said in"
    case .weight: "the unit weights are said in"
    case .volume: "the unit drinks are said in"
    case .periodWord: "your word for a period, such as bleed"
    case .fertility: "speak of fertile days, ovulation and conception"
    case .sizes: "compare sizes with other things, such as fruit"
    case .calories: "speak of calories and body weight"
    case .tips: "a tip on the day's card"
    case .affirmations: "a kind line on the day's card"
    case .movement: "poses and exercises proposed unasked"
    case .prompts: "ask, twice at most, if a period ended or began"
    case .reminders: "what a reminder says outside the chat"
    case .history: "keep the lines typed in the chat, for the next one"
    case .quiet: "nothing on the screen until you type a word"
    case .pace: "show replies word by word in the chat; any key shows the rest"
    case .conditions: "what you told of your health: cautions, and poses left out"
    case .diet: "how you eat, such as vegan"
    case .leavesOut: "what ideas and foods come without, such as nut, milk"
    case .height: "for bloom energy, and what is published on weight in pregnancy"
    case .waterGoal: "millilitres of water a day"
    case .stepGoal: "steps a day"
    case .sleepGoal: "hours of sleep a night"
    case .goal: "kcal a day above or below what your logs fit, for bloom budget"
    case .scores: "scores on the day's card"
    case .weekPage: "a page of the week on a Sunday evening"
    case .plain: "plain lines for a screen reader, with no colour and no drawing"
    case .contrast: "high has no grey and bolder colours"
    case .motion: "reduced draws nothing over: a line a step, no bars that move"
    case .estimator: "how the next period is reckoned; bloom backtest compares the ways"
    }
  }
}

extension String {
  /// With spaces up to a width, and one at least.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

import Assistant
import Civil

/// Scores of a day or week, against nobody but herself.
enum Score: Command {
  static let name = "score"
  static let isLong = true
  static let example = "bloom score sleep --days 30"
  static let summary = "Recovery, sleep, activity and stress against your own usual"
  static let arguments = "[recovery | sleep | strain | stress | week | grid]"
  static let details = """
    A score is worked out of what is in your diary for that day, held against your own 28 days
    before, and says what it rests on. What is missing is named, and nothing is filled in. grid
    shows a year of days.
    """
  static let options = [
    CommandOption("--days", value: "N", choices: ["7", "30", "90"], "how far back its chart goes")
  ]

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    let name = try arguments.words.first.map(named)
    if arguments.words.count > 1 { try noWords(Array(arguments.words.dropFirst())) }
    let days = arguments["--days"].flatMap { Int($0) }
    if arguments.has("--days"), !session.options.json,
      name.map({ [.week, .grid].contains($0) }) ?? true
    {
      throw .usage("--days goes with one score, as in \(example)")
    }
    let now = try session.now()
    let scores = try session.conversation().scores(days: days ?? 7, now: now)
    let figure = Figure(name: "scores", object: scores)
    try session.show(figure: figure) { $0.score(name, days: days, now: now) }
  }

  /// What strain is called on the card.
  private static let activity = "activity"

  private static func named(_ word: String) throws(CommandError) -> Assistant.ScoreName {
    let known = Assistant.ScoreName.allCases.map(\.rawValue)
    let word = word.lowercased() == activity ? Assistant.ScoreName.strain.rawValue : word
    if let name = Assistant.ScoreName(rawValue: word.lowercased()) { return name }
    let hint =
      EditDistance.nearest(to: word, among: known).map { "did you mean \($0)?" }
      ?? "there is " + known.joined(separator: ", ")
    throw .usage("there is no score \(word.printable); \(hint)")
  }
}

/// The newest reading of each kind.
enum Vitals: Command {
  static let name = "vitals"
  static let summary = "Your newest readings: pulse, HRV, blood pressure, weight and so on"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    let now = try session.now()
    try session.show { $0.vitals(now: now) }
  }
}

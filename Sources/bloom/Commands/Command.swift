/// One thing to type after `bloom`, or after `/` in the chat.
protocol Command: Sendable {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// What follows the name, as in `start|end [DATE]`.
  static var arguments: String { get }
  /// A longer word for `bloom help COMMAND`, or empty.
  static var details: String { get }

  static func run(_ words: [String], _ session: Session) throws(CommandError)
}

extension Command {
  static var arguments: String { "" }
  static var details: String { "" }
}

/// Every command; help, completion and the look-up derive from this list.
enum Commands {
  static let all: [any Command.Type] = [
    Chat.self, Ask.self, Today.self, PeriodCommand.self, Log.self, Day.self, Undo.self,
    ForecastCommand.self, Fertile.self, Phase.self, CalendarCommand.self,
    Stats.self, BacktestCommand.self, Yoga.self,
    Breathe.self, Nutrition.self, Week.self, Affirm.self, Favourite.self, Care.self, Config.self,
    Learn.self,
    Understand.self, Predict.self, Check.self, SourcesCommand.self, GuardrailsCommand.self,
    Emergency.self, Help.self,
  ]

  static func named(_ name: String) throws(CommandError) -> any Command.Type {
    if let command = all.first(where: { $0.name == name }) { return command }
    let near = all.map { $0.name }
      .map { (name: $0, distance: EditDistance.between($0, name)) }
      .filter { $0.distance <= 2 }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let hint = near.map { "did you mean bloom \($0.name)?" } ?? "bloom help lists them"
    throw .usage("there is no command \(name); \(hint)")
  }
}

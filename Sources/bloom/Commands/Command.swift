/// One thing to type after `bloom`, or after `/` in the chat.
protocol Command: Sendable {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// What follows the name, as in `start|end [DATE]`.
  static var arguments: String { get }
  /// A longer word for `bloom help COMMAND`, or empty.
  static var details: String { get }

  /// The options that belong to this command alone.
  static var options: [CommandOption] { get }
  /// Whether it may say more than a screen holds, and asks nothing; then a pager may show it.
  static var isLong: Bool { get }
  /// What one may type, for help: `bloom period start yesterday`.
  static var example: String { get }

  /// Whether it reads or writes the diary, which a locked home is opened for.
  static func needsDiary(_ words: [String]) -> Bool

  /// What it keeps of the words behind its name that no message or entry holds, such as a name.
  static func kept(of words: [String]) -> [String]

  static func run(_ words: [String], _ session: Session) throws(CommandError)
}

extension Command {
  static var arguments: String { "" }
  static var details: String { "" }
  static var options: [CommandOption] { [] }
  static var isLong: Bool { false }
  static var example: String { "bloom " + name }
  static func kept(of words: [String]) -> [String] { [] }
  static func needsDiary(_ words: [String]) -> Bool { true }
}

extension Command {
  /// Holds a command to its name alone.
  static func noWords(_ words: [String]) throws(CommandError) {
    guard let word = words.first else { return }
    throw .usage("bloom \(name) takes no words; leave out \(word.printable)")
  }
}

extension Command {
  /// Refuses `--json` where what is written is a text for another program.
  static func noJSON(_ session: Session) throws(CommandError) {
    guard session.options.json, !session.isChat else { return }
    throw .usage("bloom \(name) has no JSON form; leave out --json")
  }
}

extension Command {
  /// Holds a command to the words that it has taken.
  static func noMoreWords(_ words: ArraySlice<String>) throws(CommandError) {
    guard let word = words.first else { return }
    throw .usage("bloom \(name) takes no more words; leave out \(word.printable)")
  }
}

/// Every command; help, completion and the look-up derive from this list.
enum Commands {
  static let all: [any Command.Type] = [
    Chat.self, Ask.self, Today.self, PeriodCommand.self, Log.self, Day.self, Undo.self,
    ForecastCommand.self, Fertile.self, Phase.self, CalendarCommand.self,
    History.self, Find.self, Stats.self, YearCommand.self, Score.self, Vitals.self,
    EnergyCommand.self, Budget.self,
    Patterns.self, BacktestCommand.self, Yoga.self,
    Breathe.self, Nutrition.self, Week.self, Contractions.self, Kicks.self,
    AppointmentCommand.self, ChecklistCommand.self, BirthPlanCommand.self, Affirm.self,
    Favourite.self, Care.self, Reminders.self, Config.self, Learn.self,
    Understand.self, Predict.self, Export.self, Import.self,
    BackupCommand.self, RestoreCommand.self, LockCommand.self, UnlockCommand.self,
    EditCommand.self, Status.self, Everyone.self, PersonCommand.self, As.self, Demo.self,
    Completions.self,
    Manual.self,
    ReportCommand.self, PartnerCommand.self, Check.self, Doctor.self, SourcesCommand.self,
    GuardrailsCommand.self,
    Emergency.self, About.self, Erase.self, Help.self,
  ]

  static func named(_ name: String) throws(CommandError) -> any Command.Type {
    if let command = all.first(where: { $0.name == name }) { return command }
    let hint =
      EditDistance.nearest(to: name, among: all.map { $0.name }).map { "did you mean bloom \($0)?" }
      ?? "bloom help lists them"
    throw .usage("there is no command \(name); \(hint)")
  }

  /// An option of any command.
  static func option(named name: String) -> CommandOption? {
    all.lazy.flatMap { $0.options }.first { $0.name == name }
  }

  /// What is said of an option that nothing knows, or that a command does not.
  static func unknownOption(_ name: String, of command: (any Command.Type)? = nil) -> String {
    let known = Options.known + (command?.options ?? all.flatMap { $0.options })
    let near = EditDistance.nearest(to: name, among: known.map(\.name))
    let owners = all.filter { $0.options.contains { $0.name == name } }.map { "bloom " + $0.name }
    if let command, !owners.isEmpty, !command.options.contains(where: { $0.name == name }) {
      return "\(name) is no option of bloom \(command.name); it belongs to "
        + owners.joined(separator: ", ")
    }
    let hint = near.map { "did you mean \($0)?" } ?? "see bloom help."
    return "there is no option \(name); \(hint) Put -- before a text that begins with -"
  }
}

import Physiology

extension Options {
  /// The options that every command takes, in the order of help.
  static let known: [CommandOption] = [
    CommandOption("--today", value: "DATE", "the day, as 2026-03-09"),
    CommandOption("--now", value: "MOMENT", "the day and time, as 2026-03-09T08:30"),
    CommandOption("--home", value: "DIR", "where the journal lives (also BLOOM_HOME)"),
    CommandOption("--as", value: "NAME", "whose journal"),
    CommandOption(
      "--mode", value: "MODE", choices: Mode.allCases.map(\.rawValue), "the mode for this call"),
    CommandOption("--knowledge", value: "DIR", "content from a folder instead of the built-in one"),
    CommandOption("--json", "one JSON object a reply"),
    CommandOption("--sources", "where each line of a reply comes from"),
    CommandOption("--bell", "ring at each step of a session"),
    CommandOption("--plain", "no decoration"),
    CommandOption(
      "--color", value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue), "colour or none"),
    CommandOption("--quiet", "no greeting and no remarks"),
    CommandOption("--version", "the version"),
    CommandOption("--help", "help on the command"),
  ]
}

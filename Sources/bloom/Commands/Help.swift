/// The list of commands, or one in detail.
enum Help: Command {
  static let name = "help"
  static let summary = "This list, or one command in detail"
  static let arguments = "[COMMAND]"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    guard let name = words.first else { return session.output.write(overview) }
    let command = try Commands.named(name)
    session.output.line(usage(of: command))
    session.output.line(command.summary + ".")
    if !command.details.isEmpty { session.output.line(command.details) }
  }

  private static func usage(of command: any Command.Type) -> String {
    "bloom " + command.name + (command.arguments.isEmpty ? "" : " " + command.arguments)
  }

  private static var overview: String {
    let usages = Commands.all.map { usage(of: $0) }
    let column = (usages.map(\.count).max() ?? 0) + 2
    let rows = zip(usages, Commands.all).map { usage, command in
      "  " + usage + String(repeating: " ", count: column - usage.count) + command.summary
    }
    return """
      Bloom keeps a diary of your cycle or pregnancy on this machine and talks about it.
      It follows rules, never uses the network, and is neither a clinician nor contraception.

      Usage: bloom [COMMAND] [OPTIONS]

      \(rows.joined(separator: "\n"))

      Options
        --today DATE, --now MOMENT   the day, as 2026-03-09, or 2026-03-09T08:30
        --home DIR                   where the journal lives (also BLOOM_HOME)
        --as NAME                    whose journal
        --mode MODE                  general, cycle, pregnancy, ttc, postpartum, perimenopause
        --knowledge DIR              content from a folder instead of the built-in one
        --json                       one JSON object a reply
        --sources                    where each line of a reply comes from, one source a line
        --bell                       ring at each step of a session
        --plain, --color WHEN        no decoration; auto, always or never
        --quiet, --version, --help

      In the chat every command is also /command.

      """
  }
}

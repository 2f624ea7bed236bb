import Assistant

/// The list of commands, or one in detail.
enum Help: Command {
  static let name = "help"
  static let isLong = true
  static let summary = "This list, or one command in detail"
  static let example = "bloom help import"
  static let arguments = "[COMMAND]"

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noMoreWords(words.dropFirst())
    let hush = session.ownHush
    let shown = Commands.all.filter { hush.allows($0.name) && hush.allows($0.summary) }
    let options = Options.known.map { $0.without(hush) }
    if session.options.json {
      let listings = try words.first.map { (name) throws(CommandError) in [try Commands.named(name)]
      }
      return session.output.line(
        try JSONLine.text(
          Listing(
            commands: (listings ?? shown).map { CommandListing($0, hush) },
            options: options.map { OptionListing($0) })))
    }
    guard let name = words.first else {
      return session.output.text(String(overview(shown, options).dropLast()))
    }
    let command = try Commands.named(name)
    session.output.text(usage(of: command))
    session.output.text(command.summary + ".")
    if !command.details.isEmpty { session.output.text(command.details) }
    for line in rows(of: command.options) { session.output.text(line) }
    session.output.text("For example: " + command.example)
  }

  private struct Listing: Encodable {
    let commands: [CommandListing]
    let options: [OptionListing]
  }

  private struct CommandListing: Encodable {
    let name: String
    let usage: String
    let summary: String
    let details: String?
    let example: String
    let options: [OptionListing]

    init(_ command: any Command.Type, _ hush: Hush) {
      name = command.name
      usage = Help.usage(of: command)
      summary = command.summary
      let kept = hush.kept(command.details)
      details = kept.isEmpty ? nil : kept
      example = hush.allows(command.example) ? command.example : "bloom " + command.name
      options = command.options.map { OptionListing($0.without(hush)) }
    }
  }

  private struct OptionListing: Encodable {
    let name: String
    let value: String?
    let choices: [String]?
    let summary: String

    init(_ option: CommandOption) {
      name = option.name
      value = option.value
      choices = option.choices.isEmpty ? nil : option.choices
      summary = option.summary
    }
  }

  /// Options in two columns.
  private static func rows(of options: [CommandOption]) -> [String] {
    let names = options.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let column = (names.map(\.count).max() ?? 0) + 2
    return zip(names, options).map { name, option in
      let choices = option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", ")
      return "  " + name + String(repeating: " ", count: column - name.count) + option.summary
        + choices
    }
  }

  private static func usage(of command: any Command.Type) -> String {
    "bloom " + command.name + (command.arguments.isEmpty ? "" : " " + command.arguments)
  }

  /// The longest usage that has its summary beside it.
  private static let widest = 36

  private static func overview(
    _ commands: [any Command.Type], _ options: [CommandOption]
  ) -> String {
    let usages = commands.map { usage(of: $0) }
    let column = usages.map(\.count).filter { $0 <= widest }.max().map { $0 + 2 } ?? 0
    let rows = zip(usages, commands).map { usage, command in
      let gap =
        usage.count <= widest
        ? String(repeating: " ", count: column - usage.count)
        : "\n  " + String(repeating: " ", count: column)
      return "  " + usage + gap + command.summary
    }
    return """
      Bloom keeps a diary of your body on this machine and talks about it.
      It follows rules, never uses the network, and is neither a clinician nor contraception.

      Usage: bloom [COMMAND] [OPTIONS]

      \(rows.joined(separator: "\n"))

      Options
      \(Self.rows(of: options).joined(separator: "\n"))

      In the chat every command is also /command.

      """
  }
}

extension CommandOption {
  /// The option without the choices that speak of what is to be silent.
  fileprivate func without(_ hush: Hush) -> CommandOption {
    CommandOption(name, value: value, choices: choices.filter(hush.allows), summary)
  }
}

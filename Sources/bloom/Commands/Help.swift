import Assistant

/// The list of commands, or one in detail.
enum Help: Command {
  static let name = "help"
  static let isLong = true
  static let summary = "What there is: the first ten, a command, a topic, or all"
  static let example = "bloom help import"
  static let arguments = "[COMMAND | TOPIC | all]"

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noMoreWords(words.dropFirst())
    let hush = session.ownHush
    let shown = Commands.all.filter { hush.allows($0.name) && hush.allows($0.summary) }
    let options = Options.known.map { $0.without(hush) }
    let name = words.first
    if session.options.json {
      let named = try name == "all" ? nil : name.map(Commands.named)
      return session.output.line(
        try JSONLine.text(
          Listing(
            commands: (named.map { [$0] } ?? shown).map { CommandListing($0, hush) },
            options: options.map { OptionListing($0) })))
    }
    let page = HelpPage(commands: shown, options: options, allows: hush.allows)
    switch name {
    case nil: session.write(page.opening)
    case "all": session.write(page.all)
    case let name? where HelpTopic.named(name) != nil:
      if let topic = HelpTopic.named(name) { session.write(page.lines(of: topic)) }
    case let name?: session.write(page.lines(of: try command(name)))
    }
  }

  /// A command by name; the hint names topics too.
  private static func command(_ name: String) throws(CommandError) -> any Command.Type {
    if let command = Commands.all.first(where: { $0.name == name }) { return command }
    let topics = HelpTopic.all.map(\.name)
    guard let near = EditDistance.nearest(to: name, among: topics) else {
      return try Commands.named(name)
    }
    throw .usage("there is no help on \(name); did you mean bloom help \(near)?")
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

  static func usage(of command: any Command.Type) -> String {
    "bloom " + command.name + (command.arguments.isEmpty ? "" : " " + command.arguments)
  }
}

extension CommandOption {
  /// The option without the choices that speak of what is to be silent.
  fileprivate func without(_ hush: Hush) -> CommandOption {
    CommandOption(name, value: value, choices: choices.filter(hush.allows), summary)
  }
}

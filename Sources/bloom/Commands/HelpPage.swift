/// Pages of help: what comes first, all there is, one command, one topic.
struct HelpPage {
  let commands: [any Command.Type]
  let options: [CommandOption]
  let ink: Ink

  /// What somebody needs first, and where the rest is.
  var opening: [String] {
    let first = CommandGroup.first.compactMap { entry in
      commands.contains { $0.name == entry.name } ? (entry.usage, entry.use) : nil
    }
    let groups = CommandGroup.all.map { group in
      (group.title, members(of: group).map { $0.name }.joined(separator: ", "))
    }
    return [
      ink.strong("Bloom") + " keeps a diary of your body on this machine and talks about it.",
      "It uses no network, and is neither a clinician nor contraception.", "",
      heading("Usage") + "  bloom [COMMAND] [OPTIONS]    without a COMMAND you talk", "",
      heading("The first ten"),
    ] + rows(first, ink) + [""] + rows(groups, .none, dim: true) + [
      "",
      "bloom help COMMAND, bloom help TOPIC, bloom help all. Topics: "
        + HelpTopic.all.map(\.name).joined(separator: ", ") + ".",
    ]
  }

  /// Every command in its group, and every option.
  var all: [String] {
    let known = commands.map { ($0.name, $0.summary) }
    let width = known.map(\.0.count).max() ?? 0
    var lines: [String] = []
    for group in CommandGroup.all {
      let rows = members(of: group).map { ($0.name, $0.summary) }
      if !rows.isEmpty {
        lines += [heading(group.title)] + self.rows(rows, ink, width: width) + [""]
      }
    }
    return lines + [heading("Options of every command")] + optionRows(options) + [
      "", "bloom help COMMAND shows what may follow it. In the chat each is also /command.",
    ]
  }

  /// One command in detail.
  func lines(of command: any Command.Type) -> [String] {
    [ink.strong(Help.usage(of: command)), command.summary + "."]
      + (command.details.isEmpty
        ? []
        : command.details.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      + optionRows(command.options) + [ink.text("For example:", as: .dim) + " " + command.example]
  }

  func lines(of topic: HelpTopic) -> [String] {
    [heading(topic.title), ""]
      + topic.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func members(of group: CommandGroup) -> [any Command.Type] {
    group.names.compactMap { name in commands.first { $0.name == name } }
  }

  private func heading(_ text: String) -> String { ink.text(text, as: .heading) }

  private func rows(
    _ rows: [(String, String)], _ ink: Ink, width: Int? = nil, dim: Bool = false
  ) -> [String] {
    let width = width ?? rows.map(\.0.count).max() ?? 0
    return rows.map { name, use in
      let gap = String(repeating: " ", count: max(width - name.count, 0) + 2)
      return "  " + ink.text(name, as: .key) + gap + use
    }
  }

  /// Options in two columns.
  private func optionRows(_ options: [CommandOption]) -> [String] {
    let names = options.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    return rows(
      zip(names, options).map { name, option in
        (
          name,
          option.summary
            + (option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", "))
        )
      }, ink)
  }
}

extension Session {
  /// Writes lines of help: columns go on below themselves where the terminal is narrow.
  func write(_ lines: [String]) {
    for line in lines { output.text(line) }
  }
}

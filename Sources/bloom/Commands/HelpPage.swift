/// Pages of help: what comes first, all there is, one command, one topic.
struct HelpPage {
  let commands: [any Command.Type]
  let options: [CommandOption]
  /// Whether a title may be said.
  var allows: (String) -> Bool = { _ in true }

  /// What somebody needs first, and where the rest is.
  var opening: [StyledRow] {
    let first = CommandGroup.first.compactMap { entry in
      commands.contains { $0.name == entry.name } ? (entry.usage, entry.use) : nil
    }
    let groups = CommandGroup.all.map { group in
      (title(of: group), members(of: group).map { $0.name }.joined(separator: ", "))
    }
    let topics = HelpTopic.all.map(\.name).joined(separator: ", ")
    return [
      StyledRow(
        lead: [StyledRow.Part(text: "Bloom", role: .heading), StyledRow.Part(text: " ")],
        body: "keeps a diary of your body on this machine and talks about it."),
      StyledRow(
        body: "It never uses the network, and is neither a clinician nor contraception."),
      StyledRow(),
      StyledRow(
        lead: [StyledRow.Part(text: "Usage", role: .heading), StyledRow.Part(text: "  ")],
        body: "bloom [COMMAND] [OPTIONS]; without a COMMAND you talk"),
      StyledRow(), heading("The first ten"),
    ] + rows(first, .key) + [StyledRow(), heading("All of it")]
      + rows(groups + [("Topics", topics)], .dim) + [
        StyledRow(),
        StyledRow(body: "bloom help COMMAND, bloom help TOPIC, and bloom help all tell more."),
      ]
  }

  /// Every command in its group, and every option.
  var all: [StyledRow] {
    let width = commands.map { $0.name.count }.max() ?? 0
    var lines: [StyledRow] = []
    for group in CommandGroup.all {
      let rows = members(of: group).map { ($0.name, $0.summary) }
      if !rows.isEmpty {
        lines += [heading(title(of: group))] + self.rows(rows, .key, width: width) + [StyledRow()]
      }
    }
    return lines + [heading("Options of every command")] + optionRows(options) + [
      StyledRow(),
      StyledRow(
        body: "bloom help COMMAND shows what may follow it. In the chat each is also /command."),
    ]
  }

  /// One command in detail.
  func lines(of command: any Command.Type) -> [StyledRow] {
    let details = command.details.split(separator: "\n", omittingEmptySubsequences: false)
    return [
      StyledRow(lead: [StyledRow.Part(text: Help.usage(of: command), role: .heading)]),
      StyledRow(body: command.summary + "."),
    ] + (command.details.isEmpty ? [] : details.map { StyledRow(body: String($0)) })
      + optionRows(command.options) + [
        StyledRow(
          lead: [StyledRow.Part(text: "For example: ", role: .dim)], body: command.example)
      ]
  }

  func lines(of topic: HelpTopic) -> [StyledRow] {
    [heading(topic.title), StyledRow()]
      + topic.text.split(separator: "\n", omittingEmptySubsequences: false).map {
        StyledRow(body: String($0))
      }
  }

  /// The title of a group, or a plain one where it is not to be said.
  private func title(of group: CommandGroup) -> String {
    allows(group.title) ? group.title : CommandGroup.other
  }

  private func members(of group: CommandGroup) -> [any Command.Type] {
    group.names.compactMap { name in commands.first { $0.name == name } }
  }

  private func heading(_ text: String) -> StyledRow {
    StyledRow(lead: [StyledRow.Part(text: text, role: .heading)])
  }

  private func rows(
    _ rows: [(name: String, use: String)], _ role: Role, width: Int? = nil
  ) -> [StyledRow] {
    let width = width ?? rows.map(\.name.count).max() ?? 0
    return rows.map { name, use in
      StyledRow(
        lead: [
          StyledRow.Part(text: "  "), StyledRow.Part(text: name, role: role),
          StyledRow.Part(text: String(repeating: " ", count: max(width - name.count, 0) + 2)),
        ], body: use)
    }
  }

  /// Options in two columns.
  private func optionRows(_ options: [CommandOption]) -> [StyledRow] {
    rows(
      options.map { option in
        (
          option.name + (option.value.map { " " + $0 } ?? ""),
          option.summary
            + (option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", "))
        )
      }, .key)
  }
}

extension Session {
  /// Writes rows: what does not fit a narrow terminal goes on below itself.
  func write(_ rows: [StyledRow]) {
    let width = output.isTerminal ? POSIX.columns(1).map { max($0, 20) } : nil
    for row in rows {
      if row.lead.isEmpty, row.role == nil {
        output.text(isASCII ? row.body.ascii : row.body)
      } else {
        for line in row.rows(width: width, ink: ink, isASCII: isASCII) { output.line(line) }
      }
    }
  }
}

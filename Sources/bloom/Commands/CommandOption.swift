/// An option of the program or of one of its commands.
struct CommandOption: Hashable, Sendable {
  /// As it is typed: `--dry-run`.
  let name: String
  /// What follows it, as in `DIR`; nil where nothing does.
  var value: String?
  /// One line for help and completion.
  let summary: String
  /// Whether only certain words may follow.
  var choices: [String] = []

  init(_ name: String, value: String? = nil, choices: [String] = [], _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
    self.choices = choices
  }

  /// A value that may follow it.
  func checked(_ value: String) throws(CommandError) -> String {
    guard choices.isEmpty || choices.contains(value) else {
      throw Self.wrong(value, for: name, known: choices)
    }
    return value
  }

  /// What is said of a word that may not follow an option.
  static func wrong(_ word: String, for option: String, known: [String]) -> CommandError {
    let near = EditDistance.nearest(to: word, among: known).map { "; did you mean \($0)?" } ?? ""
    return .usage(
      "\(option) \(word.printable) is not one of: \(known.joined(separator: ", "))\(near)")
  }
}

/// The words after a command, with its own options taken out.
struct Arguments: Equatable {
  var words: [String] = []
  var values: [String: [String]] = [:]

  /// The last value of an option; empty for one without a value.
  subscript(name: String) -> String? { values[name]?.last }

  func has(_ name: String) -> Bool { values[name] != nil }
}

extension Session {
  /// The words of a command and its options; in the chat the options stand among the words.
  func arguments(
    _ words: [String], of command: any Command.Type
  ) throws(CommandError) -> Arguments {
    var arguments = Arguments(words: [], values: isChat ? [:] : options.own)
    guard isChat else {
      arguments.words = words
      return arguments
    }
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else {
        arguments.words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = command.options.first(where: { $0.name == parts[0] }) else {
        throw .usage(Commands.unknownOption(String(parts[0]), of: command))
      }
      var value = parts.count > 1 ? String(parts[1]) : ""
      if option.value != nil, parts.count == 1 {
        guard let next = rest.popFirst() else {
          throw .usage("\(option.name) needs a value; see bloom help \(command.name)")
        }
        value = next
      }
      arguments.values[option.name, default: []].append(
        option.value == nil ? "" : try option.checked(value))
    }
    return arguments
  }
}

import Assistant
import Knowledge

/// Removing everything for good.
enum Erase: Command {
  static let name = "erase"
  static let summary = "Remove everything that Bloom has kept here, for good"
  static let arguments = "[--yes]"
  static let details = """
    Lists the files first and asks for the word erase, unless --yes is given. With --as NAME only
    what is kept for that person goes. Files that Bloom did not make are left. It cannot be undone,
    and it cannot reach what you saved elsewhere: backups, exports, reports, cards, calendar files,
    what bloom reminders --install wrote; nor what your terminal still shows, its history, or
    backups of your system.
    """

  static let options = [CommandOption("--yes", "erase without asking")]

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    guard !session.isChat else { return try session.answer(["data.delete"], text: "") }
    let remains = try session.remains()
    if remains.names.isEmpty {
      if session.options.json { return try report(remains, session) }
      session.output.line("There is nothing of Bloom's in \(remains.folder.printable).")
      return try report(remains, session)
    }
    if session.options.own["--yes"] == nil {
      guard !session.options.json else {
        throw CommandError(.usage, "nothing was erased; with --json it takes --yes too")
      }
      list(remains, session)
      guard confirms(session) else {
        throw CommandError(.usage, "nothing was erased; type erase in full, or use --yes")
      }
    }
    try session.erase(remains)
    try report(remains, session)
  }

  private static func list(_ remains: Remains, _ session: Session) {
    session.output.line("In \(remains.folder.printable) Bloom has kept:")
    for name in remains.names { session.output.line("  " + name.printable) }
    session.output.line("Type erase to remove all of it for good. Anything else leaves it.")
  }

  private static func confirms(_ session: Session) -> Bool {
    var input = PipedInput(longestLine: 1_024)
    let line = input.next()?.text ?? ""
    return line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() } == ["erase"]
  }

  /// Says what went, what is left, and what cannot be reached.
  static func report(_ remains: Remains, _ session: Session) throws(CommandError) {
    if session.options.json {
      return session.output.line(
        try JSONLine.text(
          Listing(
            folder: remains.folder, erased: remains.names, left: remains.others,
            elsewhere: session.reminderUnits.map(\.path))))
    }
    for name in remains.names { session.output.line("Erased \(name.printable)") }
    for name in remains.others {
      session.output.line("Left \(name.printable), which Bloom did not make")
    }
    for unit in session.reminderUnits {
      session.output.line("Left \(unit.path.printable), which asks for reminders; \(unit.stop)")
    }
    guard !remains.names.isEmpty else { return }
    session.output.line(
      "I cannot reach what you saved elsewhere: backups, exports, reports, cards and calendar files; "
        + "nor what your terminal still shows, its history, or backups of your system.")
  }

  private struct Listing: Encodable {
    let folder: String
    let erased: [String]
    let left: [String]
    /// Files outside of the home that have a system ask for reminders.
    let elsewhere: [String]
  }
}

extension Session {
  /// The files outside of the home that have a system ask for reminders, each with the command that
  /// turns it off; none is looked for where a home is named.
  fileprivate var reminderUnits: [(path: String, stop: String)] {
    guard options.home == nil, POSIX.environment("BLOOM_HOME") == nil,
      let home = POSIX.environment("HOME"), home.hasPrefix("/")
    else { return [] }
    let unit = ReminderUnit(program: POSIX.programPath)
    return ReminderUnit.System.allCases.flatMap { system in
      unit.files(for: system, home: home, config: POSIX.environment("XDG_CONFIG_HOME"))
        .filter { NewFile.exists($0.path) }
        .map { ($0.path, "turn it off with: " + unit.stop(system, home: home)) }
    }
  }
}

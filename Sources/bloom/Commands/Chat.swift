import Assistant

/// The conversation, at a terminal or from a pipe.
enum Chat: Command {
  static let name = "chat"
  static let summary = "Talk; also what bloom does on its own"
  static let details = """
    At a terminal: arrow keys, Home and End edit the line, Up and Down recall earlier ones.
    /command runs any other command, Ctrl-D leaves. /clear wipes the screen with what was scrolled
    away and forgets what was said; the diary stays. From a pipe: one message a line.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    guard words.isEmpty else { throw .usage("bloom chat takes no words; use bloom ask TEXT") }
    let isInteractive =
      POSIX.isTerminal(0) && session.output.isTerminal
      && POSIX.environment("TERM") != "dumb"
    if isInteractive {
      try interactive(session)
    } else {
      try piped(session)
    }
  }

  private static func interactive(_ session: Session) throws(CommandError) {
    let names = Commands.all.map { "/" + $0.name } + ["/clear", "/quit"]
    var input = TerminalInput(completions: names)
    try session.greet()
    while let line = input.next(prompt: session.prompt) {
      try answer(line, session)
      if session.isLeaving { return }
    }
    try session.say(.farewell)
  }

  private static func piped(_ session: Session) throws(CommandError) {
    var input = PipedInput(longestLine: 1 << 15)
    try session.reportIssues()
    while let line = input.next() {
      try answer(line, session)
      if session.output.isClosed || session.isLeaving { return }
    }
  }

  /// Answers one line; what goes wrong is said in a sentence, and the chat goes on.
  private static func answer(_ line: InputLine, _ session: Session) throws(CommandError) {
    do throws(CommandError) {
      try take(line, session)
    } catch {
      try session.excuse(error)
    }
  }

  private static func take(_ line: InputLine, _ session: Session) throws(CommandError) {
    guard !line.isTooLong else { return try session.say(.tooLong) }
    guard line.text.hasPrefix("/") else { return try session.turn(line.text) }
    let words = line.text.dropFirst().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first, name != Self.name else { return }
    if ["quit", "exit", "q"].contains(name) { return session.leave() }
    if name == "clear" { return try session.clear() }
    try Commands.named(name).run(Array(words.dropFirst()), session)
  }
}

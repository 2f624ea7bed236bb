import Assistant

/// The conversation, at a terminal or from a pipe.
enum Chat: Command {
  static let name = "chat"
  static let summary = "Talk; also what bloom does on its own"
  static let details = """
    /command runs any other command, Ctrl-D leaves. /clear wipes the screen with what was scrolled
    away, and forgets what was said and typed; the diary stays. From a pipe: one message a line.
    Keys at a terminal, beside the arrows, Home and End:
      Tab                 completes a command, a pose, a food or a name; again chooses
      Up, Down, Ctrl-R    earlier lines; a space before a line keeps it out of them
      Right               takes the earlier line that is offered in grey
      Alt-B, Alt-F        a word back or on; Ctrl-A, Ctrl-E the start or end of the line
      Ctrl-W, U, K        cut the word before, all before, all behind; Ctrl-Y puts it back
      Ctrl-_, Ctrl-T      take back the last change; swap two letters
      Ctrl-L, C, Z, D     clear the screen; drop the line; pause bloom; leave
    Lines are kept for the next chat only after bloom config history on, and never one that
    was about something serious.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    guard words.isEmpty else {
      throw .usage("bloom chat takes no words; use bloom ask TEXT")
    }
    if POSIX.isTerminal(0), session.output.isTerminal {
      try interactive(session)
    } else {
      try piped(session)
    }
  }

  private static func interactive(_ session: Session) throws(CommandError) {
    _ = session.ink
    var input = TypedInput(session)
    var first: InputLine?
    if let closed = session.closed {
      Output.complain("bloom: " + closed.message)
    } else if !session.options.quiet, !session.startsQuietly {
      try greet(session, before: &input)
      first = try session.askOfDamage()
    }
    while let line = first.take() ?? input.next(prompt: session.prompt) {
      let person = session.person
      session.wasGuarded = false
      let wasEmpty = session.isDiaryEmpty
      try answer(line, session)
      if session.isLaidOut, !session.isLeaving, !isClear(line), !session.output.endsWithGap {
        session.output.write("\n")
      }
      if wasEmpty, !session.isLeaving { try session.showFirstSteps() }
      if session.isLeaving { return }
      if session.person != person || isClear(line) {
        if session.person == person { session.forgetTyped() }
        input.forgetAll { session.recalled }
      } else if session.wasGuarded {
        input.forget(line.text)
      } else {
        session.keepTyped(line)
      }
    }
    if !session.startsQuietly || session.turns > 0 { try session.say(.farewell) }
  }

  /// Greets above the prompt, which is there at once: what is typed meanwhile is read after it.
  private static func greet(
    _ session: Session, before input: inout TypedInput
  ) throws(CommandError) {
    _ = try session.store()
    if input.show(prompt: session.prompt) {
      session.output.first = { TerminalInput.wipePrompt() }
    }
    defer {
      session.output.begin()
      RawMode.leave()
    }
    try session.greet()
  }

  private static func piped(_ session: Session) throws(CommandError) {
    var input = PipedInput(longestLine: InputLine.longest)
    try session.reportIssues()
    while let line = input.next() {
      if session.options.json { try answerJSON(line, session) } else { try answer(line, session) }
      if session.output.isClosed || session.isLeaving { return }
    }
  }

  /// Answers one line; what goes wrong is said in a sentence, and the chat goes on.
  @discardableResult
  private static func answer(
    _ line: InputLine, _ session: Session
  ) throws(CommandError) -> CommandError? {
    do throws(CommandError) {
      try take(line, session)
      return nil
    } catch {
      try session.excuse(error)
      return error
    }
  }

  /// Answers one line with one line of JSON, whatever the command would write.
  private static func answerJSON(_ line: InputLine, _ session: Session) throws(CommandError) {
    var error: CommandError?
    let text = try session.output.collect { () throws(CommandError) in
      error = try answer(line, session)
    }
    let lines = text.split(separator: "\n")
    if lines.count == 1, let only = lines.first, only.hasPrefix("{") || only.hasPrefix("[") {
      session.output.line(String(only))
    } else if let error {
      session.output.line(try JSONLine.text(["error": error.message.inChat.printable]))
    } else {
      session.output.line(try JSONLine.text(["reply": text.printable]))
    }
    try session.checkOutput()
  }

  /// Whether the line wipes the screen.
  private static func isClear(_ line: InputLine) -> Bool {
    line.text.split(whereSeparator: \.isWhitespace).first == "/clear"
  }

  /// The command that a line of one word names, empty where it is to leave; nil for what is said.
  private static func bare(_ text: String) -> String? {
    let word = text.lowercased().split(separator: " ").joined(separator: " ")
    if ["quit", "exit", "bye", "goodbye", ":q"].contains(word) { return "" }
    return ["forecast", "history", "config", "everyone", "patterns", "doctor"].first { $0 == word }
  }

  private static func take(_ line: InputLine, _ session: Session) throws(CommandError) {
    guard !line.isTooLong else { return try session.say(.tooLong) }
    if session.isEditable, let words = bare(line.text) {
      return words.isEmpty ? session.leave() : try session.run(try Commands.named(words), [])
    }
    if line.text == "?" { return try Help.run(["keys"], session) }
    guard line.text.hasPrefix("/") else { return try session.turn(line.text) }
    let words = line.text.dropFirst().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first, name != Self.name else { return }
    if ["quit", "exit", "q"].contains(name) { return session.leave() }
    if name == "clear" { return try session.clear() }
    if let command = try session.command(words) {
      try session.run(command, Array(words.dropFirst()))
    }
  }
}

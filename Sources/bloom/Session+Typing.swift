import Assistant
import Journal
import Knowledge

/// How lines are typed at a terminal, and whether they are kept.
extension Session {
  /// Whether someone sits at a terminal that a line can be edited at.
  var isEditable: Bool {
    POSIX.isTerminal(0) && output.isTerminal && Colours.isAble(POSIX.environment)
  }

  /// Whether the chat shows nothing until a word is typed.
  var startsQuietly: Bool {
    isChat && closed == nil && ((try? preferences())?[.quiet] ?? "off") == "on"
  }

  /// Whether nothing is in the diary yet.
  var isDiaryEmpty: Bool {
    closed == nil && ((try? conversation())?.journal.entries.isEmpty ?? false)
  }

  /// The day's card and what may be said next, once the first entry is made.
  func showFirstSteps() throws(CommandError) {
    guard !isDiaryEmpty, !wasGuarded, closed == nil, !options.quiet else { return }
    try answer(["insight.today"], text: "")
    try say(.firstSteps)
  }

  /// What reads lines at the terminal.
  var terminalInput: TerminalInput {
    TerminalInput(
      look: TerminalInput.Look(
        hasStyles: hasColour, isASCII: isASCII, hints: hasHints ? Self.hints : [],
        marksPrompts: !isPlain),
      typed: takeTyped(),
      propose: { ChatWords(session: self).proposals(behind: $0) }, recall: { self.recalled })
  }

  /// Whether keys stand below an empty line: in the chat, unless that was put off.
  private var hasHints: Bool {
    isChat && !isPlain && !startsQuietly && options.kept.hasHints
      && POSIX.environment("BLOOM_HINTS") != "off"
  }

  /// The keys that stand below an empty line, each with what it does.
  private static let hints = [
    TerminalInput.Hint(key: "?", use: "keys"), TerminalInput.Hint(key: "/", use: "commands"),
    TerminalInput.Hint(key: "Tab", use: "completes"),
    TerminalInput.Hint(key: "Up", use: "earlier lines"),
    TerminalInput.Hint(key: "Ctrl-D", use: "leaves"),
  ]

  /// The lines of earlier runs, where they are kept.
  var recalled: [String] { keepsTyped ? typedLines?.read() ?? [] : [] }

  /// Keeps a line that was typed, where she wants that.
  func keepTyped(_ line: InputLine) {
    guard !line.isTooLong, keepsTyped, let typedLines else { return }
    do throws(StorageError) {
      try typedLines.add(line.text)
    } catch {
      Output.complain("bloom: \(error.description)")
    }
  }

  /// Removes what was kept of the lines that were typed.
  func forgetTyped() {
    guard let typedLines else { return }
    do throws(StorageError) {
      try typedLines.remove()
    } catch {
      Output.complain("bloom: \(error.description)")
    }
  }

  private var keepsTyped: Bool { (try? preferences())?.isOn(.history) ?? false }

  private var typedLines: TypedLines? {
    guard let home = try? store().home else { return nil }
    return TypedLines(home: home, person: person)
  }
}

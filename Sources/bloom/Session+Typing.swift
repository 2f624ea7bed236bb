import Assistant

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

  /// What reads lines at the terminal.
  var terminalInput: TerminalInput {
    TerminalInput(
      look: TerminalInput.Look(hasStyles: hasColour, isASCII: isASCII),
      propose: { ChatWords(session: self).proposals(behind: $0) }, recall: { self.recalled })
  }

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

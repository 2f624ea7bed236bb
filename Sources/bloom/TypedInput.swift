/// Lines that someone types: edited where the terminal can, else read as the system hands them on.
struct TypedInput {
  private var edited: TerminalInput?
  private var plain: PipedInput
  private let output: Output

  init(_ session: Session) {
    edited = session.isEditable ? session.terminalInput : nil
    plain = PipedInput(longestLine: InputLine.longest)
    output = session.output
  }

  /// The next line; nil when the person leaves or the input ends.
  mutating func next(prompt: String) -> InputLine? {
    if let line = edited?.next(prompt: prompt) { return line }
    guard edited == nil else { return nil }
    output.write(prompt)
    if let line = plain.next() { return line }
    output.write("\n")
    return nil
  }

  /// Shows an empty line behind the prompt before lines are read; false where lines are not edited.
  mutating func show(prompt: String) -> Bool { edited?.show(prompt: prompt) ?? false }

  /// Lets go of a line, as if it had not been typed.
  mutating func forget(_ line: String) { edited?.forget(line) }

  /// Lets go of all lines; `recall` says which there are now.
  mutating func forgetAll(recall: (() -> [String])? = nil) { edited?.forgetAll(recall: recall) }
}

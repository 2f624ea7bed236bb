/// Lines typed at a terminal, with editing and an in-memory history.
struct TerminalInput {
  private var editor: LineEditor
  private var decoder = KeyDecoder()
  /// The keys that were read and not yet handled, the next one last.
  private var waiting: [Key] = []
  /// Whether keys were handled since the line was drawn: of many at once, only the last is.
  private var isStale = false

  init(completions: [String]) { editor = LineEditor(completions: completions) }

  /// The next line; nil when the person leaves (Ctrl-D on an empty line, or the input ends).
  mutating func next(prompt: String) -> InputLine? {
    guard RawMode.enter(0) else { return nil }
    show("\u{1B}[?2004h")
    defer {
      show("\u{1B}[?2004l")
      RawMode.leave()
    }
    draw(prompt)
    while true {
      guard let key = nextKey() else { return nil }
      if isStale, key == .enter || key == .interrupt { draw(prompt) }
      switch editor.handle(key) {
      case .redraw: isStale = true
      case .submit(let text):
        show("\r\n")
        return InputLine(text: text, isTooLong: false, isValid: true)
      case .cancel:
        show("^C\r\n")
        draw(prompt)
      case .leave:
        show("\r\n")
        return nil
      case .suspend:
        RawMode.suspend()
        guard RawMode.enter(0) else { return nil }
        draw(prompt)
      case .clearScreen:
        show("\u{1B}[H\u{1B}[2J")
        draw(prompt)
      case .none: break
      }
      if isStale, waiting.isEmpty { draw(prompt) }
    }
  }

  private mutating func nextKey() -> Key? {
    while waiting.isEmpty {
      guard let bytes = POSIX.read(0, limit: 4096), !bytes.isEmpty else { return nil }
      waiting = decoder.decode(bytes).reversed()
    }
    return waiting.removeLast()
  }

  private mutating func draw(_ prompt: String) {
    isStale = false
    show(
      PromptLine.drawing(prompt: prompt, editor: editor, columns: POSIX.columns(1) ?? 80))
  }

  private func show(_ text: String) { _ = POSIX.write(Array(text.utf8), to: 1) }
}

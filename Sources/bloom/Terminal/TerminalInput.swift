/// Lines typed at a terminal, with editing, history, search and completion.
struct TerminalInput {
  /// How what is typed is shown.
  struct Look {
    var hasStyles = false
    var isASCII = false
    /// The keys that stand below an empty line.
    var hints: [Hint] = []
    /// Whether prompts are marked for the terminal (OSC 133), so that it can go from one to the
    /// next.
    var marksPrompts = false
  }

  /// A key and what it does.
  struct Hint: Equatable {
    let key: String
    let use: String
  }

  private var editor: LineEditor
  private var decoder = KeyDecoder()
  private var painter = PromptPainter()
  private let look: Look
  /// What Tab could write behind a text.
  private let propose: (String) -> Proposals
  /// The lines of earlier runs; asked for at the first key, nil once they were.
  private var recall: (() -> [String])?
  /// The keys that were read and not yet handled, the next one last.
  private var waiting: [Key] = []
  /// Whether keys were handled since the line was drawn: of many at once, only the last is.
  private var isStale = false

  /// How long to wait for the rest of a sequence before Escape is the key, in milliseconds.
  private static let escapeWait = 50

  init(
    look: Look = Look(), typed: [UInt8] = [],
    propose: @escaping (String) -> Proposals = { _ in .none },
    recall: (() -> [String])? = nil
  ) {
    self.look = look
    self.propose = propose
    self.recall = recall
    editor = LineEditor(suggests: look.hasStyles)
    waiting = decoder.decode(typed).reversed()
  }

  /// The next line; nil when the person leaves (Ctrl-D on an empty line, or the input ends).
  mutating func next(prompt: String) -> InputLine? {
    guard RawMode.enter(0, pastes: true) else { return nil }
    defer { RawMode.leave() }
    painter.forget()
    mark("A")
    draw(prompt)
    while let key = nextKey(prompt) {
      if let recall {
        editor.recall(recall())
        self.recall = nil
      }
      if key == .character("?"), !look.hints.isEmpty, editor.line.isEmpty, editor.search == nil {
        show(ending(with: "?", prompt))
        mark("C")
        return InputLine(text: "?", isTooLong: false, isValid: true)
      }
      switch editor.handle(key) {
      case .redraw: isStale = true
      case .submit(let text):
        show(ending(with: text, prompt))
        mark("C")
        return InputLine(text: text, isTooLong: text.utf8.count > InputLine.longest, isValid: true)
      case .cancel(let text):
        show(ending(with: text + "^C", prompt))
        draw(prompt)
      case .leave:
        show(ending(with: "", prompt))
        return nil
      case .suspend:
        show(ending(with: editor.text, prompt))
        RawMode.suspend()
        _ = RawMode.takeWake()
        guard resume(prompt) else { return nil }
      case .clearScreen:
        painter.forget()
        show("\u{1B}[H\u{1B}[2J")
        draw(prompt)
      case .complete(let before):
        if editor.offer(propose(before)) == .redraw { isStale = true }
      case .none: break
      }
      if isStale, waiting.isEmpty { draw(prompt) }
    }
    return nil
  }

  /// Shows the empty line while nothing is read yet; the terminal stays raw, so that keys pressed
  /// now are not shown twice.
  mutating func show(prompt: String) -> Bool {
    guard RawMode.enter(0, pastes: true) else { return false }
    painter.forget()
    draw(prompt)
    return true
  }

  /// Wipes an empty line, so that something can be written in its place.
  static func wipePrompt() { _ = POSIX.write(Array("\r\u{1B}[J".utf8), to: 1) }

  /// Lets go of a line, as if it had not been typed.
  mutating func forget(_ line: String) { editor.forget(line) }

  /// Lets go of all lines; `recall` says which there are now.
  mutating func forgetAll(recall: (() -> [String])? = nil) {
    editor.forgetAll()
    self.recall = recall
  }

  private mutating func nextKey(_ prompt: String) -> Key? {
    while waiting.isEmpty {
      let ready = POSIX.ready(
        0, or: RawMode.wakeDescriptor, within: decoder.isUndecided ? Self.escapeWait : nil)
      if ready.second {
        if RawMode.takeWake() { painter.forget() }
        guard resume(prompt) else { return nil }
      } else if ready.first {
        guard let bytes = POSIX.read(0, limit: 4096), !bytes.isEmpty else { return nil }
        waiting = decoder.decode(bytes).reversed()
      } else {
        waiting = decoder.settle()
      }
    }
    return waiting.removeLast()
  }

  /// Draws the line again where the terminal has changed or the process was stopped.
  private mutating func resume(_ prompt: String) -> Bool {
    guard RawMode.enter(0, pastes: true) else { return false }
    draw(prompt)
    return true
  }

  private mutating func draw(_ prompt: String) {
    isStale = false
    show(drawing(of: editor, prompt))
  }

  private mutating func drawing(
    of editor: LineEditor, _ prompt: String, isEnding: Bool = false
  ) -> String {
    let size = POSIX.size(1) ?? (80, 24)
    let layout = PromptLayout(
      columns: size.columns, height: size.rows, hasStyles: look.hasStyles, isASCII: look.isASCII,
      hints: isEnding ? [] : look.hints)
    return painter.drawing(of: layout.frame(of: editor, prompt: prompt), columns: size.columns)
  }

  /// Shows the whole line without what was offered behind it, and goes below it.
  private mutating func ending(with text: String, _ prompt: String) -> String {
    var entered = LineEditor()
    entered.replaceAll(with: TypedText(text))
    return drawing(of: entered, prompt, isEnding: true) + painter.ending()
  }

  /// Marks where a prompt begins (A) and where what it leads to does (C).
  private func mark(_ letter: String) {
    if look.marksPrompts { show("\u{1B}]133;\(letter)\u{1B}\\") }
  }

  private func show(_ text: String) { _ = POSIX.write(Array(text.utf8), to: 1) }
}

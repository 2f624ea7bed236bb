@testable import bloom

/// A line editor in front of a small terminal: bytes in, what is to be seen out.
struct EditorScreen {
  var editor: LineEditor
  var screen: ScreenModel
  var layout: PromptLayout
  var words: [String] = []
  private(set) var effects: [EditorEffect] = []
  private(set) var written = ""
  private var decoder = KeyDecoder()
  private var painter = PromptPainter()
  private let prompt: String

  init(
    prompt: String = "bloom> ", columns: Int = 40, rows: Int = 12, history: [String] = [],
    hasStyles: Bool = true, isASCII: Bool = false
  ) {
    self.prompt = prompt
    editor = LineEditor(history: history, suggests: hasStyles)
    screen = ScreenModel(columns: columns, rows: rows)
    layout = PromptLayout(columns: columns, height: rows, hasStyles: hasStyles, isASCII: isASCII)
    draw()
  }

  mutating func type(_ text: String) { type(Array(text.utf8)) }

  /// Takes bytes as they come from the keyboard, and draws after each key.
  mutating func type(_ bytes: [UInt8]) {
    for key in decoder.decode(bytes) + decoder.settle() { press(key) }
  }

  mutating func press(_ key: Key) {
    let effect = editor.handle(key)
    effects.append(effect)
    if case .complete(let before) = effect {
      let found = words.filter { $0.lowercased().hasPrefix(before.lowercased()) }
      _ = editor.offer(Proposals(replaced: before.count, words: found))
    }
    draw()
  }

  mutating func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    (layout.columns, layout.height) = (columns, rows)
    draw()
  }

  private mutating func draw() {
    let frame = layout.frame(of: editor, prompt: prompt)
    written = painter.drawing(of: frame, columns: layout.columns)
    screen.take(written)
  }

  /// What stands behind the prompt on the first row.
  var line: String { String((screen.text.first ?? "").dropFirst(prompt.count)) }
  /// The cursor's column behind the prompt.
  var column: Int { screen.column - prompt.count }
}

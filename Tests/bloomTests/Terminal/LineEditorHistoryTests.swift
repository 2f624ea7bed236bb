import Testing

@testable import bloom

struct LineEditorHistoryTests {
  private let up = "\u{1B}[A"
  private let down = "\u{1B}[B"

  @Test func `up and down go through earlier lines and keep the unfinished one`() {
    var terminal = EditorScreen(history: ["first", "second"])
    terminal.type("unfin" + up)
    #expect(terminal.line == "second")
    terminal.type(up + up)
    #expect(terminal.line == "first")
    terminal.type(down + down)
    #expect(terminal.line == "unfin")
    terminal.type(down)
    #expect(terminal.line == "unfin")
  }

  @Test func `ctrl-p and ctrl-n are up and down, alt-< the oldest, alt-> her own`() {
    var terminal = EditorScreen(history: ["one", "two", "three"])
    terminal.type("\u{10}\u{10}")
    #expect(terminal.line == "two")
    terminal.type("\u{E}")
    #expect(terminal.line == "three")
    terminal.type("\u{1B}<")
    #expect(terminal.line == "one")
    terminal.type("\u{1B}>")
    #expect(terminal.line.isEmpty)
  }

  @Test func `ctrl-_ goes back from an earlier line to what was typed`() {
    var terminal = EditorScreen(history: ["one"])
    terminal.type("mine" + up + "\u{1F}")
    #expect(terminal.line == "mine")
  }

  @Test func `no blank line is kept, none twice, and none behind a space`() {
    var terminal = EditorScreen()
    for line in ["same", "same", "  ", " secret", "other", "same"] { terminal.type(line + "\r") }
    #expect(terminal.editor.history.lines == ["other", "same"])
  }

  @Test func `lines of earlier runs stand before those of this one`() {
    var editor = LineEditor()
    for key in "now".map(Key.character) + [.enter] { _ = editor.handle(key) }
    editor.recall(["old", " secret", "old", "older", "now"])
    #expect(editor.history.lines == ["old", "older", "now"])
  }

  @Test func `a line that is let go of is not found again`() {
    var terminal = EditorScreen()
    terminal.type("one\rtwo\r")
    terminal.editor.forget("two")
    terminal.type(up)
    #expect(terminal.line == "one")
    terminal.type("\u{15}")
    terminal.editor.forgetAll()
    terminal.type(up + "\u{19}")
    #expect(terminal.line.isEmpty)
  }

  @Test func `the oldest lines go where there are too many`() {
    let lines = (0..<(InputHistory.limit + 20)).map { "line \($0)" }
    var history = InputHistory(lines)
    #expect(history.lines.first == "line 20")
    history.add("one more")
    #expect(history.count == InputHistory.limit)
    #expect(history.lines.first == "line 21")
  }

  @Test func `the rest of an earlier line is offered faint`() {
    var terminal = EditorScreen(history: ["period started today", "pain 3"])
    terminal.type("per")
    #expect(terminal.line == "period started today")
    #expect(terminal.screen.faint == "iod started today")
    #expect(terminal.column == 3)
    #expect(terminal.editor.text == "per")
  }

  @Test(arguments: [
    ("\u{1B}[C", "period started today"), ("\u{6}", "period started today"),
    ("\u{5}", "period started today"), ("\u{1B}f", "period"), ("\u{1B}f\u{1B}f", "period started"),
    ("\u{1B}[1;5C", "period"),
  ])
  func `a key at the end takes what is offered, or a word of it`(keys: String, taken: String) {
    var terminal = EditorScreen(history: ["period started today"])
    terminal.type("per" + keys)
    #expect(terminal.editor.text == taken)
  }

  @Test func `enter does not take what is offered`() {
    var terminal = EditorScreen(history: ["period started today"])
    terminal.type("per\r")
    #expect(terminal.effects.last == .submit("per"))
  }

  @Test func `nothing is offered inside a line, in plain mode, or while going through lines`() {
    var terminal = EditorScreen(history: ["period", "per"])
    terminal.type("per\u{1B}[D")
    #expect(terminal.line == "per")
    terminal.type("\u{5}\u{15}" + up)
    #expect(terminal.line == "per")
    var plain = EditorScreen(history: ["period"], hasStyles: false)
    plain.type("per")
    #expect(plain.line == "per")
  }

  @Test func `what is offered stays on the row`() {
    var terminal = EditorScreen(columns: 20, history: [String(repeating: "abcd", count: 20)])
    terminal.type("ab")
    #expect(terminal.screen.text.count == 1)
    #expect(terminal.screen.text[0].count == 19)
  }
}

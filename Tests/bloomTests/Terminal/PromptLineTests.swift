import Testing

@testable import bloom

struct PromptLineTests {
  private func editor(_ text: String, _ keys: [Key] = []) -> LineEditor {
    var editor = LineEditor()
    _ = editor.handle(.paste(text))
    for key in keys { _ = editor.handle(key) }
    return editor
  }

  @Test func `the cursor stands after what was typed`() {
    let drawing = PromptLine.drawing(prompt: "> ", editor: editor("hi"), columns: 80)
    #expect(drawing == "\r> hi\u{1B}[K\r\u{1B}[4C")
  }

  @Test func `wide letters move the cursor by two`() {
    let drawing = PromptLine.drawing(prompt: "> ", editor: editor("中文"), columns: 80)
    #expect(drawing.hasSuffix("\u{1B}[6C"))
  }

  @Test func `a line longer than the screen is scrolled and stays on one row`() {
    let long = String(repeating: "abcdefghij", count: 30)
    for keys in [[], [Key.home], [.home, .wordRight]] {
      let drawing = PromptLine.drawing(prompt: "> ", editor: editor(long, keys), columns: 20)
      let shown = drawing.dropFirst().prefix { $0 != "\u{1B}" }
      #expect(shown.count <= 20)
    }
  }

  @Test func `as much of the line as fits is shown, up to the cursor or on from it`() {
    func shown(_ keys: [Key]) -> Substring {
      PromptLine.drawing(prompt: "> ", editor: editor("abcdefghijklmno", keys), columns: 10)
        .dropFirst().prefix { $0 != "\u{1B}" }
    }
    #expect(shown([]) == "> ijklmno")
    #expect(shown([.home]) == "> abcdefg")
    #expect(shown([.left, .left]) == "> ghijklm")
  }

  @Test func `control characters in a paste are not obeyed`() {
    let drawing = PromptLine.drawing(prompt: "> ", editor: editor("a\u{1B}[2Jb"), columns: 80)
    #expect(!drawing.contains("\u{1B}[2J"))
  }
}

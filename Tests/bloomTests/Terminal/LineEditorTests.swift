import Testing

@testable import bloom

struct LineEditorTests {
  @Test(arguments: EditingCase.all)
  func `what is typed is what is seen`(typed: EditingCase) {
    var terminal = EditorScreen()
    terminal.type(typed.keys)
    #expect(terminal.line == typed.seen)
    #expect(terminal.column == typed.column)
    #expect(terminal.screen.unknown.isEmpty, "\(terminal.screen.unknown)")
    #expect(terminal.editor.text == typed.line)
  }

  @Test(arguments: EditingCase.all)
  func `keys that come byte by byte do the same`(typed: EditingCase) {
    var decoder = KeyDecoder()
    var editor = LineEditor()
    for byte in typed.keys {
      for key in decoder.decode([byte]) { _ = editor.handle(key) }
    }
    #expect(editor.text == typed.line)
  }

  @Test func `enter hands the line over and empties it`() {
    var terminal = EditorScreen()
    terminal.type("hello\r")
    #expect(terminal.effects.last == .submit("hello"))
    #expect(terminal.editor.text.isEmpty)
  }

  @Test func `ctrl-c gives the line up`() {
    var terminal = EditorScreen()
    terminal.type("oops\u{3}")
    #expect(terminal.effects.last == .cancel("oops"))
    #expect(terminal.line.isEmpty)
    terminal.type("\u{1F}")
    #expect(terminal.line.isEmpty, "what was given up does not come back")
  }

  @Test func `ctrl-d leaves on an empty line alone`() {
    var terminal = EditorScreen()
    terminal.type("\u{4}")
    #expect(terminal.effects == [.leave])
    terminal.type("ab\u{4}")
    #expect(terminal.effects.last == EditorEffect.none)
  }

  @Test(arguments: [("\u{1A}", EditorEffect.suspend), ("\u{C}", .clearScreen)])
  func `a key asks the terminal for something and keeps the line`(
    keys: String, effect: EditorEffect
  ) {
    var terminal = EditorScreen()
    terminal.type("ab" + keys)
    #expect(terminal.effects.last == effect)
    #expect(terminal.line == "ab")
  }

  @Test func `any keys leave the graphemes whole and the cursor among them`() {
    var editor = LineEditor(history: ["one two", "中文 é"], suggests: true)
    var state: UInt64 = 7
    let keys: [Key] = [
      .left, .right, .home, .end, .backspace, .delete, .wordLeft, .wordRight, .killToEnd,
      .killToStart, .killWord, .killWordLeft, .killWordRight, .yank, .yankEarlier, .undo,
      .transpose, .transposeWords, .upperCase, .capital, .up, .down, .oldest, .newest, .enter,
      .tab, .backTab, .interrupt, .search, .searchOn, .abort, .escape,
      .character("a"), .character("é"), .character("中"), .character(" "), .paste("x y\n"),
      .character("\u{301}"), .character("\u{200D}"), .character("👩"), .character("🇮"),
      .character("🇪"), .character("\u{FE0F}"), .character("❤"), .character("क"),
      .character("\u{94D}"),
    ]
    for _ in 0..<4_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let effect = editor.handle(keys[Int(state >> 33) % keys.count])
      if case .complete(let before) = effect {
        let words = ["x y", "xylophone", "xé"].filter { $0.hasPrefix(before) }
        _ = editor.offer(Proposals(replaced: before.count, words: words))
      }
      #expect((0...editor.line.count).contains(editor.cursor))
      #expect(editor.characters == Array(editor.text))
      #expect(editor.line.widths == editor.characters.map { UInt8($0.displayWidth) })
    }
  }

  @Test func `a line that nobody types has an end`() {
    var editor = LineEditor()
    _ = editor.handle(.paste(String(repeating: "a", count: LineEditor.longest)))
    #expect(editor.handle(.character("b")) == EditorEffect.none)
    #expect(editor.line.count == LineEditor.longest)
  }
}

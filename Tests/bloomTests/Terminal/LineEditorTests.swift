import Testing

@testable import bloom

struct LineEditorTests {
  private func typed(_ text: String, _ keys: Key..., in editor: LineEditor = LineEditor())
    -> LineEditor
  {
    var editor = editor
    for character in text { _ = editor.handle(.character(character)) }
    for key in keys { _ = editor.handle(key) }
    return editor
  }

  @Test func `letters go in where the cursor is`() {
    let editor = typed("hllo", .home, .right, .character("e"))
    #expect(editor.text == "hello")
    #expect(editor.cursor == 2)
  }

  @Test func `a grapheme is erased whole`() {
    #expect(typed("a👩‍👧é", .backspace).text == "a👩‍👧")
    #expect(typed("a👩‍👧", .backspace).text == "a")
    #expect(typed("héllo", .home, .delete).text == "éllo")
  }

  @Test func `a combining mark joins the letter before it`() {
    let editor = typed("e", .character("\u{301}"))
    #expect(editor.characters.count == 1)
    #expect(editor.cursor == 1)
  }

  @Test(arguments: [
    (Key.killToEnd, "one "), (.killToStart, "two three"), (.killWord, "two three"),
  ])
  func `killing takes a stretch and yank puts it back`(key: Key, left: String) {
    var editor = typed("one two three", .home, .wordRight, .right)
    #expect(editor.handle(key) == .redraw)
    #expect(editor.text == left)
    _ = editor.handle(.yank)
    #expect(editor.text == "one two three")
  }

  @Test func `word jumps stop at words`() {
    #expect(typed("one  two", .wordLeft).cursor == 5)
    #expect(typed("one  two", .home, .wordRight).cursor == 3)
    #expect(typed("", .wordLeft).cursor == 0)
  }

  @Test func `history goes up and down and keeps the unfinished line`() {
    var editor = typed("first", .enter)
    editor = typed("second", .enter, in: editor)
    editor = typed("unfin", .up, in: editor)
    #expect(editor.text == "second")
    editor = typed("", .up, .up, in: editor)
    #expect(editor.text == "first")
    editor = typed("", .down, .down, in: editor)
    #expect(editor.text == "unfin")
  }

  @Test func `history keeps no blank lines, no doubles and none that begin with a space`() {
    var editor = typed("same", .enter)
    for line in ["same", "  ", " secret", "other", "same"] {
      editor = typed(line, .enter, in: editor)
    }
    #expect(editor.history == ["other", "same"])
  }

  @Test func `enter hands the line over and empties it`() {
    var editor = typed("hello")
    #expect(editor.handle(.enter) == .submit("hello"))
    #expect(editor.text.isEmpty)
  }

  @Test func `a pasted newline does not submit`() {
    var editor = LineEditor()
    #expect(editor.handle(.paste("one\ntwo\tthree")) == .redraw)
    #expect(editor.text == "one two three")
  }

  @Test func `ctrl-d leaves on an empty line and deletes in a full one`() {
    var editor = LineEditor()
    #expect(editor.handle(.endOfInput) == .leave)
    editor = typed("ab", .home)
    #expect(editor.handle(.endOfInput) == .redraw)
    #expect(editor.text == "b")
  }

  @Test func `ctrl-c clears the line`() {
    var editor = typed("oops")
    #expect(editor.handle(.interrupt) == .cancel)
    #expect(editor.text.isEmpty)
  }

  @Test func `tab completes as far as all agree`() {
    let editor = LineEditor(completions: ["/forecast", "/help", "/phase", "/period"])
    #expect(typed("/f", .tab, in: editor).text == "/forecast ")
    #expect(typed("/p", .tab, in: editor).text == "/p")
    #expect(typed("/pe", .tab, in: editor).text == "/period ")
    #expect(typed("x", .tab, in: editor).text == "x")
  }

  @Test func `any keys leave the cursor inside the line`() {
    var editor = LineEditor()
    var state: UInt64 = 7
    let keys: [Key] = [
      .left, .right, .home, .end, .backspace, .delete, .wordLeft, .wordRight, .killToEnd,
      .killToStart, .killWord, .yank, .transpose, .up, .down, .enter, .tab, .interrupt,
      .character("a"), .character("é"), .character("中"), .character(" "), .paste("x y"),
    ]
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      _ = editor.handle(keys[Int(state >> 33) % keys.count])
      #expect((0...editor.characters.count).contains(editor.cursor))
    }
  }
}

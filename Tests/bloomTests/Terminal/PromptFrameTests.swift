import Testing

@testable import bloom

struct PromptFrameTests {
  @Test func `a line longer than the screen goes on in the next row`() {
    var terminal = EditorScreen(columns: 20)
    terminal.type("abcdefghijklmnopqrstuvwxyz")
    #expect(terminal.screen.text == ["bloom> abcdefghijklm", "nopqrstuvwxyz"])
    #expect((terminal.screen.row, terminal.screen.column) == (1, 13))
  }

  @Test func `the cursor of a full row stands on the next`() {
    var terminal = EditorScreen(columns: 20)
    terminal.type("abcdefghijklm")
    #expect((terminal.screen.row, terminal.screen.column) == (1, 0))
    terminal.type("\u{1B}[D")
    #expect((terminal.screen.row, terminal.screen.column) == (0, 19))
    terminal.type("\u{5}\u{7F}")
    #expect(terminal.screen.text == ["bloom> abcdefghijkl"])
    #expect((terminal.screen.row, terminal.screen.column) == (0, 19))
  }

  @Test func `a wide letter is never cut in two`() {
    var terminal = EditorScreen(columns: 20)
    terminal.type("abcdefghijkl中x")
    #expect(terminal.screen.text == ["bloom> abcdefghijkl", "中x"])
    terminal.type("\u{1B}[D\u{1B}[D")
    #expect((terminal.screen.row, terminal.screen.column) == (1, 0))
  }

  @Test func `home and end go over all rows`() {
    var terminal = EditorScreen(columns: 20)
    terminal.type(String(repeating: "0123456789", count: 5) + "\u{1}")
    #expect((terminal.screen.row, terminal.screen.column) == (0, 7))
    terminal.type("\u{5}")
    #expect((terminal.screen.row, terminal.screen.column) == (2, 17))
  }

  @Test func `rows that are no longer needed are wiped`() {
    var terminal = EditorScreen(columns: 20)
    terminal.type(String(repeating: "x", count: 60) + "\u{15}ok")
    #expect(terminal.screen.text == ["bloom> ok"])
  }

  @Test func `a letter put into the first row moves all rows`() {
    var terminal = EditorScreen(columns: 20)
    terminal.type("abcdefghijklmnopq\u{1}X")
    #expect(terminal.screen.text == ["bloom> Xabcdefghijkl", "mnopq"])
  }

  @Test func `the screen scrolls where the line reaches its foot`() {
    var terminal = EditorScreen(columns: 20, rows: 4)
    terminal.screen.take("")
    terminal.type(String(repeating: "0123456789", count: 6))
    #expect(terminal.screen.text.last == "3456789")
    #expect(terminal.screen.row == 3)
  }

  @Test func `a line with more rows than the screen shows those around the cursor`() {
    var terminal = EditorScreen(columns: 20, rows: 4)
    terminal.type((0..<30).map { "word\($0)" }.joined(separator: " "))
    #expect(terminal.screen.text.count == 4)
    #expect(terminal.screen.text.last?.hasSuffix("word29") == true)
    terminal.type("\u{1}")
    #expect(terminal.screen.text.first?.hasPrefix("bloom> word0") == true)
    #expect((terminal.screen.row, terminal.screen.column) == (0, 7))
    terminal.type("\u{5}")
    #expect(terminal.screen.text.last?.hasSuffix("word29") == true)
  }

  @Test(arguments: [(20, 12), (12, 12), (40, 12), (9, 30), (70, 8)])
  func `a change of size in mid-line draws the line anew and leaves nothing behind`(
    columns: Int, rows: Int
  ) {
    let text = "the quick brown fox jumps over the lazy dog"
    var terminal = EditorScreen(columns: 30, rows: 12)
    terminal.type(text + "\u{1B}b\u{1B}b")
    terminal.resize(columns: columns, rows: rows)
    let line = terminal.screen.lines.map { $0 }
    let shown = line.joined(separator: "|").split(separator: "|", omittingEmptySubsequences: true)
    var fresh = EditorScreen(columns: columns, rows: rows)
    fresh.type(text + "\u{1B}b\u{1B}b")
    #expect(shown.map(String.init) == fresh.screen.text)
    #expect(terminal.screen.column == fresh.screen.column)
    terminal.type("X")
    #expect(terminal.editor.text == "the quick brown fox jumps over the Xlazy dog")
  }

  @Test func `a prompt that is too long leaves room to type`() {
    var terminal = EditorScreen(prompt: String(repeating: "M", count: 60) + "> ", columns: 30)
    terminal.type("abc")
    #expect(terminal.screen.text == [String(repeating: "M", count: 20) + "abc"])
  }

  @Test func `a terminal of ascii is shown nothing else`() {
    var terminal = EditorScreen(history: ["naïve “x”"], isASCII: true)
    terminal.type("na")
    #expect(terminal.line == "na?ve \"x\"")
    terminal.type("中é")
    #expect(terminal.line == "na??")
    #expect(terminal.column == 4)
    #expect(terminal.editor.text == "na中é")
  }

  @Test func `a letter at the end of a line writes that letter alone`() {
    var terminal = EditorScreen()
    terminal.type("hell")
    terminal.type("o")
    #expect(terminal.written == "o")
  }

  @Test func `a key in a line of ten thousand letters writes less than a screen`() {
    var terminal = EditorScreen(columns: 80, rows: 24)
    terminal.type("\u{1B}[200~" + String(repeating: "abcde fghé ", count: 1000) + "\u{1B}[201~")
    for keys in ["x", "\u{7F}", "\u{1B}b", "\u{1}", "y", "\u{1B}[C", "\u{5}", "\u{17}", "\u{1F}"] {
      terminal.type(keys)
      #expect(terminal.written.utf8.count < 2 * 80 * 24, "\(keys)")
    }
    terminal.type("z")
    #expect(terminal.written.utf8.count < 200)
  }

  @Test func `frames differ from one another by what was drawn`() {
    var random: UInt64 = 3
    let keys = [
      "a", " ", "中", "é", "\u{7F}", "\u{1B}[D", "\u{1}", "\u{5}", "\u{17}", "\u{19}", "\u{15}",
    ]
    var terminal = EditorScreen(columns: 16, rows: 6)
    for _ in 0..<300 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      terminal.type(keys[Int(random >> 33) % keys.count])
      var fresh = EditorScreen(columns: 16, rows: 6)
      fresh.editor.replaceAll(with: terminal.editor.line)
      fresh.press(.ignored)
      #expect(
        terminal.screen.text.suffix(3) == fresh.screen.text.suffix(3), "\(terminal.editor.text)")
    }
  }
}

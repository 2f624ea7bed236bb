import Testing

@testable import bloom

struct LineEditorFindingTests {
  private static let history = [
    "when is my period", "yoga for cramps", "my period started", "hello",
  ]
  private func terminal() -> EditorScreen { EditorScreen(columns: 60, history: Self.history) }

  @Test func `ctrl-r finds the newest line that holds what is typed`() {
    var terminal = terminal()
    terminal.type("draft\u{12}peri")
    #expect(terminal.screen.text == ["search 'peri': my period started"])
    #expect(terminal.screen.column == "search 'peri': my ".count)
  }

  @Test func `ctrl-r again goes further back, ctrl-s on`() {
    var terminal = terminal()
    terminal.type("\u{12}peri\u{12}")
    #expect(terminal.editor.text == "when is my period")
    terminal.type("\u{13}")
    #expect(terminal.editor.text == "my period started")
  }

  @Test func `a search takes no notice of capitals`() {
    var terminal = terminal()
    terminal.type("\u{12}YOGA")
    #expect(terminal.editor.text == "yoga for cramps")
  }

  @Test func `what is not found says so and keeps the line`() {
    var terminal = terminal()
    terminal.type("\u{12}yogax")
    #expect(terminal.screen.text[0].hasPrefix("not found 'yogax': yoga for cramps"))
    terminal.type("\u{7F}")
    #expect(terminal.screen.text[0].hasPrefix("search 'yoga': yoga"))
  }

  @Test func `enter takes the line that was found`() {
    var terminal = terminal()
    terminal.type("\u{12}yoga\r")
    #expect(terminal.effects.last == .submit("yoga for cramps"))
  }

  @Test func `another key edits the line that was found`() {
    var terminal = terminal()
    terminal.type("\u{12}yoga\u{5} now")
    #expect(terminal.line == "yoga for cramps now")
  }

  @Test func `ctrl-g gives up and brings the line back`() {
    var terminal = terminal()
    terminal.type("draft\u{12}yoga\u{7}")
    #expect(terminal.line == "draft")
    #expect(terminal.column == 5)
  }

  @Test func `escape stays at the line that was found`() {
    var terminal = terminal()
    terminal.type("\u{12}yoga")
    terminal.type("\u{1B}")
    #expect(terminal.line == "yoga for cramps")
  }

  @Test func `an emptied search shows the line again`() {
    var terminal = terminal()
    terminal.type("draft\u{12}y\u{7F}")
    #expect(terminal.screen.text == ["search '': draft"])
  }

  private func words(_ words: String...) -> EditorScreen {
    var terminal = EditorScreen()
    terminal.words = words
    return terminal
  }

  @Test func `tab writes the one word that fits, and a space`() {
    var terminal = words("/forecast", "/help")
    terminal.type("/f\t")
    #expect(terminal.editor.text == "/forecast ")
  }

  @Test func `tab writes in the word's own capitals`() {
    var terminal = words("Cat-Cow")
    terminal.type("cat\t")
    #expect(terminal.editor.text == "Cat-Cow ")
  }

  @Test func `tab writes what all share and lists them below`() {
    var terminal = words("/phase", "/phrase", "/week")
    terminal.type("/p\t")
    #expect(terminal.screen.text == ["bloom> /ph", " /phase   /phrase"])
    #expect(terminal.column == 3)
  }

  @Test func `tab again chooses, shift-tab goes back, and the list shows which`() {
    var terminal = words("/phase", "/phrase", "/phone")
    terminal.type("/p\t\t")
    #expect(terminal.line == "/phase")
    #expect(terminal.screen.inverted == " /phase  ")
    terminal.type("\t")
    #expect(terminal.line == "/phrase")
    terminal.type("\t\t")
    #expect(terminal.line == "/phase")
    terminal.type("\u{1B}[Z")
    #expect(terminal.line == "/phone")
  }

  @Test func `without styles a mark shows which was chosen`() {
    var terminal = EditorScreen(hasStyles: false)
    terminal.words = ["ab", "ac"]
    terminal.type("a\t\t")
    #expect(terminal.screen.text == ["bloom> ab", ">ab  ac"])
  }

  @Test func `another key takes the chosen word and the list goes`() {
    var terminal = words("/phase", "/phrase")
    terminal.type("/p\t\t x")
    #expect(terminal.screen.text == ["bloom> /phase x"])
  }

  @Test func `escape brings back what was typed`() {
    var terminal = words("/phase", "/phrase")
    terminal.type("/p\t\t")
    terminal.type("\u{1B}")
    #expect(terminal.screen.text == ["bloom> /p"])
  }

  @Test func `tab with nothing to write does nothing`() {
    var terminal = words("/phase")
    terminal.type("hello\t")
    #expect(terminal.screen.text == ["bloom> hello"])
  }

  @Test func `a long list takes a few rows and shows that there are more`() {
    var terminal = EditorScreen(columns: 30, rows: 12)
    terminal.words = (10..<60).map { "word\($0)" }
    terminal.type("w\t")
    #expect(terminal.screen.text.count == 7)
    #expect(terminal.screen.text.last?.hasSuffix("...") == true)
    for _ in 0..<50 { terminal.type("\t") }
    #expect(terminal.line == "word59")
    #expect(terminal.screen.inverted == " word59 ")
  }
}

import Testing

@testable import bloom

struct WrappingTests {
  @Test(arguments: [
    ("", 10, [""]), ("one two", 10, ["one two"]), ("one two three", 7, ["one two", "three"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("a\nb", 10, ["a", "b"]),
    ("中文中文", 4, ["中文", "中文"]), ("go 中文", 4, ["go", "中文"]),
  ])
  func `lines break at spaces and never exceed the width`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(Wrapping.lines(text, width: width) == lines)
  }

  @Test func `following lines are indented`() {
    #expect(Wrapping.lines("- one two", width: 6, indent: 2) == ["- one", "  two"])
  }

  @Test(arguments: [
    ("short  enough", ["short  enough"]),
    ("a sentence that goes on for a while", ["a sentence that goes on for a", "  while"]),
    (
      "name    what I call you, and more", ["name    what I call you, and", "        more"]
    ),
    (
      "a label of some length  and what it means",
      ["a label of some length", "    and what it means"]
    ),
    ("      deep inside a list of some kind", ["      deep inside a list of", "      some kind"]),
    ("                    far right, far too far", ["    far right, far too far"]),
    ("\u{1B}[1ma coloured line that is too long", ["\u{1B}[1ma coloured line that is too long"]),
  ])
  func `a line of a list goes on below its last column`(line: String, lines: [String]) {
    #expect(Wrapping.hanging(line, width: 30) == lines)
  }

  @Test(arguments: 8...40)
  func `no line is wider than asked for`(width: Int) {
    let text = "Around Tuesday 7 April, most likely between 4 and 9 April; 中文字 and naïve café."
    for line in Wrapping.lines(text, width: width, indent: 3) {
      #expect(line.displayWidth <= width)
    }
  }
}

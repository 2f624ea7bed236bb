import MessageFormat
import MessageFormatSuite
import Physiology
import Testing

/// Messages made to be slow, deep or circular: each is read or refused at once, with a place.
@Suite(.timeLimit(.minutes(4)))
struct HostileMessageTests {
  @Test(arguments: HostileMessage.all)
  func `a hostile message is read or refused`(message: HostileMessage) throws {
    let source = message.source(bytes: 4096)
    do throws(SyntaxError) {
      let template = try Template(parsing: source)
      #expect(message.isMessage)
      let formatted = template.format(["x": "k"])
      let parts = template.formatToParts(["x": "k"])
      #expect(parts.parts.map(\.text).joined() == formatted.text)
    } catch {
      #expect(!message.isMessage, "\(error)")
      #expect(error.line == 1)
      #expect((1...source.unicodeScalars.count + 1).contains(error.column))
      #expect(error.excerpt.unicodeScalars.count <= 170)
      #expect(!error.problem.isEmpty && !error.remedy.isEmpty)
    }
  }

  /// A step that looked at everything again for each byte would take hours here.
  @Test(arguments: [
    "opening braces", "a literal that does not end", "an option twice", "a circle", "plain text",
    "escapes", "a chain of calls", "options along a chain", "variants", "options",
  ])
  func `a mebibyte is read in one go`(name: String) throws {
    let message = try #require(HostileMessage.all.first { $0.name == name })
    let source = message.source(bytes: 1 << 20)
    #expect(source.utf8.count > 900_000)
    do throws(SyntaxError) {
      let formatted = try Template(parsing: source).format(["x": "k"])
      #expect(message.isMessage)
      #expect(formatted.text.utf8.count <= source.utf8.count)
    } catch {
      #expect(!message.isMessage, "\(error)")
    }
  }

  @Test(arguments: [
    ("{", 1, 2), ("}", 1, 1), ("{{", 1, 3), ("}}", 1, 1), ("a{", 1, 3), ("a}b", 1, 2),
    ("\n\n }", 3, 2), ("{{a}", 1, 4), ("{{a}}}", 1, 6), ("{a}}", 1, 4), ("{|}", 1, 4),
    ("{{}", 1, 3), ("é{", 1, 3), ("體體}", 1, 3), ("a\r\nb}", 2, 2),
    ("\\", 1, 1), ("x\\y", 1, 2), ("{$}", 1, 3), ("{:}", 1, 3), ("{#}", 1, 3), ("{/}", 1, 3),
    ("{@a}", 1, 2), ("{a @}", 1, 5), ("{a :b c}", 1, 8), ("{a :b c=}", 1, 9), ("{a b=c}", 1, 4),
    ("{1a:b}", 1, 4), (".", 1, 1), (".local", 1, 7), (".local $", 1, 9), (".match", 1, 7),
    ("{#a}{", 1, 6), ("{{a}} {{b}}", 1, 7), (".input {$a} .input {$a} {{}}", 1, 13),
    (".local $a={$b}\n.local $b={$a}\n{{}}", 2, 1), (".local $a={$a}\n{{}}", 1, 1),
    (".local $a={1 :f o=$a} {{}}", 1, 1), (".input {$a :f o=$a} {{}}", 1, 1),
  ])
  func `a fault has its place`(source: String, line: Int, column: Int) throws {
    let error = try #require(throws: SyntaxError.self) { try Template(parsing: source) }
    #expect([error.line, error.column] == [line, column], "\(error)")
  }

  @Test func `a fault in a long line shows what stands around it`() throws {
    let source = String(repeating: "a", count: 1000) + "}" + String(repeating: "b", count: 1000)
    let error = try #require(throws: SyntaxError.self) { try Template(parsing: source) }
    let left = "…" + String(repeating: "a", count: 80)
    let right = "}" + String(repeating: "b", count: 79) + "…"
    #expect(error.column == 1001)
    #expect(error.excerpt == left + right)
    #expect(
      error.description.hasSuffix("\n\(left)\(right)\n" + String(repeating: " ", count: 81) + "^"))
  }

  @Test func `random and mutated messages hold to the rules`() {
    var generator = SplitMix64(7)
    var messages = 0
    for _ in 0..<4_000 {
      let source = MessageFuzz.message(using: &generator)
      let checked = MessageFuzz.check(source, using: &generator)
      if checked.isMessage { messages += 1 }
      if let failure = checked.failure { Issue.record("\(source.debugDescription): \(failure)") }
    }
    #expect((1_000...3_500).contains(messages))
  }
}

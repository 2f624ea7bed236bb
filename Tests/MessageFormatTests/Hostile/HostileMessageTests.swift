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
      let formatted = template.format(["x": "k"], functions: HostileMessage.functions)
      let parts = template.formatToParts(["x": "k"], functions: HostileMessage.functions)
      #expect(parts.parts.map(\.text).joined() == formatted.text)
    } catch {
      #expect(!message.isMessage, "\(error)")
      #expect(error.line == 1)
      #expect((1...source.unicodeScalars.count + 1).contains(error.column))
      #expect(error.excerpt.unicodeScalars.count <= 170)
      #expect(!error.problem.isEmpty && !error.remedy.isEmpty)
    }
  }

  /// Four times the message takes about four times as long; looking at all of it again for each
  /// part would take sixteen times. The time is that of this thread alone, and a machine that is
  /// busy gets further chances.
  @Test(arguments: HostileMessage.all)
  func `a message four times as long takes no more than its share`(message: HostileMessage) {
    let (short, long) = (message.source(bytes: 1 << 14), message.source(bytes: 1 << 16))
    let growth = Double(long.utf8.count) / Double(short.utf8.count)
    let ratios = (0..<8).lazy.map { _ in Self.seconds(long) / Self.seconds(short) }
    #expect(ratios.contains { $0 < 2.2 * growth })
  }

  /// How long this thread works on a message, at least a tick of its clock.
  private static func seconds(_ source: String) -> Double {
    let start = ThreadClock.seconds
    if let template = try? Template(parsing: source) {
      _ = template.format(["x": "k"], functions: HostileMessage.functions)
      _ = try? MessageModel.faults(in: source, functions: HostileMessage.functions, locale: "en")
    }
    return ThreadClock.seconds - start + 1e-4
  }

  @Test(arguments: ["plain text", "opening braces", "a chain of calls", "variants"])
  func `a mebibyte is read in one go`(name: String) throws {
    let message = try #require(HostileMessage.all.first { $0.name == name })
    let source = message.source(bytes: 1 << 20)
    #expect(source.utf8.count > 900_000)
    #expect((try? Template(parsing: source)) != nil || !message.isMessage)
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
    let fuzz = MessageFuzz()
    var messages = 0
    for _ in 0..<4_000 {
      let source = fuzz.message(using: &generator)
      let checked = fuzz.check(source, using: &generator)
      if checked.isMessage { messages += 1 }
      if let failure = checked.failure { Issue.record("\(source.debugDescription): \(failure)") }
    }
    #expect((1_000...3_500).contains(messages))
  }
}

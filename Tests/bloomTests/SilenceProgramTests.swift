import Foundation
import Testing

@testable import bloom

/// What is silent stays silent in every command, by whatever name it is called.
struct SilenceProgramTests {
  /// Commands that show what was asked for by name, or that write, wait or end.
  private static let named: Set<String> = [
    "chat", "ask", "period", "log", "undo", "learn", "understand", "predict", "export", "import",
    "edit", "person", "as", "demo", "completions", "man", "guardrails", "erase", "help",
    "appointment", "favourite", "config", "sources",
  ]
  /// Words after a command that might bring out what is silent.
  private static let further = [
    "calendar 2026-02", "day 2026-02-20", "week 20", "nutrition luteal", "yoga hips", "care sleep",
    "status --format {phase}", "reminders --due", "stats --json", "history", "breathe",
  ]
  private static let diary = """
    # bloom journal 1
    2025-08-01 period start
    2025-08-29 period start
    2025-09-26 period start
    2025-10-24 period start
    2025-11-21 period start
    2025-11-24 period end

    """
  private static let loss = """
    2026-01-09 mode pregnancy
    2026-01-09 pregnancy lmp 2025-11-21
    2026-02-20 pregnancy ended loss
    2026-02-20 mode cycle

    """

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let journal: String
    var wish: String?
    let words: [String]
  }

  static let cases = [
    Case(
      testDescription: "after a loss", journal: diary + loss,
      words: [
        "baby", "babies", "fertil", "ovulat", "pregnan", "conceiv", "bump", "trimester", "week 2",
        "due date",
      ]),
    Case(
      testDescription: "in general mode", journal: diary + "2026-02-01 mode general\n",
      words: [
        "pregnan", "ovulat", "conceiv", "luteal", "follicular", "your period", "your cycle",
        "cycle day", "next period", "trimester",
      ]),
    Case(
      testDescription: "with silence on fertility", journal: diary,
      wish: "please say nothing about fertility", words: ["fertil", "ovulat", "conceiv"]),
    Case(
      testDescription: "with silence on calories and weight", journal: diary,
      wish: "dont show me calories or weights", words: ["kcal", "calorie", "your weight"]),
  ]

  @Test(arguments: cases)
  func `no command speaks of what is silent`(silence: Case) throws {
    let program = BloomProgram()
    try program.write(silence.journal)
    #expect(try program.run(["check", "--seal"]).code == 0)
    if let wish = silence.wish {
      #expect(try program.run(["ask", wish]).code == 0)
    }
    let commands =
      Commands.all.map { $0.name }.filter { !Self.named.contains($0) } + Self.further
    let typed = commands.flatMap { ["/about", "/" + $0] }.map { $0 + "\n" }.joined()
    let run = try program.run([], input: Data(typed.utf8))
    #expect(run.code == 0)
    let shown = run.output.lowercased().replacing(Self.leaving, with: "")
    for word in silence.words {
      let line = shown.split(separator: "\n").first { $0.contains(word) }
      #expect(line == nil, "\(word): \(line ?? "")")
    }
  }

  /// What says that there is silence.
  private static let leaving =
    "you have me in general mode, so i leave cycles, fertility and babies out."
}

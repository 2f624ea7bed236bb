import Assistant
import Foundation
import Testing

@testable import bloom

/// What is silent stays silent in every command, by whatever name it is called and however it is
/// shown.
struct SilenceProgramTests {
  /// Commands whose output is no look at her diary, and why.
  private static let exempt = [
    "chat": "it reads what is typed", "ask": "tried with messages below",
    "understand": "it reads no diary", "predict": "it reads no diary",
    "export": "a copy that left something out would be none", "import": "it shows her file",
    "edit": "it opens her file", "check": "it shows lines of her file",
    "config": "it holds the switch", "completions": "the program's own names",
    "man": "the program's manual", "guardrails": "the rules, samples and all",
    "sources": "all sources there are", "demo": "made-up data", "erase": "it ends",
    "person": "it changes people", "as": "it changes people", "undo": "it changes the diary",
    "period": "it writes", "log": "it writes",
  ]
  /// Words after a command that might bring out what is silent.
  private static let further = [
    "calendar 2026-02", "calendar all", "day 2026-02-20", "day 2025-11-24", "day 2025-12-04",
    "week 20", "nutrition luteal", "nutrition iron", "nutrition banana", "yoga hips",
    "yoga pigeon", "care sleep", "status --format {phase}", "status --format waybar",
    "reminders --due", "history", "history all", "breathe", "forecast --model median",
    "fertile 2026-03-02", "fertile --month", "fertile --month march", "phase 2025-12-05",
    "phase 2026-03-20", "stats phases", "stats symptoms", "stats movement", "stats sleep",
    "stats water", "stats week", "stats now", "stats pms", "stats food", "stats weight",
    "stats weight year", "stats weight --by month", "stats temperature", "stats calories",
    "stats mood", "stats recovery", "patterns", "patterns weight and mood",
    "learn luteal phase", "learn follicular phase", "learn ovulation", "checklist hospital bag",
    "favourite list", "appointment list", "ask am i fertile now", "ask what phase am i in",
    "ask how has my weight changed", "ask what do i weigh", "ask calories today",
    "ask when do i ovulate", "ask give me a tip", "ask what did i log yesterday", "ask why",
    "ask show me the calendar", "ask how sure are you", "ask something kind please",
  ]
  private static let diary = """
    # bloom journal 1
    2025-08-01 period start
    2025-08-29 period start
    2025-09-26 period start
    2025-10-24 period start
    2025-11-04 test ovulation positive
    2025-11-21 period start
    2025-11-24 period end
    2025-11-24 weight 61.2 kg
    2025-11-24 food soup kcal 420
    2025-11-24 symptom cramps pain 6
    2025-12-04 test ovulation positive
    2025-12-04 weight 60.8 kg
    2025-12-04 mood calm
    2025-12-05 temperature 36.4 C
    2025-12-06 temperature 36.8 C
    2025-12-07 sleep 7 h

    """
  private static let loss = """
    2025-12-20 test pregnancy positive
    2026-01-09 mode pregnancy
    2026-01-09 pregnancy lmp 2025-11-21
    2026-02-01 kicks 10
    2026-02-02 todo pram
    2026-02-20 pregnancy ended loss

    """

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let journal: String
    var wish: String?
    /// Whose stems, as Knowledge has them, may begin no word.
    let subjects: [String]
    var words: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "after a loss", journal: diary + loss + "2026-02-20 mode cycle\n",
      subjects: ["loss"], words: ["week 2", "due date"]),
    Case(
      testDescription: "after a loss in pregnancy mode", journal: diary + loss,
      subjects: ["loss"], words: ["week 2", "due date"]),
    Case(
      testDescription: "with silence on fertility", journal: diary,
      wish: "please say nothing about fertility", subjects: ["fertility"]),
    Case(
      testDescription: "with silence on calories and weight", journal: diary,
      wish: "dont show me calories or weights", subjects: ["calories"], words: ["61.2", "60.8"]),
  ]

  /// The stems of the subjects, read off the records of Knowledge.
  private static func hush(_ silence: Case) throws -> Hush {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Knowledge/en/answers.rec")
    let text = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(text.split(separator: "%rec: Silence").last)
    var stems = silence.words
    for subject in silence.subjects {
      let record = try #require(section.firstRange(of: "Id: \(subject)\n"))
      stems += section[record.upperBound...].split(
        separator: "\n", omittingEmptySubsequences: false
      ).prefix { !$0.isEmpty }.filter { $0.hasPrefix("Stem: ") }.map { String($0.dropFirst(6)) }
    }
    #expect(stems.count > silence.words.count)
    return Hush(stems)
  }

  @Test(arguments: cases, [[], ["--plain"], ["--json"], ["--sources"]])
  func `no command speaks of what is silent`(silence: Case, options: [String]) throws {
    let program = BloomProgram()
    try program.write(silence.journal)
    #expect(try program.run(["check", "--seal"]).code == 0)
    if let wish = silence.wish { #expect(try program.run(["ask", wish]).code == 0) }
    let commands = Commands.all.map { $0.name }.filter { Self.exempt[$0] == nil } + Self.further
    let typed = commands.map { "/" + $0 + "\n" }.joined()
    let run = try program.run(["chat"] + options, input: Data(typed.utf8))
    let hush = try Self.hush(silence)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > commands.count * 9 / 10)
    let leaks = lines.map { Self.stripped(String($0)) }.filter { !hush.allows($0) }
    #expect(leaks == [])
  }

  /// A line without the names that a contract fixes: the intent that is answered, models, the words
  /// that switch a silence off; and without the letters that the folder of a test happens to have.
  private static func stripped(_ line: String) -> String {
    line.replacing(/"intent":"[^"]*"/, with: "").replacing(/bloom-tests-[0-9A-F-]+/, with: "")
      .replacing("weighted-mean", with: "")
      .replacing(/“(?:turn fertile days back on|bloom config calories on)”/, with: "")
  }

  @Test func `every command is tried, or is exempt for a reason`() {
    let names = Set(Commands.all.map { $0.name })
    #expect(Set(Self.exempt.keys).subtracting(names).isEmpty)
    for line in Self.further {
      #expect(names.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  @Test func `in general mode no command speaks of cycles or babies`() throws {
    let program = BloomProgram()
    try program.write(Self.diary + "2026-02-01 mode general\n")
    let words = Hush([
      "pregnan", "ovulat", "conceiv", "luteal", "follicular", "your period", "your cycle",
      "cycle day", "next period", "trimester",
    ])
    let silent = ["help", "emergency", "learn"]
    let commands = Commands.all.map { $0.name }
      .filter { Self.exempt[$0] == nil && !silent.contains($0) }
    let typed = commands.map { "/" + $0 + "\n" }.joined()
    let run = try program.run([], input: Data(typed.utf8))
    for line in run.output.split(separator: "\n") {
      let shown = line.lowercased().replacing(Self.leaving, with: "")
      #expect(words.allows(shown), "\(shown)")
    }
  }

  /// What says that there is silence.
  private static let leaving =
    "you have me in general mode, so i leave cycles, fertility and babies out."
}

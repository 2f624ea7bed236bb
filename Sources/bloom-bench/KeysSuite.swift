import Assistant
import Civil
import EmbeddedKnowledge
import Journal
import Knowledge
import Language
import Physiology

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `fuzz keys [LINES] [--seed N] [--turns]`: lines of short keys, each understood, and every tenth,
/// with `--turns` each, answered in a conversation; a trap ends the process.
///
/// Ten thousand lines make a block with a seed of its own, which is written to standard error before
/// they are read, so that `fuzz keys 10000 --seed N` reads the block of a trap again. Without a
/// number, 1,000,000 lines.
struct KeysSuite {
  private let lines: Int
  private let seed: UInt64
  private let answersAll: Bool
  private static let block = 10_000
  /// How many lines a conversation has.
  private static let talk = 25
  /// One line in so many is answered.
  private static let answered = 10

  init(_ arguments: some Collection<String>) throws(UsageError) {
    var lines = 1_000_000
    var seed: UInt64 = 1
    var answersAll = false
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      case "--turns": answersAll = true
      default:
        guard let count = Int(argument), count > 0 else {
          throw UsageError("fuzz keys takes a number of lines, --seed N and --turns")
        }
        lines = count
      }
    }
    self.lines = lines
    self.seed = seed
    self.answersAll = answersAll
  }

  func run() throws -> Table {
    let library = Library.embedded()
    let source = try KeyLines(library)
    let reader = try Reader(library: library)
    let prepared = try Assistant(library: library, journal: Journal())
    let clock = ContinuousClock()
    var slowest = 0.0
    var faults = 0
    for first in stride(from: 0, to: lines, by: Self.block) {
      let seed = seed &+ UInt64(first / Self.block)
      Self.note("lines from \(first), seed \(seed)\n")
      var random = SplitMix64(seed)
      var assistant = prepared
      for number in 0..<min(Self.block, lines - first) {
        if number.isMultiple(of: Self.talk) {
          assistant = prepared
          assistant.setting.mode = Mode.allCases.randomElement(using: &random)
        }
        let text = source.line(&random)
        guard let now = Self.moment(&random) else { continue }
        let start = clock.now
        if answersAll || number.isMultiple(of: Self.answered) {
          if assistant.turn(text, now: now).fault != nil { faults += 1 }
        } else {
          _ = reader.read(
            text, context: Context(mode: assistant.setting.mode ?? .cycle, reference: now))
        }
        slowest = max(slowest, (clock.now - start).milliseconds)
      }
    }
    var table = Table(title: "keys")
    table.add("first seed", Double(seed), decimals: 0)
    table.add("lines read without a trap", Double(lines), decimals: 0)
    table.add("replies with a fault", Double(faults), decimals: 0)
    table.add("slowest ms", slowest, decimals: 1)
    return table
  }

  private static func moment(_ random: inout SplitMix64) -> Moment? {
    guard let first = CivilDate(iso: "2026-01-01"),
      let time = ClockTime(hour: random.below(24), minute: 0)
    else { return nil }
    return Moment(date: first + random.below(365), time: time)
  }

  private static func note(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}

import MessageFormat
import MessageFormatSuite
import Physiology

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `format [CASES.jsonl] [--fuzz N] [--seed N] [--hostile]`: the template engine against the
/// Unicode suite, by stage, its speed, and what must hold for any text.
///
/// Speeds are medians of runs of 100, in microseconds. `--fuzz` checks so many random and mutated
/// messages, 20,000 without a number; `--hostile` times messages of 1 MiB that are made to be slow.
struct FormatSuite {
  private var path: String?
  private var fuzzed = 20_000
  private var seed: UInt64 = 1
  private var isHostile = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--fuzz": fuzzed = rest.popFirst().flatMap { Int($0) } ?? fuzzed
      case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
      case "--hostile": isHostile = true
      case _ where argument.hasPrefix("-"):
        throw UsageError("format takes CASES.jsonl, --fuzz N, --seed N and --hostile")
      default: path = argument
      }
    }
  }

  func run() throws -> Table {
    var table = Table(title: "format")
    if let path { try addConformance(path, to: &table) }
    try addSpeed(to: &table)
    addFuzz(to: &table)
    if isHostile { addHostile(to: &table) }
    return table
  }

  private func addConformance(_ path: String, to table: inout Table) throws {
    guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
      throw UsageError("\(path): cannot be read")
    }
    let cases = try text.split(separator: "\n").map {
      try JSONDecoder().decode(ConformanceCase.self, from: Data($0.utf8))
    }
    for stage in ConformanceCase.Stage.allCases {
      let ours = cases.filter { $0.stage == stage }
      let failures = ours.compactMap { example in example.failure.map { (example, $0) } }
      for (example, failure) in failures {
        print("\(example.id) | \(example.source.debugDescription) | \(failure)")
      }
      table.add("\(stage.rawValue) cases", Double(ours.count), decimals: 0)
      table.add("\(stage.rawValue) passed", Double(ours.count - failures.count), decimals: 0)
    }
  }

  private func addSpeed(to table: inout Table) throws {
    let plural = ".input {$n :number} .match $n 0 {{no days}} one {{{$n} day}} * {{{$n} days left}}"
    let text = "Hello {$name}, it is {$day}."
    let (counted, greeting) = (try Template(parsing: plural), try Template(parsing: text))
    var count = 0
    table.add("parse a plural µs", Self.median { try? Template(parsing: plural) }, decimals: 2)
    table.add("parse a text µs", Self.median { try? Template(parsing: text) }, decimals: 2)
    table.add(
      "format a plural µs",
      Self.median {
        count += 1
        return counted.format(["n": .integer(count % 5)])
      }, decimals: 2)
    table.add(
      "format a text µs",
      Self.median { greeting.format(["name": "Ann", "day": "Friday"]) }, decimals: 2)
  }

  private static func median(_ body: () -> some Any) -> Double {
    let clock = ContinuousClock()
    let times = (0..<400).map { _ in
      let start = clock.now
      for _ in 0..<100 { _ = body() }
      return (clock.now - start).milliseconds * 10
    }
    return times.sorted()[times.count / 2]
  }

  private func addFuzz(to table: inout Table) {
    var generator = SplitMix64(seed)
    let fuzz = MessageFuzz()
    let clock = ContinuousClock()
    var (messages, failures, slowest) = (0, 0, Duration.zero)
    let start = clock.now
    for _ in 0..<fuzzed {
      let source = fuzz.message(using: &generator)
      let begin = clock.now
      let checked = fuzz.check(source, using: &generator)
      slowest = max(slowest, clock.now - begin)
      if checked.isMessage { messages += 1 }
      guard let failure = checked.failure else { continue }
      failures += 1
      print("\(source.debugDescription) | \(failure)")
    }
    table.add("fuzzed", Double(fuzzed), decimals: 0)
    table.add("fuzzed that are messages", Double(messages), decimals: 0)
    table.add("fuzzed that fail", Double(failures), decimals: 0)
    table.add("slowest fuzzed ms", slowest.milliseconds, decimals: 2)
    table.add("fuzz seconds", (clock.now - start).milliseconds / 1000)
  }

  private func addHostile(to table: inout Table) {
    let clock = ContinuousClock()
    for message in HostileMessage.all {
      let source = message.source(bytes: 1 << 20)
      let start = clock.now
      if let template = try? Template(parsing: source) {
        _ = template.format(["x": "k"], functions: HostileMessage.functions)
      }
      table.add("\(message.name) ms", (clock.now - start).milliseconds)
    }
  }
}

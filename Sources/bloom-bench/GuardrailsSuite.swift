import Assistant
import EmbeddedKnowledge
import FolderKnowledge
import Guardrails
import Knowledge
import Language
import Physiology

/// `guardrails [FILE...] [--errors] [--knowledge DIR]`: how much of what calls for care is
/// caught, and how much of what does not is left alone.
///
/// Without a file, the samples of the rules; a file is labelled messages (`.jsonl`) or rows of red
/// flags (`.csv`). A level counts as recalled where it or a higher one was found.
struct GuardrailsSuite {
  private let files: [String]
  private let showsErrors: Bool
  private let library: Library

  init(_ arguments: [String]) throws {
    var files: [String] = []
    var folder: String?
    var rest = arguments.filter { $0 != "--errors" }[...]
    while let argument = rest.popFirst() {
      if argument == "--knowledge" { folder = rest.popFirst() } else { files.append(argument) }
    }
    self.files = files
    showsErrors = arguments.contains("--errors")
    library = try folder.map { try Library.folder($0) } ?? .embedded()
  }

  func run() throws -> Table {
    let reader = try Reader(library: library)
    var table = Table(title: "guardrails")
    if files.isEmpty {
      let catches = try CareCase.samples(of: library, catching: true)
      try add(catches, to: &table, "samples", reader)
      try addOwnRules(to: &table)
    }
    for file in files {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      try add(try CareCase.read(file), to: &table, name, reader)
    }
    try addSpeed(to: &table)
    return table
  }

  private func add(
    _ cases: [CareCase], to table: inout Table, _ name: String, _ reader: Reader
  ) throws {
    var tallies: [CareLevel: CareTally] = [:]
    var named = (all: 0, right: 0)
    for one in cases {
      let readings = one.contexts.map { reader.read(one.text, context: $0) }
      guard let best = readings.max(by: { $0.level < $1.level }) else {
        throw UsageError("“\(one.text)” has no context")
      }
      let isRight = tallies[one.level, default: CareTally()].add(best.level, of: one)
      if !one.intents.isEmpty {
        named.all += 1
        if let main = best.meanings.first, one.intents.contains(main.intent.rawValue) {
          named.right += 1
        }
      }
      if showsErrors, !isRight {
        print(
          "\(one.level) as \(best.level) (\(best.concernID ?? "-"), rules \(best.triage.level)) "
            + "\(one.contexts.first?.mode.rawValue ?? "") | \(one.text)")
      }
    }
    for level in CareLevel.allCases.sorted(by: >) {
      tallies[level]?.add(to: &table, "\(name) \(level)", isHarmless: level == .ok)
    }
    if named.all > 0 {
      table.add("\(name) guard intents %", 100 * Double(named.right) / Double(named.all))
    }
  }

  /// How many samples raise, or let pass, the very rule they belong to.
  private func addOwnRules(to table: inout Table) throws {
    let rules = try TriageRules(library: library)
    let normaliser = Normaliser()
    for catches in [true, false] {
      var right = 0
      let cases = try CareCase.samples(of: library, catching: catches)
      for one in cases {
        let context = TriageContext(one.contexts[0])
        let concerns = rules.concerns(in: normaliser.normalise(one.text), context: context)
        let own = concerns.first { $0.id == one.rule && $0.level > .ok }
        if (own != nil) == catches {
          right += 1
        } else if showsErrors {
          print("\(one.rule ?? "") \(catches ? "misses" : "raised by") | \(one.text)")
        }
      }
      table.add(
        catches ? "samples raising their rule %" : "samples passing their rule %",
        100 * Double(right) / Double(max(1, cases.count)))
    }
  }

  /// The time of one message through the rules alone.
  private func addSpeed(to table: inout Table) throws {
    let clock = ContinuousClock()
    let rules = try TriageRules(library: library)
    let normaliser = Normaliser()
    var times: [Double] = []
    for catches in [true, false] {
      for one in try CareCase.samples(of: library, catching: catches) {
        let message = normaliser.normalise(one.text)
        let context = TriageContext(one.contexts[0])
        times.append(
          clock.measure { _ = rules.triage(message, context: context) }.milliseconds * 1000)
      }
    }
    times.sort()
    guard !times.isEmpty else { return }
    table.add("rules p50 us", times[times.count / 2])
    table.add("rules p99 us", times[times.count * 99 / 100])
  }
}

/// Counts over the cases of one level.
private struct CareTally {
  private var all = 0, recalled = 0, exact = 0, refused = 0, raised = 0

  /// Counts one case and tells whether it was right.
  mutating func add(_ level: CareLevel, of one: CareCase) -> Bool {
    all += 1
    let isExact = level == one.level || one.accepted.contains(level)
    let isRecalled = isExact || level > one.level
    if isExact { exact += 1 }
    if isRecalled { recalled += 1 }
    if level <= .decline { refused += 1 }
    if level >= .provider { raised += 1 }
    return one.level == .ok ? isExact : isRecalled
  }

  func add(to table: inout Table, _ name: String, isHarmless: Bool) {
    func share(_ part: Int) -> Double { 100 * Double(part) / Double(max(1, all)) }
    table.add("\(name) messages", Double(all), decimals: 0)
    if isHarmless {
      table.add("\(name) left alone %", share(exact))
      table.add("\(name) raised %", share(raised))
      return
    }
    table.add("\(name) recall %", share(recalled))
    table.add("\(name) exact %", share(exact))
    if name.hasSuffix("emergency") {
      table.add("\(name) as ok or decline", Double(refused), decimals: 0)
    }
  }
}

extension TriageContext {
  fileprivate init(_ context: Context) {
    self.init(
      mode: context.mode, weeks: context.weeks, daysPostpartum: context.daysPostpartum)
  }
}

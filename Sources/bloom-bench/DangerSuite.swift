import Assistant
import EmbeddedKnowledge
import Guardrails
import Knowledge
import Language

/// `danger FILE...`: what the decision on danger rests on, for each labelled message, as lines of
/// numbers between tabs, from which the weights of `decision.rec` are fitted; then how many it finds.
struct DangerSuite {
  private let files: [String]

  init(_ arguments: [String]) throws {
    guard !arguments.isEmpty else { throw UsageError("danger FILE...") }
    files = arguments
  }

  func run() throws -> Table {
    let library = Library.embedded()
    let reader = try Reader(library: library)
    guard let decision = try DangerDecision(library: library) else {
      throw UsageError("the decision cannot be read")
    }
    print((["level"] + decision.names).joined(separator: "\t"))
    var found: [String: (all: Int, act: Int, check: Int)] = [:]
    for one in try files.flatMap(CareCase.read) {
      let level = one.level.rawValue
      let inputs = one.contexts.first.flatMap { reader.dangerInputs(of: one.text, context: $0) }
      let values = inputs?.values
      print(
        ([level] + decision.names.map { values == nil ? "-" : "\(values?[$0] ?? 0)" })
          .joined(separator: "\t"))
      let verdict = inputs.map(decision.verdict)
      found[level, default: (0, 0, 0)].all += 1
      if verdict == .act { found[level]?.act += 1 }
      if verdict == .check { found[level]?.check += 1 }
    }
    var table = Table(title: "danger")
    for (level, count) in found.sorted(by: { $0.key < $1.key }) {
      table.add("\(level), of", Double(count.all), decimals: 0)
      table.add("  acted on %", 100 * Double(count.act) / Double(count.all))
      table.add("  checked %", 100 * Double(count.check) / Double(count.all))
    }
    return table
  }
}

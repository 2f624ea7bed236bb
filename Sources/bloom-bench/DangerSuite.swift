import Assistant
import EmbeddedKnowledge
import FolderKnowledge
import Guardrails
import Knowledge
import Language

/// `danger FILE...`: what the decision on danger rests on, for each labelled message, as lines of
/// numbers between tabs, from which the weights of `decision.rec` are fitted; then how many it finds.
/// With `--knowledge DIR` the rules and weights of a folder are taken.
struct DangerSuite {
  private let files: [String]
  private let folder: String?

  init(_ arguments: [String]) throws {
    let hasFolder = arguments.first == "--knowledge" && arguments.count > 2
    folder = hasFolder ? arguments[1] : nil
    files = hasFolder ? Array(arguments.dropFirst(2)) : arguments
    guard !files.isEmpty else { throw UsageError("danger [--knowledge DIR] FILE...") }
  }

  func run() throws -> Table {
    let library = try folder.map { try Library.folder($0) } ?? .embedded()
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

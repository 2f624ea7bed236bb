import FolderKnowledge
import Guardrails
import Knowledge
import Language

/// `acuity [FILE...] [--folds N] [--knowledge DIR] [--errors]`: how much danger the trained weights
/// find by themselves, at shares of harmless lines raised.
///
/// Without a file, the lines of training in held-out parts; with files, labelled messages that the
/// weights of all lines read.
struct AcuitySuite {
  private var files: [String] = []
  private var folds = 5
  private let library: Library
  private let showsErrors: Bool

  init(_ arguments: [String]) throws {
    var folder = "Knowledge"
    var rest = arguments.filter { $0 != "--errors" }[...]
    showsErrors = arguments.contains("--errors")
    while let argument = rest.popFirst() {
      switch argument {
      case "--knowledge": folder = rest.popFirst() ?? folder
      case "--folds": folds = rest.popFirst().flatMap { Int($0) } ?? folds
      default: files.append(argument)
      }
    }
    library = try Library.folder(folder)
  }

  func run() throws -> Table {
    let lessons = try AcuityLessons(library)
    var table = Table(title: "acuity")
    var scores: [(kind: String, ranking: Ranking, text: String)] = []
    if files.isEmpty {
      for fold in 0..<folds {
        let held = Set(
          lessons.samples.filter { Int($0.wordHash % UInt64(folds)) == fold })
        let classifier = lessons.classifier(lessons.train(on: { !held.contains($0) }))
        scores += held.sorted().map { ($0.label, classifier.rank($0.text), $0.text) }
      }
    } else {
      let classifier = lessons.classifier(lessons.train())
      for one in try files.flatMap(CareCase.read) {
        scores.append((one.level.rawValue, classifier.rank(one.text), one.text))
      }
    }
    for question in ["danger", "provider"] {
      func score(_ ranking: Ranking) -> Double {
        ranking.scores.first { $0.label == question }?.score ?? -9
      }
      let harmless = scores.filter { $0.kind == "ok" }.sorted {
        score($0.ranking) > score($1.ranking)
      }
      guard !harmless.isEmpty else { continue }
      if showsErrors {
        for one in harmless.prefix(harmless.count / 100) {
          print(question, score(one.ranking), one.text)
        }
      }
      for share in [0.002, 0.005, 0.01, 0.02, 0.04] {
        let threshold = score(harmless[Int(share * Double(harmless.count))].ranking)
        table.add("\(question) at \(share * 100) % raised: threshold", threshold, decimals: 3)
        for kind in ["emergency", "crisis", "abuse", "urgent", "provider"] {
          let those = scores.filter { $0.kind == kind }
          guard !those.isEmpty else { continue }
          let found = those.count { score($0.ranking) > threshold }
          table.add("  \(kind) found %", 100 * Double(found) / Double(those.count))
        }
      }
    }
    return table
  }
}

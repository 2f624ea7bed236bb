import FolderKnowledge
import Guardrails
import Knowledge
import Language

/// `train [KNOWLEDGE] [--messages FILE.jsonl] [--folds N]`: trains on a folder's samples and writes
/// nothing; `train-weights` does that.
///
/// `--messages` chooses thresholds from labelled messages, `--folds` cross-validates.
struct TrainSuite {
  private var folder = "Knowledge"
  private var messages: String?
  private var folds = 0

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--messages": messages = rest.popFirst()
      case "--folds": folds = rest.popFirst().flatMap { Int($0) } ?? 0
      case _ where argument.hasPrefix("-"):
        throw UsageError("train takes the Knowledge folder, --messages FILE and --folds N")
      default: folder = argument
      }
    }
  }

  func run() throws -> Table {
    let clock = ContinuousClock()
    let start = clock.now
    let library = try Library.folder(folder)
    let material = try Material(library)
    var weights = FrozenWeights(
      fingerprint: material.fingerprint, thresholds: .untrained, model: try material.train())
    if let messages { weights.thresholds = try Self.thresholds(messages, library, weights) }
    var table = Table(title: "train")
    table.add("intents", Double(weights.model.labels.count), decimals: 0)
    table.add("training lines", Double(try material.samples().count), decimals: 0)
    if messages != nil {
      table.add("threshold answer", weights.thresholds.answer, decimals: 3)
      table.add("threshold ask", weights.thresholds.ask, decimals: 3)
    }
    table.add("file KB", Double(weights.text.utf8.count) / 1024, decimals: 0)
    if folds > 1 { try CrossValidation(material, folds: folds).run().add(to: &table) }
    table.add("seconds", (clock.now - start).milliseconds / 1000)
    return table
  }

  /// Thresholds that refuse 2 % and do not answer 5 % of the labelled messages that are in scope.
  private static func thresholds(
    _ path: String, _ library: Library, _ weights: FrozenWeights
  ) throws -> Thresholds {
    let recogniser = try Recogniser(
      Material(library), entityReader: EntityReader(library: library)
    ) { _ in weights }
    let scores = try LabelledMessage.read(path)
      .filter { !$0.intent.hasPrefix("oos.") && !$0.intent.hasPrefix("guard.") }
      .compactMap { message in
        message.context.map { recogniser.understand(message.text, context: $0).score }
      }.sorted()
    guard !scores.isEmpty else { throw UsageError("\(path): no message is in scope") }
    func rounded(_ percent: Int) -> Double {
      (scores[scores.count * percent / 100] * 1000).rounded() / 1000
    }
    return Thresholds(answer: rounded(5), ask: rounded(2))
  }
}

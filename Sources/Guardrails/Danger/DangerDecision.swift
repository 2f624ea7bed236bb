public import Knowledge
import Records

/// The one calibrated decision on danger where no rule of triage speaks: a logistic of what the
/// words, the figures and what is said about them come to, with two thresholds.
public struct DangerDecision: Sendable {
  /// What a message calls for.
  public enum Verdict: Hashable, Sendable {
    /// Nothing.
    case silent
    /// An answer as usual, and one question that checks.
    case check
    /// Care before anything else.
    case act
  }

  private let constant: Double
  /// How much each input counts, by its name; every cue of `concepts.rec` is one.
  private let weights: [String: Double]
  private let act: Double
  private let check: Double

  /// Reads the weights and thresholds of a library's language; nil where it has none.
  public init?(library: Library) throws(KnowledgeError) {
    let path = library.path(of: "guardrails/decision.rec")
    guard library.has(path) else { return nil }
    var values: [String: Double] = [:]
    for record in try library.records(path, type: "Weight") {
      values[record["Id"] ?? ""] = record["Value"].flatMap(Double.init)
    }
    guard let constant = values.removeValue(forKey: "constant"),
      let act = values.removeValue(forKey: "act"),
      let check = values.removeValue(forKey: "check")
    else { return nil }
    (self.constant, self.weights, self.act, self.check) = (constant, values, act, check)
  }

  /// The names of the inputs that count.
  package var names: [String] { weights.keys.sorted() }

  /// How much speaks for a danger, as log-odds; 0 is an even chance.
  public func score(_ inputs: DangerInputs) -> Double {
    inputs.values.sorted { $0.key < $1.key }.reduce(constant) {
      $0 + (weights[$1.key] ?? 0) * $1.value
    }
  }

  /// What a message calls for.
  public func verdict(_ inputs: DangerInputs) -> Verdict {
    let score = score(inputs)
    return score >= act ? .act : score >= check ? .check : .silent
  }
}

public import Knowledge
import Records

/// Every rule of the guardrails with samples, to be read by people and by tests.
///
/// Nothing in it is needed to answer a message.
public struct Catalogue: Sendable {
  /// A rule of triage.
  public struct Rule: Hashable, Sendable {
    /// The id of the red flag, or of the question Bloom does not judge.
    public let id: String
    /// The intent it is reported as, where it is not that of its level.
    public let intent: String?
    /// The level where the rule holds.
    public let level: CareLevel
    /// What is said; `{emergency}` stands for the emergency number.
    public let reply: String
    /// What is said where the rule is raised to an emergency, if it can be.
    public let raisedReply: String?
    /// The ids of the sources.
    public let sources: [String]
    /// Messages that raise it; `(pregnancy 32)` before one is its mode and its weeks.
    public let catches: [String]
    /// Messages near it that do not raise it.
    public let passes: [String]
  }

  /// A class of sentences that Bloom never says.
  public struct Refusal: Hashable, Sendable {
    /// The id of the class.
    public let id: String
    /// What the class is.
    public let title: String
    /// What is said in place of such a sentence.
    public let instead: String
    /// Sentences of the class.
    public let catches: [String]
    /// Sentences near it that may be said.
    public let passes: [String]
  }

  /// The rules of triage, in the order of the files.
  public let rules: [Rule]
  /// The classes of claims, in the order of the file.
  public let refusals: [Refusal]

  /// Reads the rules and samples of a library's language.
  public init(library: Library) throws(GuardrailError) {
    func records(_ file: String, _ type: String) throws(GuardrailError) -> [Record] {
      try ConceptTable.records(library, library.path(of: "guardrails/\(file).rec"), type)
    }
    var samples: [String: Record] = [:]
    for record in try records("samples", "Sample") { samples[record["Id"] ?? ""] = record }
    func written(_ field: String, _ id: String) -> [String] { samples[id]?.all(field) ?? [] }
    var rules: [Rule] = []
    for (file, type) in [("red_flags", "RedFlag"), ("declines", "Decline")] {
      for record in try records(file, type) {
        let id = record["Id"] ?? ""
        rules.append(
          Rule(
            id: id, intent: record["Intent"],
            level: CareLevel(rawValue: record["Level"] ?? "") ?? .ok,
            reply: Self.onOneLine(record["Say"] ?? ""),
            raisedReply: record["RaisedSay"].map(Self.onOneLine), sources: record.all("Source"),
            catches: written("Catch", id), passes: written("Pass", id)))
      }
    }
    self.rules = rules
    refusals = try records("claims", "Claim").map { record in
      let id = record["Id"] ?? ""
      return Refusal(
        id: id, title: record["Title"] ?? "", instead: Self.onOneLine(record["Instead"] ?? ""),
        catches: written("Catch", id), passes: written("Pass", id))
    }
  }

  private static func onOneLine(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }
}

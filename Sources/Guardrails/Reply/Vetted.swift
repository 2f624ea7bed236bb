/// Blocks that have passed the claim check: the only thing that may be shown.
///
/// Its initialiser is internal to Guardrails, so outside this module the one way to a new value is
/// ``ClaimCheck/vet(_:)``; a renderer that takes `Vetted` cannot be handed anything else.
public struct Vetted: Hashable, Sendable {
  /// What to show, every line of it checked or replaced.
  public let blocks: [Block]
  /// The lines that were replaced, with what they claimed; empty when Knowledge is in order.
  public let replaced: [Replacement]

  /// The same with what follows it.
  package func followed(by other: Vetted) -> Vetted {
    Vetted(blocks: blocks + other.blocks, replaced: replaced + other.replaced)
  }
}

/// A line that was not shown.
public struct Replacement: Hashable, Sendable {
  /// The line as it was composed.
  public let line: Line
  /// What it claimed.
  public let violations: [Violation]
}

/// A forbidden claim in a sentence.
public struct Violation: Hashable, Sendable {
  /// The class of claim, such as `claim.diagnosis`.
  public let claim: String
  /// The words that make the claim, as written.
  public let words: String
}

import Knowledge

/// One thing Bloom can do: it answers the intents of the skill file of the same name.
///
/// A skill is pure: the same request has the same outcome.
protocol Skill: Sendable {
  /// The name of its file in `Knowledge/LANGUAGE/skills`, without `.rec`.
  static var name: String { get }

  /// What to say to `request`, and what to write down.
  func outcome(for request: Request) throws(KnowledgeError) -> Outcome
}

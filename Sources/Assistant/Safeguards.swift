import Guardrails
package import Knowledge

/// What keeps a conversation safe: triage before a message is answered, checks before a reply is
/// shown.
package struct Safeguards: Sendable {
  let rules: TriageRules
  let composer: Composer

  /// Prepares the guardrails of a library.
  package init(library: Library) throws(AssistantError) {
    do {
      rules = try TriageRules(library: library)
    } catch {
      throw .guardrails(error)
    }
    composer = try Composer(library: library)
  }
}

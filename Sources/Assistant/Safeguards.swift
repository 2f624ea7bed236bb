import Guardrails
package import Knowledge
import Language

/// What keeps a conversation safe: triage before a message is answered, checks before a reply is
/// shown.
package struct Safeguards: Sendable {
  let rules: TriageRules
  let composer: Composer

  /// Prepares the guardrails of a library.
  ///
  /// - Parameter text: what alone will be looked at, where that is known; nil for any message.
  package init(library: Library, for text: String? = nil) throws(AssistantError) {
    let message = library.isEmbedded ? text.map { Normaliser().normalise($0) } : nil
    do {
      rules = try TriageRules(library: library, for: message)
    } catch {
      throw .guardrails(error)
    }
    composer = try Composer(library: library)
  }
}

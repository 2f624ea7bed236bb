import Guardrails
package import Knowledge
import Language

/// What keeps a conversation safe: triage before a message is answered, checks before a reply is
/// shown.
package struct Safeguards: Sendable {
  let rules: TriageRules
  /// What gives replies their words; one that is built in is made when the first is spoken.
  let composing: Deferred<Composer>

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
    composing = try Self.composing(library)
  }

  private static func composing(_ library: Library) throws(AssistantError) -> Deferred<Composer> {
    guard library.isEmbedded else {
      let composer = try Composer(library: library)
      return Deferred { composer }
    }
    return Deferred {
      do throws(AssistantError) {
        return try Composer(library: library)
      } catch {
        preconditionFailure("the words of replies that are built in cannot be read: \(error)")
      }
    }
  }

  /// Makes now what else would be made when the first reply is spoken.
  package func prepareWords() { _ = composing.value }
}

import Civil
import EmbeddedKnowledge
import Knowledge
import Physiology
import Testing

@testable import Language

/// The recogniser of the shipped library, made once for all tests of it.
enum ShippedRecogniser {
  static let recogniser = Result { () throws(LanguageError) in
    try Recogniser(library: Library.embedded())
  }

  /// What a message means in cycle mode on the morning of Wednesday 11 March 2026.
  static func understand(_ text: String) throws -> [Interpretation] {
    let context = Context(mode: .cycle, reference: try #require(Moment(iso: "2026-03-11T09:30")))
    return try recogniser.get().understand(text, context: context).interpretations
  }
}

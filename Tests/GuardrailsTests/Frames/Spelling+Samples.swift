import Language

@testable import Guardrails

extension Spelling {
  /// A spelling of a few words, each short form with the word it stands for.
  init(usual: [String: String], tolerant: [String] = [], protected: [String] = []) {
    self.init()
    for (form, word) in usual { form.withBytes { add($0, for: word) } }
    tolerate(tolerant)
    protect(protected)
  }
}

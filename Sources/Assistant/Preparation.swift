package import Knowledge
package import Language

/// Parts of an assistant that need nothing of each other, so that a host may prepare them while
/// the rest is made.
package protocol Preparation {
  /// What keeps a conversation safe.
  func safeguards() throws(AssistantError) -> Safeguards
  /// The reader of dates and numbers.
  func entityReader() throws(KnowledgeError) -> EntityReader
}

/// The parts made one after the other, when they are asked for.
struct InTurn: Preparation {
  private let library: Library

  init(_ library: Library) { self.library = library }

  func safeguards() throws(AssistantError) -> Safeguards { try Safeguards(library: library) }

  func entityReader() throws(KnowledgeError) -> EntityReader {
    try EntityReader(library: library)
  }
}

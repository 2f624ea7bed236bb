package import Clauses
package import Knowledge
package import Language

/// Parts of an assistant that need nothing of each other, so that a host may prepare them while
/// the rest is made.
package protocol Preparation {
  /// What keeps a conversation safe.
  func safeguards() throws(AssistantError) -> Safeguards
  /// The reader of dates and numbers.
  func entityReader() throws(KnowledgeError) -> EntityReader
  /// What reads clauses and their facts.
  func clauseReader() -> Deferred<ClauseReader?>
  /// What finds common questions.
  func questionFinder() -> Deferred<QuestionFinder?>
  /// The words of questions about the record.
  func queryVocabulary() -> Deferred<QueryVocabulary>
}

extension Deferred where Value == ClauseReader? {
  /// What reads clauses by a library; nil where its files are not sound.
  package static func clauses(of library: Library) -> Deferred {
    Deferred { try? ClauseReader(library: library) }
  }
}

extension Deferred where Value == QuestionFinder? {
  /// What finds the questions of a library; nil where its files are not sound.
  package static func questions(of library: Library) -> Deferred {
    Deferred { try? QuestionFinder(library: library) }
  }
}

extension Deferred where Value == QueryVocabulary {
  /// The words of a library's questions about the record; none where its files are not sound.
  package static func query(of library: Library) -> Deferred {
    Deferred { (try? QueryVocabulary(library: library)) ?? QueryVocabulary() }
  }
}

/// The parts made one after the other, when they are asked for.
struct InTurn: Preparation {
  private let library: Library

  init(_ library: Library) { self.library = library }

  func safeguards() throws(AssistantError) -> Safeguards { try Safeguards(library: library) }

  func entityReader() throws(KnowledgeError) -> EntityReader {
    try EntityReader(library: library)
  }

  func clauseReader() -> Deferred<ClauseReader?> { .clauses(of: library) }

  func questionFinder() -> Deferred<QuestionFinder?> { .questions(of: library) }

  func queryVocabulary() -> Deferred<QueryVocabulary> { .query(of: library) }
}

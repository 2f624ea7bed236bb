import Assistant
import Clauses
import Knowledge
import Language

/// The parts of an assistant, each made on a thread of its own.
struct AtOnce: Preparation {
  private let safeguarding: Background<Safeguarding>
  private let reading: Background<EntityReading>?
  private let clauses: Deferred<ClauseReader?>
  private let questions: Deferred<QuestionFinder?>
  private let query: Deferred<QueryVocabulary>
  /// What makes these three, on threads that nothing waits for where they are not needed.
  private let making: [Background<Bool>]

  /// What came of making the safeguards; a type of its own is known sooner than a generic one.
  private enum Safeguarding {
    case made(Safeguards)
    case failed(AssistantError)
  }

  private enum EntityReading {
    case made(EntityReader)
    case failed(KnowledgeError)
  }

  /// Starts making both; a lookup needs no reader of dates and numbers, but what it looks up.
  init(_ library: Library, lookingUp lookup: Lookup? = nil) {
    safeguarding = Background {
      do throws(AssistantError) {
        let safeguards = try Safeguards(library: library, for: lookup?.query)
        safeguards.prepareWords()
        return .made(safeguards)
      } catch {
        return .failed(error)
      }
    }
    let (clauses, questions) = (
      Deferred.clauses(of: library), Deferred.questions(of: library)
    )
    let query = Deferred.query(of: library)
    (self.clauses, self.questions, self.query) = (clauses, questions, query)
    making =
      lookup != nil
      ? []
      : [
        Background { clauses.value != nil },
        Background { questions.value != nil && query.value.isKnown },
      ]
    if let lookup {
      reading = nil
      Self.prepare(library, for: lookup)
      return
    }
    reading = Background {
      do throws(KnowledgeError) {
        try library.prepareWords()
        return .made(try EntityReader(library: library))
      } catch {
        return .failed(error)
      }
    }
  }

  /// Reads the content, and on a thread of its own what the words of the query mean; what fails
  /// here fails again where it is asked for.
  private static func prepare(_ library: Library, for lookup: Lookup) {
    let words = Background { () -> Bool in
      (try? library.prepareWords(of: lookup.query)) != nil
    }
    let hasContent = (try? library.readContent(for: lookup.intent)) != nil
    guard words.value(), hasContent else { return }
    try? library.prepareIndex(for: lookup.intent)
  }

  func safeguards() throws(AssistantError) -> Safeguards {
    switch safeguarding.value() {
    case .made(let safeguards): return safeguards
    case .failed(let error): throw error
    }
  }

  func clauseReader() -> Deferred<ClauseReader?> { clauses }

  func questionFinder() -> Deferred<QuestionFinder?> { questions }

  func queryVocabulary() -> Deferred<QueryVocabulary> { query }

  func entityReader() throws(KnowledgeError) -> EntityReader {
    switch reading?.value() {
    case .made(let reader)?: return reader
    case .failed(let error)?: throw error
    case nil: throw .missingFile(path: "time.rec")
    }
  }
}

import Assistant
import Knowledge
import Language

/// The parts of an assistant, each made on a thread of its own.
struct AtOnce: Preparation {
  private let safeguarding: Background<Result<Safeguards, AssistantError>>
  private let reading: Background<Result<EntityReader, KnowledgeError>>

  /// Starts making both.
  init(_ library: Library) {
    safeguarding = Background {
      Result { () throws(AssistantError) in try Safeguards(library: library) }
    }
    reading = Background {
      Result { () throws(KnowledgeError) in
        try library.prepareWords()
        return try EntityReader(library: library)
      }
    }
  }

  func safeguards() throws(AssistantError) -> Safeguards { try safeguarding.value().get() }

  func entityReader() throws(KnowledgeError) -> EntityReader { try reading.value().get() }
}

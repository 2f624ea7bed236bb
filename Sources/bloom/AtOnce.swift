import Assistant
import Knowledge
import Language

/// The parts of an assistant, each made on a thread of its own.
struct AtOnce: Preparation {
  private let safeguarding: Background<Safeguarding>
  private let reading: Background<EntityReading>?

  /// What came of making the safeguards; a type of its own is known sooner than a generic one.
  private enum Safeguarding {
    case made(Safeguards)
    case failed(AssistantError)
  }

  private enum EntityReading {
    case made(EntityReader)
    case failed(KnowledgeError)
  }

  /// Starts making both; a lookup needs no reader of dates and numbers.
  init(_ library: Library, isForLookups: Bool = false) {
    safeguarding = Background {
      do throws(AssistantError) {
        return .made(try Safeguards(library: library))
      } catch {
        return .failed(error)
      }
    }
    guard !isForLookups else {
      reading = nil
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

  func safeguards() throws(AssistantError) -> Safeguards {
    switch safeguarding.value() {
    case .made(let safeguards): return safeguards
    case .failed(let error): throw error
    }
  }

  func entityReader() throws(KnowledgeError) -> EntityReader {
    switch reading?.value() {
    case .made(let reader)?: return reader
    case .failed(let error)?: throw error
    case nil: throw .missingFile(path: "time.rec")
    }
  }
}

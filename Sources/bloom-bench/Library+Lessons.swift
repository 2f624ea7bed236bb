import FolderKnowledge
import Knowledge

extension Library {
  /// The samples of the intents, which a library that is built in lacks: those of the folder
  /// `Knowledge` then.
  func samplesOfIntents() throws -> [Lesson] {
    try (isEmbedded ? Library.folder("Knowledge") : self).lessons()
  }
}

public import Guardrails
public import Knowledge

/// Holds the intents of a library to what answers them: a skill, or a reply of its own.
public struct IntentCheck {
  private let library: Library

  /// Takes the library to look at.
  public init(library: Library) { self.library = library }

  /// The intents that nothing answers, in the order of the files and lines.
  public func faults() throws(KnowledgeError) -> [ContentFault] {
    let replies = Set(try library.replies().map(\.id))
    return try library.intents().compactMap { intent in
      guard let answer = intent.answer else {
        guard intent.id.group != "oos", Skills.skill(named: intent.skill) == nil else { return nil }
        return fault(
          intent, "nothing answers the intent \(intent.id)",
          "add Answer: and the id of a reply, or move it to the file of a skill")
      }
      guard !replies.contains(answer) else { return nil }
      return fault(
        intent, "its answer \(answer) is no reply",
        "add a record Reply with this id, or correct it")
    }
  }

  private func fault(_ intent: Intent, _ problem: String, _ remedy: String) -> ContentFault {
    let place = intent.place
    return ContentFault(file: place.file, line: place.line, problem: problem, remedy: remedy)
  }
}

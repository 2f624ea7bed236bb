public import Knowledge

/// What is wrong with the data that messages are read with.
public enum LanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A content file cannot be read.
  case knowledge(KnowledgeError)
  /// A `Say` template of an intent cannot be read.
  case template(intent: IntentID, template: String, problem: TemplateProblem)

  public var description: String {
    switch self {
    case .knowledge(let error): error.description
    case .template(let intent, let template, let problem):
      "\(intent): Say: \(template): \(problem)"
    }
  }
}

/// What is wrong with a sentence template, with the remedy.
public enum TemplateProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case unclosed(String)
  case unexpected(String)
  case emptyBranch
  case badSlot
  case matchesNothing

  public var description: String {
    switch self {
    case .unclosed(let mark): "\"\(mark)\" is never closed; close it"
    case .unexpected(let mark): "\"\(mark)\" closes nothing here; take it out"
    case .emptyBranch: "a branch is empty; give it a word, or write [optional] instead"
    case .badSlot: "a slot is not {slot} or {list:slot}; name one slot between the braces"
    case .matchesNothing: "it can match an empty message; give it a word outside [ ]"
    }
  }
}

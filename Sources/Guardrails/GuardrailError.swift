public import Knowledge
public import Language
public import Records

/// What is wrong with the guardrail files of Knowledge.
public enum GuardrailError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file is missing or breaks its format.
  case knowledge(KnowledgeError)
  /// The lines to train on cannot be read as messages.
  case language(LanguageError)
  /// A record says something that no rule can be made of.
  case rule(RecordError)

  public var description: String {
    switch self {
    case .knowledge(let error): error.description
    case .language(let error): error.description
    case .rule(let error): error.description
    }
  }
}

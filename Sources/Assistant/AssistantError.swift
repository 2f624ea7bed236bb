public import Guardrails
public import Knowledge
public import Language

/// What is wrong with the Knowledge that an assistant is made of.
public enum AssistantError: Error, Sendable, CustomStringConvertible {
  case knowledge(KnowledgeError)
  case language(LanguageError)
  case guardrails(GuardrailError)

  public var description: String {
    switch self {
    case .knowledge(let error): error.description
    case .language(let error): error.description
    case .guardrails(let error): error.description
    }
  }
}

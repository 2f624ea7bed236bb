/// What could not be done as the message asks; the text stands in for it with a fallback.
public enum FormattingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No argument has this name.
  case unresolvedVariable(String)
  /// No function has this name.
  case unknownFunction(String)
  /// The function cannot take this value.
  case badOperand(function: String, source: String)
  /// The function cannot use this option.
  case badOption(function: String, option: String)
  /// The value of this variable cannot select a variant.
  case badSelector(String)

  /// No value of this variable's function can select the key.
  case badVariantKey(variable: String, key: String)

  /// The name the standard gives this sort of error.
  public var standardName: String {
    switch self {
    case .unresolvedVariable: "unresolved-variable"
    case .unknownFunction: "unknown-function"
    case .badOperand: "bad-operand"
    case .badOption: "bad-option"
    case .badSelector: "bad-selector"
    case .badVariantKey: "bad-variant-key"
    }
  }

  public var description: String {
    switch self {
    case .unresolvedVariable(let name):
      "$\(name) has no value; pass an argument of that name"
    case .unknownFunction(let name):
      "the function :\(name) is not known; register it or correct its name"
    case .badOperand(let function, let source):
      ":\(function) cannot format {\(source)}; pass a value it takes"
    case .badOption(let function, let option):
      ":\(function) cannot use the option \(option) as it is given; correct its value"
    case .badSelector(let name):
      "$\(name) cannot select a variant; declare it with a function that selects"
    case .badVariantKey(let name, let key):
      "no value of $\(name) selects the key \(key); correct the key"
    }
  }
}

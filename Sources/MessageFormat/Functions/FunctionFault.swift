/// Why a function gives no value or not the one asked for.
public enum FunctionFault: Error, Hashable, Sendable {
  /// The operand is missing or not of a kind the function takes.
  case badOperand
  /// The option of this name is missing or has a value the function does not take.
  case badOption(String)
}

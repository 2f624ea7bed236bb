/// What a function is called with.
public struct FunctionInput: Sendable {
  /// The operand's value; nil without an operand or when it has no value.
  public let value: Argument?
  /// Whether there is an operand that has no value, as a variable without an argument.
  public let isMissing: Bool
  /// The options of this call, and those of the call that made the operand.
  public let options: FunctionOptions
  /// The message's locale, as in `en-GB`.
  public let locale: String
  /// The locale, read.
  let tag: LocaleTag
}

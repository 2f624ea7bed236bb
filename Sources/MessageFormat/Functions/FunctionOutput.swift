/// What a function returns.
public struct FunctionOutput: Sendable {
  /// Orders the keys that a value selects, best first; those it does not select are left out.
  public typealias Selection =
    @Sendable (_ keys: [String]) throws(FunctionFault) -> [String]

  /// The value, for a function that takes this one's output.
  public var value: Argument?
  /// The options this value carries on to such a function: the first 32, and the others are told
  /// as ones that cannot be used.
  public var options: FunctionOptions
  /// The text; called only where the value is shown.
  public var text: @Sendable () throws(FunctionFault) -> String
  /// The pieces the text is made of; called only where a message is formatted to parts.
  public var pieces: (@Sendable () -> [FormattedPiece])?
  /// How it selects variants; nil when it cannot.
  public var selection: Selection?
  /// The direction the text is written in, where it is known.
  public var direction: Direction?
  /// The sort of value, as parts name it: `string`, `number`, `datetime` or one of your own.
  public var type = "string"
  /// The options that were left out because they could not be used.
  public var ignoredOptions: [String] = []

  /// Makes an output.
  public init(
    value: Argument?, options: FunctionOptions = .none, direction: Direction? = nil,
    text: @escaping @Sendable () throws(FunctionFault) -> String, selection: Selection? = nil
  ) {
    self.value = value
    self.options = options
    self.text = text
    self.selection = selection
    self.direction = direction
  }

  /// An output of text that selects the key equal to it.
  public static func text(_ text: String) -> FunctionOutput {
    FunctionOutput(value: .string(text), text: { text }, selection: { $0.filter { $0 == text } })
  }

  /// A value without a function: a number is shown as the locale writes it; nothing selects.
  static func unannotated(_ argument: Argument, locale: LocaleTag) -> FunctionOutput {
    guard argument.isNumber, let quantity = argument.quantity else {
      return FunctionOutput(value: argument, text: { argument.text })
    }
    let number = NumberValue(quantity, style: NumberStyle(), selects: .nothing, locale: locale)
    var output = number.output(value: argument, options: .none)
    output.selection = nil
    return output
  }
}

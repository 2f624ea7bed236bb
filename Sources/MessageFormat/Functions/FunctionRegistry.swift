/// The functions a message may call, by name.
public struct FunctionRegistry: Sendable {
  /// Makes a value of an operand and options, or says why it cannot.
  public typealias Function =
    @Sendable (_ input: FunctionInput) throws(FunctionFault) -> FunctionOutput

  private var functions: [String: Function]

  /// The functions of the standard that are built in: `number`, `integer`, `percent`, `offset`
  /// and `string`.
  public static let standard = FunctionRegistry(functions: [
    "number": NumberFunction.number, "integer": NumberFunction.integer,
    "percent": NumberFunction.percent, "offset": NumberFunction.offset,
    "string": stringFunction,
  ])

  private init(functions: [String: Function]) { self.functions = functions }

  /// Adds a function, or replaces the one of that name; the name may have a namespace, as in
  /// `bloom:day`.
  public mutating func register(_ name: String, _ function: @escaping Function) {
    functions[name] = function
  }

  /// The function of a name, if there is one.
  public subscript(name: String) -> Function? { functions[name] }

  /// The names of all functions, in order.
  public var names: [String] { functions.keys.sorted() }
}

/// Why a function gives no value or not the one asked for.
public enum FunctionFault: Error, Hashable, Sendable {
  /// The operand is missing or not of a kind the function takes.
  case badOperand
  /// The option of this name is missing or has a value the function does not take.
  case badOption(String)
}

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
}

/// What a function returns.
public struct FunctionOutput: Sendable {
  /// Orders the keys that a value selects, best first; those it does not select are left out.
  public typealias Selection =
    @Sendable (_ keys: [String]) throws(FunctionFault) -> [String]

  /// The value, for a function that takes this one's output.
  public var value: Argument?
  /// The options this value carries on to such a function.
  public var options: FunctionOptions
  /// The text; called only where the value is shown.
  public var text: @Sendable () throws(FunctionFault) -> String
  /// How it selects variants; nil when it cannot.
  public var selection: Selection?
  /// The direction the text is written in, where it is known.
  public var direction: Direction?
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
}

/// The functions a message may call, by name.
///
/// ```swift
/// var functions = FunctionRegistry.standard
/// functions.register("app:shout") { input throws(FunctionFault) in
///   guard let value = input.value else { throw .badOperand }
///   return .text(value.text.uppercased())
/// }
/// ```
public struct FunctionRegistry: Sendable {
  /// Makes a value of an operand and options, or says why it cannot.
  public typealias Function =
    @Sendable (_ input: FunctionInput) throws(FunctionFault) -> FunctionOutput

  private var functions: [String: Function]

  /// The functions of the standard: `number`, `integer`, `percent`, `currency`, `offset`,
  /// `string`, `date`, `time` and `datetime`.
  public static let standard = FunctionRegistry(functions: [
    "number": NumberFunction.number, "integer": NumberFunction.integer,
    "percent": NumberFunction.percent, "offset": NumberFunction.offset,
    "currency": NumberFunction.currency, "string": stringFunction,
    "date": DateTimeFunction.date, "time": DateTimeFunction.time,
    "datetime": DateTimeFunction.datetime,
  ])

  private init(functions: [String: Function]) { self.functions = functions }

  /// Adds a function, or replaces the one of that name; the name may have a namespace, as in
  /// `app:shout`.
  public mutating func register(_ name: String, _ function: @escaping Function) {
    functions[name] = function
  }

  /// The function of a name, if there is one.
  public subscript(name: String) -> Function? { functions[name] }

  /// The names of all functions, in order.
  public var names: [String] { functions.keys.sorted() }
}

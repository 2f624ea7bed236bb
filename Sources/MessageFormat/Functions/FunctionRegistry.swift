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

  /// A function with what is known of it before it is called.
  struct Entry: Sendable {
    let keys: SelectionKeys
    let function: Function
  }

  private var functions: [String: Entry]

  /// The functions of the standard: `number`, `integer`, `percent`, `currency`, `offset`,
  /// `string`, `date`, `time` and `datetime`.
  public static let standard = FunctionRegistry(functions: [
    "number": Entry(keys: .numbers, function: NumberFunction.number),
    "integer": Entry(keys: .numbers, function: NumberFunction.integer),
    "percent": Entry(keys: .numbers, function: NumberFunction.percent),
    "offset": Entry(keys: .numbers, function: NumberFunction.offset),
    "currency": Entry(keys: .none, function: NumberFunction.currency),
    "string": Entry(keys: .any, function: stringFunction),
    "date": Entry(keys: .none, function: DateTimeFunction.date),
    "time": Entry(keys: .none, function: DateTimeFunction.time),
    "datetime": Entry(keys: .none, function: DateTimeFunction.datetime),
  ])

  private init(functions: [String: Entry]) { self.functions = functions }

  /// Adds a function, or replaces the one of that name; the name may have a namespace, as in
  /// `app:shout`.
  ///
  /// - Parameter keys: the keys its values can select; other keys of a message are told as faults.
  public mutating func register(
    _ name: String, keys: SelectionKeys = .any, _ function: @escaping Function
  ) {
    functions[name] = Entry(keys: keys, function: function)
  }

  /// The function of a name, if there is one.
  public subscript(name: String) -> Function? { functions[name]?.function }

  /// The keys that the values of a function can select; nil where there is no such function.
  public func keys(of name: String) -> SelectionKeys? { functions[name]?.keys }

  func entry(_ name: String) -> Entry? { functions[name] }

  /// The names of all functions, in order.
  public var names: [String] { functions.keys.sorted() }
}

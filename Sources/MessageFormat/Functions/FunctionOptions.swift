/// The options of a function call.
public struct FunctionOptions: Sendable {
  /// Where an option comes from.
  enum Origin {
    /// A literal of this call.
    case literal
    /// A variable of this call.
    case variable
    /// The call that made the operand.
    case inherited
  }

  struct Entry {
    let value: Argument
    let origin: Origin
  }

  private var entries: [String: Entry]

  /// No options.
  public static let none = FunctionOptions(entries: [:])

  init(entries: [String: Entry]) { self.entries = entries }

  /// The value of an option, if it is given.
  public subscript(name: String) -> Argument? { entries[name]?.value }

  /// The value of an option as text, if it is given.
  public func text(_ name: String) -> String? { self[name]?.text }

  /// The value of an option as a whole number that is not negative; nil if it is absent.
  public func count(_ name: String) throws(FunctionFault) -> Int? {
    guard let value = self[name] else { return nil }
    guard let number = Int(value.text), number >= 0 else { throw .badOption(name) }
    return number
  }

  /// The names of the options given, in order.
  public var names: [String] { entries.keys.sorted() }

  /// Whether this call gives the option as a literal.
  public func isLiteral(_ name: String) -> Bool { entries[name]?.origin == .literal }

  /// These options with some left out.
  public func without(_ names: Set<String>) -> FunctionOptions {
    FunctionOptions(entries: entries.filter { !names.contains($0.key) })
  }

  /// These options over those of the operand.
  func over(_ operand: FunctionOptions) -> FunctionOptions {
    let inherited = operand.entries.mapValues { Entry(value: $0.value, origin: .inherited) }
    return FunctionOptions(entries: inherited.merging(entries) { _, own in own })
  }
}

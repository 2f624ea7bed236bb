/// The options of a function call, each name once.
public struct FunctionOptions: Sendable {
  /// Where an option comes from.
  enum Origin: Sendable {
    /// A literal of this call.
    case literal
    /// A variable of this call.
    case variable
    /// The call that made the operand.
    case inherited
  }

  struct Entry: Sendable {
    let name: String
    let value: Argument
    let origin: Origin
  }

  private(set) var entries: [Entry]

  /// No options.
  public static let none = FunctionOptions(entries: [])

  init(entries: [Entry]) { self.entries = entries }

  /// The value of an option, if it is given.
  public subscript(name: String) -> Argument? { entries.first { $0.name == name }?.value }

  /// The value of an option as text, if it is given.
  public func text(_ name: String) -> String? { self[name]?.text }

  /// The value of an option as a whole number that is not negative; nil if it is absent.
  ///
  /// A text has to be one or two digits, as the standard asks of the options that count.
  public func count(_ name: String) throws(FunctionFault) -> Int? {
    guard let value = self[name] else { return nil }
    guard let number = value.digitSize else { throw .badOption(name) }
    return number
  }

  /// The names of the options given, sorted.
  public var names: [String] { entries.map(\.name).sorted() }

  /// Whether this call gives the option as a literal.
  public func isLiteral(_ name: String) -> Bool {
    entries.first { $0.name == name }?.origin == .literal
  }

  /// These options with some left out.
  public func without(_ names: Set<String>) -> FunctionOptions {
    entries.isEmpty ? self : FunctionOptions(entries: entries.filter { !names.contains($0.name) })
  }

  /// These options without some of this call and some of the operand, and the names of the first.
  func split(
    own: Set<String>, inherited: Set<String>
  ) -> (options: FunctionOptions, foreign: [String]) {
    guard !entries.isEmpty else { return (self, []) }
    var (kept, foreign): ([Entry], [String]) = ([], [])
    for entry in entries {
      if entry.origin == .inherited {
        if !inherited.contains(entry.name) { kept.append(entry) }
      } else if own.contains(entry.name) {
        foreign.append(entry.name)
      } else {
        kept.append(entry)
      }
    }
    return (FunctionOptions(entries: kept), foreign)
  }

  /// Those of these options that are among some, which is all a function should hand on.
  public func only(_ names: Set<String>) -> FunctionOptions {
    entries.isEmpty ? self : FunctionOptions(entries: entries.filter { names.contains($0.name) })
  }

  /// The most options that a value carries on, so that they cannot grow along a chain of calls.
  static let most = 32

  /// Leaves out the options that are too many; returns their names.
  mutating func trim() -> [String] {
    guard entries.count > Self.most else { return [] }
    let names = entries.dropFirst(Self.most).map(\.name)
    entries.removeSubrange(Self.most...)
    return names
  }

  /// These options over those of the operand.
  func over(_ operand: FunctionOptions) -> FunctionOptions {
    guard !operand.entries.isEmpty else { return self }
    let own = Set(entries.count > 8 ? entries.map(\.name) : [])
    var all = entries
    for entry in operand.entries {
      let isOwn =
        own.isEmpty ? entries.contains { $0.name == entry.name } : own.contains(entry.name)
      guard !isOwn else { continue }
      all.append(Entry(name: entry.name, value: entry.value, origin: .inherited))
    }
    return FunctionOptions(entries: all)
  }
}

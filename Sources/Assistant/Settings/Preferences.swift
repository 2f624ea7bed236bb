/// What a person has set, a line each: `sizes off`.
///
/// Comments, blank lines and keys of other versions stay as they are.
public struct Preferences: Hashable, Sendable {
  private var lines: [String] = []

  /// Nothing is set.
  public init() {}

  /// Reads the lines of a file; what it does not know it keeps.
  public init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
  }

  /// The file's text.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// What is set or holds unless it is; nil where neither is.
  public subscript(key: SettingKey) -> String? { stored(key) ?? key.standard }

  /// Whether something that is on or off is on.
  public func isOn(_ key: SettingKey) -> Bool { self[key] != "off" }

  /// The number that is set.
  public func number(_ key: SettingKey) -> Int? { stored(key).flatMap { Int($0) } }

  /// What is set; nil where nothing is, or nothing that can be read.
  public func stored(_ key: SettingKey) -> String? {
    lines.last { Self.isLine($0, of: key.rawValue) }.flatMap { line in
      key.value(String(line.drop { $0 == " " }.dropFirst(key.rawValue.count)))
    }
  }

  /// Sets a value, in the line it stands in, or takes it away; false for one that does not fit.
  @discardableResult
  public mutating func set(_ key: SettingKey, to value: String?) -> Bool {
    guard let value else {
      lines.removeAll { Self.isLine($0, of: key.rawValue) }
      return true
    }
    guard let kept = key.value(value) else { return false }
    put("\(key.rawValue) \(kept)", for: key.rawValue)
    return true
  }

  /// Whether something was asked before, which is asked once only.
  public func wasAsked(_ what: String) -> Bool { lines.contains("asked " + what) }

  /// Keeps that something was asked.
  public mutating func noteAsked(_ what: String) {
    if !wasAsked(what) { lines.append("asked " + what) }
  }

  /// Whether a line of it is one that is written here.
  public var isMade: Bool {
    lines.contains { $0.hasPrefix("asked ") } || SettingKey.allCases.contains { stored($0) != nil }
  }

  private mutating func put(_ line: String, for key: String) {
    guard let last = lines.lastIndex(where: { Self.isLine($0, of: key) }) else {
      return lines.append(line)
    }
    lines[last] = line
    let others = lines.indices.filter { $0 != last && Self.isLine(lines[$0], of: key) }
    for index in others.reversed() { lines.remove(at: index) }
  }

  private static func isLine(_ line: String, of key: String) -> Bool {
    line.split(separator: " ").first == key[...]
  }
}

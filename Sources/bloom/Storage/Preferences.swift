/// What a person has switched, a line each: `sizes off`.
struct Preferences: Equatable {
  /// What can be switched.
  enum Key: String, CaseIterable {
    /// Whether the size of a baby is compared with other things.
    case sizes
  }

  /// The lines as they stand, those of other versions too.
  private var lines: [String] = []

  init() {}

  /// Reads the lines of a file; what it does not know it keeps.
  init(text: String) { lines = text.split(separator: "\n").map(String.init) }

  /// The file's text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Whether something is on; all is unless it was switched off.
  subscript(key: Key) -> Bool {
    get { !lines.contains(key.rawValue + " off") }
    set {
      lines.removeAll { $0.split(separator: " ").first == key.rawValue[...] }
      if !newValue { lines.append(key.rawValue + " off") }
    }
  }

  /// The setting in words.
  func line(_ key: Key) -> String { key.rawValue + (self[key] ? " on" : " off") }
}

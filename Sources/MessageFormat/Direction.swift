/// The direction a text is written in.
public enum Direction: Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether placeholders are set apart by invisible marks, so that their direction leaves the
/// text around them alone.
public enum BidiIsolation: Hashable, Sendable {
  /// No marks: for terminals, which show them as blanks or boxes.
  case none
  /// Marks where the direction of a placeholder may differ from the message's.
  case marks

  /// The mark before a placeholder, which needs the closing one after it; nil where none is needed.
  func mark(_ rule: DirectionRule, natural: Direction?, in message: Direction) -> String? {
    guard self == .marks else { return nil }
    switch (rule, natural) {
    case (.natural, .leftToRight?) where message == .leftToRight: return nil
    case (.fixed(.leftToRight), _), (.natural, .leftToRight?): return "\u{2066}"
    case (.fixed(.rightToLeft), _), (.natural, .rightToLeft?): return "\u{2067}"
    case (.automatic, _), (.natural, nil): return "\u{2068}"
    }
  }

  /// The mark after a placeholder that has one before it.
  static let end = "\u{2069}"
}

/// What the option `u:dir` asks for.
enum DirectionRule: Hashable, Sendable {
  /// The direction of the value, where it is known.
  case natural
  /// The direction of the first letter that has one.
  case automatic
  /// This direction.
  case fixed(Direction)
}

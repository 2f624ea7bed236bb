/// The direction a text is written in.
public enum Direction: Hashable, Sendable {
  case leftToRight, rightToLeft

  /// The direction of a locale's script, by its language.
  init(locale: String) {
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let rightToLeft = ["ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]
    self = rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }
}

/// Whether placeholders are set apart by invisible marks, so that their direction leaves the
/// text around them alone.
public enum BidiIsolation: Hashable, Sendable {
  /// No marks: for terminals, which show them as blanks or boxes.
  case none
  /// Marks where the direction of a placeholder may differ from the message's.
  case marks

  /// A placeholder's text, with marks where they are needed.
  func isolate(
    _ text: String, rule: DirectionRule, natural: Direction?, in message: Direction
  ) -> String {
    guard self == .marks else { return text }
    switch (rule, natural) {
    case (.natural, .leftToRight?) where message == .leftToRight: return text
    case (.fixed(.leftToRight), _), (.natural, .leftToRight?): return "\u{2066}\(text)\u{2069}"
    case (.fixed(.rightToLeft), _), (.natural, .rightToLeft?): return "\u{2067}\(text)\u{2069}"
    case (.automatic, _), (.natural, nil): return "\u{2068}\(text)\u{2069}"
    }
  }
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

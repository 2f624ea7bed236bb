import Assistant

/// Colours of a drawing; without them the letters alone say all.
struct Ink: Equatable {
  let isOn: Bool

  /// The 16-colour codes of ECMA-48 that a day's mark is shown with.
  private static func code(_ mark: DayMark) -> String {
    switch mark {
    case .period: "1;31"
    case .predicted: "31"
    case .ovulation: "1;36"
    case .fertile: "36"
    case .due: "1;35"
    case .week: "35"
    case .logged: "33"
    }
  }

  /// The text in the colour of a mark.
  func text(_ text: String, as mark: DayMark) -> String {
    isOn ? "\u{1B}[\(Self.code(mark))m" + text + "\u{1B}[0m" : text
  }

  /// The text made to stand out.
  func strong(_ text: String) -> String { isOn ? "\u{1B}[1m" + text + "\u{1B}[0m" : text }
}

import Assistant
import Physiology

/// Colours of what is shown; without them the letters alone say all.
///
/// What is shown names a role, and the ink knows its colour: for few or many colours, on a dark or
/// a light ground.
struct Ink: Equatable {
  /// How many colours a terminal has.
  enum Depth: Int, Comparable {
    case none, sixteen, many, all

    static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
  }

  /// What the letters stand on.
  enum Background: CaseIterable { case dark, light }

  let depth: Depth
  var background: Background? = nil

  /// No colours.
  static let none = Ink(depth: .none)

  /// The text in the colour of a role.
  func text(_ text: String, as role: Role) -> String {
    guard depth > .none, !text.isEmpty else { return text }
    return "\u{1B}[\(code(role))m" + text + "\u{1B}[0m"
  }

  /// The text in the colour of a mark.
  func text(_ text: String, as mark: DayMark) -> String { self.text(text, as: Role(mark)) }

  /// The text made to stand out.
  func strong(_ text: String) -> String {
    depth > .none ? "\u{1B}[1m" + text + "\u{1B}[0m" : text
  }

  private func code(_ role: Role) -> String {
    let weight = role.isStrong ? "1;" : ""
    guard depth > .sixteen else { return weight + role.code(on: background) }
    let color = role.color(on: background)
    return depth == .all
      ? weight + "38;2;\(color.red);\(color.green);\(color.blue)"
      : weight + "38;5;\(color.index)"
  }
}

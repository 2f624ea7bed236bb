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
  /// Whether nothing is to be grey, and all that has a colour bold.
  var isStrong = false

  /// No colours.
  static let none = Ink(depth: .none)

  /// The text in the colour of a role.
  func text(_ text: String, as role: Role) -> String {
    styled(text, code(role))
  }

  /// The text in the colour of a mark.
  func text(_ text: String, as mark: DayMark) -> String { self.text(text, as: Role(mark)) }

  /// The text made to stand out.
  func strong(_ text: String) -> String { styled(text, "1") }

  /// The text in the colours of its ground, turned round.
  func reversed(_ text: String) -> String { styled(text, "1;7") }

  /// The text in the colour of a role, with a line below.
  func underlined(_ text: String, as role: Role) -> String { styled(text, "4;" + code(role)) }

  /// The text on a ground in the colour of a role, white and bold.
  func filled(_ text: String, as role: Role) -> String {
    guard depth > .sixteen else { return styled(text, "1;7;" + role.code(on: background)) }
    let ground = role.ground
    return styled(
      text,
      depth == .all
        ? "1;38;2;255;255;255;48;2;\(ground.red);\(ground.green);\(ground.blue)"
        : "1;38;5;231;48;5;\(ground.index)")
  }

  /// The text in one of so many strengths of a role's colour, from 1, the faintest.
  func heat(_ text: String, _ strength: Int, of steps: Int, as role: Role) -> String {
    guard depth > .sixteen else { return self.text(text, as: role) }
    let share = Double(min(max(strength, 1), steps)) / Double(max(steps, 1))
    let full = role.color(on: background)
    let ground = background == .light ? Color(0xFFFFFF) : Color(0x1C1C1C)
    let color = ground.mixed(with: full, share: 0.25 + 0.75 * share)
    return styled(
      text,
      depth == .all
        ? "38;2;\(color.red);\(color.green);\(color.blue)" : "38;5;\(color.index)")
  }

  private func styled(_ text: String, _ code: String) -> String {
    guard depth > .none, !text.isEmpty, !code.isEmpty else { return text }
    return "\u{1B}[\(code)m" + text + "\u{1B}[0m"
  }

  private func code(_ role: Role) -> String {
    let weight = role.isStrong || isStrong && !role.isFaint ? "1" : ""
    if isStrong, role.isFaint { return role == .link ? "4" : "" }
    let line = role == .link ? "4" : ""
    let color =
      !role.hasColor
      ? "" : depth > .sixteen ? exact(role.color(on: background)) : role.code(on: background)
    return [weight, line, color].filter { !$0.isEmpty }.joined(separator: ";")
  }

  private func exact(_ color: Color) -> String {
    depth == .all ? "38;2;\(color.red);\(color.green);\(color.blue)" : "38;5;\(color.index)"
  }
}

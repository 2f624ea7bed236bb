/// A horizontal bar that can be read without colour.
enum Bar {
  /// `width` cells of which `fraction` (0...1, clamped) are filled.
  static func text(_ fraction: Double, width: Int, ascii: Bool = false) -> String {
    let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let filled = Int((share * Double(width)).rounded())
    let (full, empty) = ascii ? ("#", ".") : ("█", "░")
    return String(repeating: full, count: filled)
      + String(repeating: empty, count: max(width - filled, 0))
  }
}

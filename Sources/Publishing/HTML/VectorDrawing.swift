/// Shapes and words on a plane, as the parts of an SVG element; the unit is a pixel of 1/96 inch.
struct VectorDrawing {
  /// Which point of some words stands at a place.
  enum Anchor: String {
    case start, middle, end
  }

  private(set) var parts: [String] = []

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: String) {
    parts.append(
      "<line class=\"\(name)\" x1=\"\(x1.short)\" y1=\"\(y1.short)\""
        + " x2=\"\(x2.short)\" y2=\"\(y2.short)\"/>")
  }

  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ name: String, radius: Double = 0
  ) {
    let corner = radius > 0 ? " rx=\"\(radius.short)\"" : ""
    parts.append(
      "<rect class=\"\(name)\" x=\"\(x.short)\" y=\"\(y.short)\""
        + " width=\"\(max(0, width).short)\" height=\"\(max(0, height).short)\"\(corner)/>")
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ name: String) {
    parts.append(
      "<circle class=\"\(name)\" cx=\"\(x.short)\" cy=\"\(y.short)\" r=\"\(radius.short)\"/>")
  }

  mutating func path(_ points: [(x: Double, y: Double)], _ name: String) {
    guard points.count > 1 else { return }
    let places = points.map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ")
    parts.append("<polyline class=\"\(name)\" points=\"\(places)\"/>")
  }

  mutating func text(
    _ words: String, _ x: Double, _ y: Double, _ anchor: Anchor = .start, isQuiet: Bool = true
  ) {
    let line = HTMLText.line(words)
    guard !line.isEmpty else { return }
    let name = isQuiet ? " class=\"q\"" : ""
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    parts.append("<text\(name) x=\"\(x.short)\" y=\"\(y.short)\"\(place)>\(line)</text>")
  }

  /// About how wide words are, in the letters of Helvetica or alike.
  static func width(of words: String) -> Double {
    CleanText(words).line.reduce(0) { sum, character in
      if narrow.contains(character) { return sum + 3.2 }
      if broad.contains(character) { return sum + 8.6 }
      let value = character.unicodeScalars.first?.value ?? 0
      return sum + (value >= 0x1100 && !(0x2000...0x20FF).contains(value) ? 10.5 : 5.8)
    }
  }

  private static let narrow: Set<Character> = Set("fijlrtI.,:;|!'’·()[] ")
  private static let broad: Set<Character> = Set("mwMW@%—…")

  /// The start of words that is no wider than a room, with an ellipsis where it is cut.
  static func cut(_ words: String, to room: Double) -> String {
    let line = CleanText(words).line
    guard width(of: line) > room else { return line }
    var used = 8.0
    let start = line.prefix { character in
      used += width(of: String(character))
      return used <= room
    }
    return start + "…"
  }
}

extension Double {
  /// The number with at most one decimal.
  fileprivate var short: String {
    let text = fixed(1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

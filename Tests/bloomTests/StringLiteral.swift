/// A string literal of a source file.
enum StringLiteral {
  /// The longest part of a string literal that is written as it stands.
  static func longestPiece(of literal: String) -> String {
    var pieces = [""]
    var depth = 0
    for character in literal.replacing("\\(", with: "\u{1}") {
      switch character {
      case "\u{1}":
        depth += 1
        pieces.append("")
      case "(" where depth > 0: depth += 1
      case ")" where depth > 0: depth -= 1
      default: if depth == 0 { pieces[pieces.count - 1].append(character) }
      }
    }
    return pieces.max { $0.count < $1.count } ?? ""
  }
}

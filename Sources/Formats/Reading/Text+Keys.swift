extension StringProtocol {
  /// The text without spaces and line ends around it.
  var stripped: String {
    guard let first, let last, first.isWhitespace || last.isWhitespace else { return String(self) }
    let kept = drop(while: \.isWhitespace)
    return String(
      kept[..<(kept.lastIndex { !$0.isWhitespace }.map(kept.index(after:)) ?? kept.startIndex)])
  }

  /// The text in small letters with one `_` where anything but letters and digits stands, and
  /// where a small letter meets a capital: `TenderBreasts` and `Tender breasts` are one.
  var snake: String {
    var result = ""
    var wasSmall = false
    for character in self {
      guard character.isLetter || character.isNumber else {
        if !result.isEmpty, result.last != "_" { result.append("_") }
        wasSmall = false
        continue
      }
      if character.isUppercase, wasSmall { result.append("_") }
      result += character.lowercased()
      wasSmall = character.isLowercase
    }
    while result.last == "_" { result.removeLast() }
    return result
  }

  /// Whether it says yes.
  var isYes: Bool { ["yes", "y", "true", "x", "1", "ja"].contains(stripped.lowercased()) }

  /// Whether it says no, or nothing.
  var isNo: Bool {
    ["", "no", "n", "false", "0", "-", "none", "nein"].contains(stripped.lowercased())
  }
}

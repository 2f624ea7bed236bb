/// A line of a text that may hold a card, without what a messenger put around it.
struct CardTextLine: Hashable, Sendable {
  /// Where it stands in the text, from 1.
  let number: Int
  /// Its words, without quote marks at its front.
  let text: String

  /// The lines of a text that are not blank.
  static func all(in text: String) -> [CardTextLine] {
    var lines: [CardTextLine] = []
    var number = 1
    var scalars: [Unicode.Scalar] = []
    var isAfterReturn = false
    func end() {
      let unquoted = CardLine.cleaned(scalars).unicodeScalars.drop { $0 == ">" || $0 == " " }
      let line = String(unquoted)
      if !line.isEmpty { lines.append(CardTextLine(number: number, text: line)) }
      number += 1
      scalars = []
    }
    for scalar in text.unicodeScalars {
      let isSecondHalf = isAfterReturn && scalar == "\n"
      isAfterReturn = scalar == "\r"
      if isSecondHalf { continue }
      if isBreak(scalar) { end() } else { scalars.append(scalar) }
    }
    end()
    return lines
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The version, where this is the first line of a card.
  var version: Int? {
    let words = text.lowercased().split(separator: " ")
    guard words.dropLast().elementsEqual(PartnerCardText.title.split(separator: " ")),
      let version = words.last.flatMap({ Int($0) }), version > 0
    else { return nil }
    return version
  }

  /// The key, in small letters, and the value; nil without a key.
  var keyAndValue: (key: String, value: String)? {
    let scalars = text.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return nil }
    let key = CardLine.cleaned(scalars[..<colon]).lowercased()
    let isKey = key.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "_")
    }
    guard isKey, !key.isEmpty else { return nil }
    return (key, CardLine.cleaned(scalars[scalars.index(after: colon)...]))
  }

  /// The line as the check code sees it.
  var canonical: String {
    guard let (key, value) = keyAndValue else { return CardLine.folded(text.lowercased()) }
    return "\(key): \(CardLine.folded(value))"
  }
}

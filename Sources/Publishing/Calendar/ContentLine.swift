/// A content line of iCalendar: a name with its parameters, and a value (RFC 5545, 3.1).
struct ContentLine: Hashable, Sendable {
  /// The most octets of a physical line, without its end.
  static let octets = 75

  /// The name and its parameters.
  let name: String
  /// The value as it stands in the file.
  let value: String

  /// A line whose value is as the file has it.
  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// A line whose value is any text.
  init(_ name: String, text: String) {
    self.init(name, Self.escaped(text))
  }

  /// The line as it is written, folded and ended.
  var text: String { Self.folded("\(name):\(value)") + "\r\n" }

  /// A text with its backslashes, semicolons, commas and line ends escaped (RFC 5545, 3.3.11).
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in CleanText(text).text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        escaped.append("\\")
        escaped.append(scalar)
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// A line cut into physical lines of 75 octets or fewer, each but the first after one space.
  ///
  /// No cut is inside a code point, nor inside a character as a reader sees it unless that alone is
  /// longer than a line.
  static func folded(_ line: String) -> String {
    var folded = String.UnicodeScalarView()
    var used = 0
    func put(_ piece: some Sequence<Unicode.Scalar>, of size: Int) {
      if used + size > octets {
        folded.append(contentsOf: "\r\n ".unicodeScalars)
        used = 1
      }
      folded.append(contentsOf: piece)
      used += size
    }
    for character in line {
      let size = character.utf8.count
      if size < octets {
        put(character.unicodeScalars, of: size)
      } else {
        for scalar in character.unicodeScalars { put([scalar], of: UTF8.width(scalar)) }
      }
    }
    return String(folded)
  }
}

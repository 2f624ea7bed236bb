/// Writes texts as JSON does.
package enum JSONWriting {
  /// The text in quotes; with `escapingSlashes`, `/` becomes `\/`, as Apple's encoder has it.
  package static func quoted(_ text: String, escapingSlashes: Bool = false) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += escapingSlashes ? "\\/" : "/"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{08}": result += "\\b"
      case "\u{0C}": result += "\\f"
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

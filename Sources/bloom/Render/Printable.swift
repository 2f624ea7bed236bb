extension String {
  /// The text with nothing in it that a terminal would obey: no control or direction characters.
  var printable: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar == "\n" || scalar == "\t": result.append(scalar)
      case .control: result.append("\u{FFFD}")
      case .format where scalar.isObeyed: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would do something for it rather than show it.
  var isObeyed: Bool {
    switch properties.generalCategory {
    case .control: self != "\n" && self != "\t"
    case .format: self != "\u{200D}" && !isTag
    default: false
    }
  }

  /// Whether the scalar is a letter of an emoji's name, as in the flag of Scotland.
  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}

/// The keys by which the forms of a file are found: what a message must hold to say one.
///
/// An empty key is for a form that any message may say.
enum FormKeys {
  /// Phrases, each by its first two words.
  case openings
  /// Forms as the guardrails read them, each by the words and stems of its rarest part.
  case anchors

  /// How the forms of a file are found; nil for a file with few of them, which are all read.
  init?(ofFile path: String) {
    if path.hasSuffix("/answers.rec") {
      self = .openings
    } else if path.hasSuffix("/guardrails/concepts.rec") {
      self = .anchors
    } else {
      return nil
    }
  }

  /// The keys of some forms, in their order.
  func keys(of forms: [String]) -> [[String]] {
    switch self {
    case .openings: forms.map { [Self.opening(of: $0)] }
    case .anchors: Self.anchors(of: forms)
    }
  }

  private static func opening(of phrase: String) -> String {
    guard phrase.utf8.allSatisfy(isPlain) else { return "" }
    return phrase.split(separator: " ").prefix(2).joined(separator: " ")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }

  private static func anchors(of forms: [String]) -> [[String]] {
    let parts = forms.map(wordParts)
    var uses: [String: Int] = [:]
    for word in parts.joined().joined() { uses[word, default: 0] += 1 }
    return parts.map { parts in
      let counts = parts.map { $0.reduce(0) { $0 + (uses[$1] ?? 0) } }
      let rarest = counts.indices.min { counts[$0] < counts[$1] }
      return rarest.map { parts[$0] } ?? [""]
    }
  }

  /// The words and stems of each part that must be there and names no class of words or numbers.
  private static func wordParts(of form: String) -> [[String]] {
    let parts = form.split(separator: " ").filter { part in
      !part.contains("<") && part.first.map { !"[~^${".contains($0) } ?? false
    }
    return parts.map { $0.split(separator: "|").map(String.init) }.filter { !$0.isEmpty }
  }
}

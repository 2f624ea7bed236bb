/// The words and signs of a text that makes a table, without its comments.
struct SchemaWords: IteratorProtocol {
  /// A name, in quotes or not, or a sign.
  enum Word: Hashable {
    case name(String)
    case quoted(String)
    case sign(Character)

    /// The word in capitals where it may be one of the language's.
    var keyword: String { if case .name(let name) = self { name.uppercased() } else { "" } }

    /// The name or sign as text.
    var text: String {
      switch self {
      case .name(let text), .quoted(let text): text
      case .sign(let sign): String(sign)
      }
    }
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The next word or sign.
  mutating func next() -> Word? {
    skip()
    guard index < scalars.count else { return nil }
    let first = scalars[index]
    let closing: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "'": "'", "`": "`", "[": "]"]
    if let end = closing[first] { return .quoted(quoted(until: end)) }
    let start = index
    while index < scalars.count, Self.isWord(scalars[index]) { index += 1 }
    if index > start { return .name(text(start..<index)) }
    index += 1
    return .sign(Character(first))
  }

  private mutating func quoted(until end: Unicode.Scalar) -> String {
    index += 1
    var content: [Unicode.Scalar] = []
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == end {
        guard end != "]", index < scalars.count, scalars[index] == end else { break }
        index += 1
      }
      content.append(scalar)
    }
    return Self.text(content[...])
  }

  private mutating func skip() {
    while index < scalars.count {
      let rest = scalars[index...].prefix(2)
      if scalars[index].properties.isWhitespace {
        index += 1
      } else if rest.elementsEqual(["-", "-"]) {
        index = scalars[index...].firstIndex(of: "\n") ?? scalars.count
      } else if rest.elementsEqual(["/", "*"]) {
        index += 2
        while index < scalars.count, !scalars[index...].prefix(2).elementsEqual(["*", "/"]) {
          index += 1
        }
        index = min(index + 2, scalars.count)
      } else {
        return
      }
    }
  }

  private func text(_ range: Range<Int>) -> String { Self.text(scalars[range]) }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.value >= 0x80
      || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      || ("0"..."9").contains(scalar)
  }
}

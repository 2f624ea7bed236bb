/// Messages of any size that are made to be slow, deep or circular.
public struct HostileMessage: Sendable, CustomStringConvertible {
  /// What is odd about it.
  public let name: String
  /// The message.
  public let source: String
  /// Whether it is a message at all.
  public let isMessage: Bool

  /// Its name.
  public var description: String { name }

  /// One message of each kind, of about so many bytes.
  public static func all(bytes size: Int) -> [HostileMessage] {
    refused(size) + accepted(size)
  }

  private static func refused(_ size: Int) -> [HostileMessage] {
    [
      ("opening braces", times("{", size)), ("closing braces", times("}", size)),
      ("placeholders in placeholders", times("{a ", size)), ("bars", times("{|", size)),
      ("a literal that does not end", "{|" + times("x", size)),
      ("backslashes", times("\\", size + 1 | 1)), ("a null at the end", times("x", size) + "\0"),
      ("patterns in patterns", times("{{", size)), ("statements in a row", times(".local ", size)),
      ("a name that does not end", "{$" + times("n", size)),
      ("an option twice", "{:f" + numbered(" o", "=1", size) + " o0=2}"),
      ("selectors without variants", ".match" + times(" $x", size)),
      ("keys without patterns", ".input {$x :string} .match $x" + times(" k", size)),
      (
        "a variant twice",
        ".input {$x :string} .match $x" + numbered(" k", " {{}}", size) + " k0 {{}} * {{}}"
      ),
      ("a circle", circle(size)), ("a declaration of itself", ".local $x = {$x} {{}}"),
      ("attributes without names", "{a" + times(" @", size)),
      ("space that leads nowhere", "{" + times(" ", size)),
      ("direction marks in a placeholder", "{$" + times("\u{2067}", size) + "x}"),
      ("marks on a brace", "{" + times("\u{301}", size)),
    ].map { HostileMessage(name: $0, source: $1, isMessage: false) }
  }

  private static func accepted(_ size: Int) -> [HostileMessage] {
    [
      ("plain text", times("x", size)), ("escapes", times("\\{", size)),
      ("wide text", times("體", size)), ("joined marks", "e" + times("\u{301}", size)),
      ("placeholders", times("{$x}", size)), ("calls", times("{1 :number}", size)),
      ("a long literal", "{|" + times("\\|", size) + "|}"),
      ("a long number", "{" + times("9", size) + " :number}"),
      ("options", "{1 :number" + numbered(" o", "=$x", size) + "}"),
      ("attributes", "{1" + numbered(" @a", "=1", size) + "}"),
      ("markup", times("{#b}{/b}", size)),
      ("options of markup", "{#b" + numbered(" o", "=1", size) + "/}"),
      ("space", "{" + times(" \t\n\r\u{3000}\u{2066}", size) + "$x }"),
      ("a chain of declarations", chain(size)),
      ("a chain of calls", chain(size, " :number minimumFractionDigits=1")),
      ("options along a chain", chainOfOptions(size)),
      ("variants", ".input {$x :string} .match $x" + numbered(" k", " {{}}", size) + " * {{}}"),
      ("keys in one variant", square(size)),
      ("inputs", numbered(".input {$v", "}", size) + "{{}}"),
    ].map { HostileMessage(name: $0, source: $1, isMessage: true) }
  }

  private static func times(_ text: String, _ size: Int) -> String {
    String(repeating: text, count: max(1, size / text.utf8.count))
  }

  private static func numbered(_ head: String, _ tail: String, _ size: Int) -> String {
    let count = max(2, size / (head.utf8.count + tail.utf8.count + 5))
    return (0..<count).reduce(into: "") { $0 += "\(head)\($1)\(tail)" }
  }

  private static func chain(_ size: Int, _ call: String = "") -> String {
    let count = max(2, size / (26 + call.utf8.count))
    let links = (1..<count).reduce(into: ".local $v0 = {1}") {
      $0 += " .local $v\($1) = {$v\($1 - 1)\(call)}"
    }
    return "\(links) {{{$v\(count - 1)}}}"
  }

  private static func chainOfOptions(_ size: Int) -> String {
    let count = max(2, size / 42)
    let links = (1..<count).reduce(into: ".local $v0 = {1 :number}") {
      $0 += " .local $v\($1) = {$v\($1 - 1) :number o\($1)=1}"
    }
    return "\(links) {{{$v\(count - 1)}}}"
  }

  private static func circle(_ size: Int) -> String {
    let count = max(2, size / 26)
    return (0..<count).reduce(into: "") { $0 += ".local $v\($1) = {$v\(($1 + 1) % count)} " }
      + "{{}}"
  }

  /// As many selectors as variants.
  private static func square(_ size: Int) -> String {
    let side = (1...1000).last { $0 * $0 * 4 <= size } ?? 1
    var source = (0..<side).reduce(into: "") { $0 += ".input {$s\($1) :string} " } + ".match"
    for selector in 0..<side { source += " $s\(selector)" }
    for variant in 0..<side {
      for selector in 0..<side { source += selector == variant ? " k" : " *" }
      source += " {{}}"
    }
    return source + times(" *", side * 2) + " {{}}"
  }
}

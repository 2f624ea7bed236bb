public import MessageFormat

/// Messages of any size that are made to be slow, deep or circular.
public struct HostileMessage: Sendable, CustomStringConvertible {
  /// What is odd about it.
  public let name: String
  /// Whether it is a message at all.
  public let isMessage: Bool
  private let make: @Sendable (Int) -> String

  private init(
    _ name: String, isMessage: Bool, _ make: @escaping @Sendable (_ size: Int) -> String
  ) {
    self.name = name
    self.isMessage = isMessage
    self.make = make
  }

  /// Its name.
  public var description: String { name }

  /// The message, of about so many bytes.
  public func source(bytes size: Int) -> String { make(size) }

  /// The functions they call: those of the suite, and `:app:all`, which hands all its options on.
  public static let functions: FunctionRegistry = {
    var functions = FunctionRegistry.withTestFunctions
    functions.register("app:all") { input in
      FunctionOutput(value: input.value, options: input.options, text: { "" })
    }
    return functions
  }()

  /// One of each kind.
  public static var all: [HostileMessage] { refused + accepted }

  private static let refused = [
    HostileMessage("opening braces", isMessage: false) { times("{", $0) },
    HostileMessage("closing braces", isMessage: false) { times("}", $0) },
    HostileMessage("placeholders in placeholders", isMessage: false) { times("{a ", $0) },
    HostileMessage("bars", isMessage: false) { times("{|", $0) },
    HostileMessage("a literal that does not end", isMessage: false) { "{|" + times("x", $0) },
    HostileMessage("backslashes", isMessage: false) { times("\\", $0 + 1 | 1) },
    HostileMessage("a null at the end", isMessage: false) { times("x", $0) + "\0" },
    HostileMessage("patterns in patterns", isMessage: false) { times("{{", $0) },
    HostileMessage("statements in a row", isMessage: false) { times(".local ", $0) },
    HostileMessage("a name that does not end", isMessage: false) { "{$" + times("n", $0) },
    HostileMessage("an option twice", isMessage: false) {
      "{:f" + numbered(" o", "=1", $0) + " o0=2}"
    },
    HostileMessage("selectors without variants", isMessage: false) { ".match" + times(" $x", $0) },
    HostileMessage("keys without patterns", isMessage: false) {
      ".input {$x :string} .match $x" + times(" k", $0)
    },
    HostileMessage("a variant twice", isMessage: false) {
      ".input {$x :string} .match $x" + numbered(" k", " {{}}", $0) + " k0 {{}} * {{}}"
    },
    HostileMessage("a circle", isMessage: false) { circle($0) },
    HostileMessage("a declaration of itself", isMessage: false) { _ in ".local $x = {$x} {{}}" },
    HostileMessage("attributes without names", isMessage: false) { "{a" + times(" @", $0) },
    HostileMessage("space that leads nowhere", isMessage: false) { "{" + times(" ", $0) },
    HostileMessage("direction marks in a placeholder", isMessage: false) {
      "{$" + times("\u{2067}", $0) + "x}"
    },
    HostileMessage("marks on a brace", isMessage: false) { "{" + times("\u{301}", $0) },
  ]

  private static let accepted = [
    HostileMessage("plain text", isMessage: true) { times("x", $0) },
    HostileMessage("escapes", isMessage: true) { times("\\{", $0) },
    HostileMessage("wide text", isMessage: true) { times("體", $0) },
    HostileMessage("joined marks", isMessage: true) { "e" + times("\u{301}", $0) },
    HostileMessage("placeholders", isMessage: true) { times("{$x}", $0) },
    HostileMessage("calls", isMessage: true) { times("{1 :number}", $0) },
    HostileMessage("a long literal", isMessage: true) { "{|" + times("\\|", $0) + "|}" },
    HostileMessage("a long number", isMessage: true) { "{" + times("9", $0) + " :number}" },
    HostileMessage("options", isMessage: true) { "{1 :number" + numbered(" o", "=$x", $0) + "}" },
    HostileMessage("attributes", isMessage: true) { "{1" + numbered(" @a", "=1", $0) + "}" },
    HostileMessage("markup", isMessage: true) { times("{#b}{/b}", $0) },
    HostileMessage("options of markup", isMessage: true) {
      "{#b" + numbered(" o", "=1", $0) + "/}"
    },
    HostileMessage("space", isMessage: true) {
      "{" + times(" \t\n\r\u{3000}\u{2066}", $0) + "$x }"
    },
    HostileMessage("a chain of declarations", isMessage: true) { chain($0) },
    HostileMessage("a chain of calls", isMessage: true) {
      chain($0, " :number minimumFractionDigits=1")
    },
    HostileMessage("options along a chain", isMessage: true) { chainOfOptions($0) },
    HostileMessage("a long literal as a day, many times", isMessage: true) {
      shown($0, "-09:30", " :date")
    },
    HostileMessage("a long literal as a number, many times", isMessage: true) {
      shown($0, "9", " :number")
    },
    HostileMessage("a long literal as digits, many times", isMessage: true) { size in
      ".local $b = {|\(times("0", size / 2))|} {{"
        + times("{1 :number minimumFractionDigits=$b}", size / 2) + "}}"
    },
    HostileMessage("options handed along a chain", isMessage: true) {
      chainOfOptions($0, "app:all")
    },
    HostileMessage("variants", isMessage: true) {
      ".input {$x :string} .match $x" + numbered(" k", " {{}}", $0) + " * {{}}"
    },
    HostileMessage("keys in one variant", isMessage: true) { square($0) },
    HostileMessage("inputs", isMessage: true) { numbered(".input {$v", "}", $0) + "{{}}" },
  ]

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

  private static func chainOfOptions(_ size: Int, _ function: String = "number") -> String {
    let count = max(2, size / (36 + function.utf8.count))
    let links = (1..<count).reduce(into: ".local $v0 = {1 :\(function)}") {
      $0 += " .local $v\($1) = {$v\($1 - 1) :\(function) o\($1)=1}"
    }
    return "\(links) {{{$v\(count - 1)}}}"
  }

  /// A declared literal of half the size, handed to a function as often as fits.
  private static func shown(_ size: Int, _ literal: String, _ call: String) -> String {
    ".local $b = {|\(times(literal, size / 2))|} {{"
      + times("{$b\(call)}", size / 2) + "}}"
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

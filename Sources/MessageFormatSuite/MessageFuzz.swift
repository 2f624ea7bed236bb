import Civil
public import MessageFormat

/// Makes random messages and mutated ones, and checks what has to hold for any text.
public struct MessageFuzz: Sendable {
  private let functions: FunctionRegistry
  /// The functions that random calls name; one of them is not known.
  let names: [String]

  /// Makes messages that call some functions.
  public init(functions: FunctionRegistry = .standard) {
    self.functions = functions
    names = functions.names + ["app:none"]
  }

  /// A message: pieces of syntax in a row, a random model printed, or one of these mutated.
  public func message(using generator: inout some RandomNumberGenerator) -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      return (0...Int.random(in: 0...9, using: &generator)).reduce(into: "") { text, _ in
        text += piece(using: &generator)
      }
    case 1: return model(using: &generator).description
    case 2: return mutated(model(using: &generator).description, using: &generator)
    default: return mutated(Self.whole.randomElement(using: &generator) ?? "", using: &generator)
    }
  }

  /// What does not hold for a text; nil when all does, with whether it is a message.
  ///
  /// A message that is printed reads back as the same model, which prints the same; formatted to
  /// text and to parts it gives the same text and the same errors, and no unknown function or bad
  /// key that the check of its functions missed. A text that is none is refused with a place
  /// inside it.
  public func check(
    _ source: String, using generator: inout some RandomNumberGenerator
  ) -> (isMessage: Bool, failure: String?) {
    let model: MessageModel
    let template: Template
    do throws(SyntaxError) {
      model = try MessageModel(parsing: source)
      template = try Template(parsing: source)
    } catch {
      let lines = source.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      let isInside =
        (1...lines).contains(error.line) && error.column >= 1
        && error.column <= source.unicodeScalars.count + 1
      return (false, isInside ? nil : "the fault is outside the text: \(error)")
    }
    return (
      true, failureOfPrint(model) ?? failureOfFormat(template, using: &generator)
    )
  }

  private func failureOfPrint(_ model: MessageModel) -> String? {
    let printed = model.description
    do throws(SyntaxError) {
      let again = try MessageModel(parsing: printed)
      return again == model && Array(again.description.utf8) == Array(printed.utf8)
        ? nil : "it is printed as \(printed.debugDescription), which reads otherwise"
    } catch {
      return "it is printed as \(printed.debugDescription), which is refused: \(error)"
    }
  }

  private func failureOfFormat(
    _ template: Template, using generator: inout some RandomNumberGenerator
  ) -> String? {
    let locale = Self.locales.randomElement(using: &generator) ?? "en"
    let isolation: BidiIsolation = Bool.random(using: &generator) ? .none : .marks
    let formatted = template.format(
      Self.arguments, functions: functions, locale: locale, isolation: isolation)
    let split = template.formatToParts(
      Self.arguments, functions: functions, locale: locale, isolation: isolation)
    let joined = split.parts.map(\.text).joined()
    if joined != formatted.text { return "the parts are \(joined.debugDescription)" }
    if split.errors != formatted.errors { return "the parts have other errors" }
    return failureOfCheck(template, formatted.errors, locale)
  }

  /// What a check of the functions tells has its place, and nothing is met later that it could tell.
  private func failureOfCheck(
    _ template: Template, _ errors: [FormattingError], _ locale: String
  ) -> String? {
    let faults = try? MessageModel.faults(
      in: template.source, functions: functions, locale: locale)
    guard let faults else { return "it is a message, and none to check" }
    let scalars = template.source.unicodeScalars.count
    for fault in faults where fault.line < 1 || !(1...scalars + 1).contains(fault.column) {
      return "the fault is outside the text: \(fault)"
    }
    let isMissed = errors.contains { error in
      switch error {
      case .unknownFunction, .badVariantKey: faults.isEmpty
      case .unresolvedVariable, .badOperand, .badOption, .badSelector: false
      }
    }
    return isMissed ? "the check misses one of \(errors)" : nil
  }

  private static let locales = [
    "en", "en-GB", "fr", "es", "de", "pt-PT", "hi", "ar", "zh-Hant", "",
  ]

  private static let arguments: [String: Argument] = [
    "x": .integer(.min), "y": .number(.nan), "n": 1, "s": "é{}", "b": true,
    "d": .date(CivilDate(dayNumber: -1)), "t": .time(.noon), "l": .list(["a", "b"]),
    "m": .moment(Moment(date: CivilDate(dayNumber: 20_000), time: .midnight)), "f": 0.1,
  ]

  /// Deletes, repeats, replaces or inserts a few stretches.
  private func mutated(
    _ text: String, using generator: inout some RandomNumberGenerator
  ) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...Int.random(in: 0...2, using: &generator) {
      let start = Int.random(in: 0...scalars.count, using: &generator)
      let end = min(scalars.count, start + Int.random(in: 0...3, using: &generator))
      let piece = piece(using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: start)
      case 2: scalars.replaceSubrange(start..<end, with: Array(piece.unicodeScalars))
      default: scalars.insert(contentsOf: piece.unicodeScalars, at: start)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A piece of syntax, or now and then the name of a function.
  private func piece(using generator: inout some RandomNumberGenerator) -> String {
    Int.random(in: 0..<8, using: &generator) == 0
      ? ":" + (names.randomElement(using: &generator) ?? "")
      : Self.pieces.randomElement(using: &generator) ?? ""
  }

  private static let pieces = [
    "{", "}", "{{", "}}", "|", "\\", "\\{", "$x", "$y", " ", ":number", ":string", ":offset", "=",
    "*", ".input ", ".local ", ".match ", "1", "-1e999", "0.5", "a", "@b", "#c", "/", "\u{301}",
    "\u{2067}", "\n", "add=9223372036854775807", "minimumFractionDigits=99", "select=ordinal",
    "{$x :number}", ".match $x * {{b}}", ".input {$x :number} ", "u:dir=rtl", "u:id=i", "體", "\0",
    "{$d :date}", "{$t :time length=short}", "currency=EUR", "\u{3000}", "\u{10FFFF}", "é", "|é|",
    "maximumSignificantDigits=1", "1e-400", "{#m x=$n/}", "{/m}", "\u{A0}", "+", "_", "-",
  ]

  private static let whole = [
    "Hello {$s}, it is {$d :date length=long}.",
    ".input {$n :number} .match $n 0 {{none}} one {{{$n} day}} * {{{$n} days}}",
    ".input {$n :integer} .input {$s :string} .match $n $s 1 a {{x}} one * {{y}} * * {{z}}",
    ".local $a = {|2006-01-02T15:04:06| :datetime dateLength=long} {{{$a :date} {$a :time}}}",
    "{#link to=|a b| @x}text{/link}{#br /}", ".local $p = {$f :percent @note=|why|} {{{$p}}}",
    "{$f :currency currency=EUR currencyDisplay=name}", "{|\\|\\\\| :string u:dir=auto}",
    ".input {$x :offset add=1} .local $y2 = {$x :number minimumIntegerDigits=3} {{{$y2}}}",
  ]
}

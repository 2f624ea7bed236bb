import Civil
import Knowledge
import MessageFormat

/// The functions in the namespace `bloom` that replies may call, with the phrases behind them.
///
/// A phase, mode, month or other word selects the key it is written as, `luteal`; what is counted
/// selects as `:number` does; days, amounts and lists select nothing.
struct ReplyFunctions: Sendable {
  private let phrases: PhraseBook
  private let locale: String
  private let templates = TemplateStore()
  /// All functions but `:bloom:day`, which needs to know the day.
  private let timeless: FunctionRegistry

  /// Reads the phrases of the library's language.
  init(library: Library) throws(KnowledgeError) {
    phrases = try PhraseBook(library: library)
    locale = library.language
    timeless = Self.timeless(phrases)
  }

  /// Formats a reply, with what went wrong beside the text.
  func format(
    _ text: String, _ arguments: [String: Argument], functions: FunctionRegistry
  ) -> (text: String, faults: [String]) {
    do throws(SyntaxError) {
      let formatted = try templates.template(text)
        .format(arguments, functions: functions, locale: locale)
      return (formatted.text, formatted.errors.map { "\($0)" })
    } catch {
      return ("", [error.description])
    }
  }

  /// The functions that replies may call on a day; to be kept for all replies of a turn.
  func registry(today: CivilDate) -> FunctionRegistry {
    var registry = timeless
    let phrases = phrases
    Self.register("bloom:day", keys: .none, in: &registry) { input throws(FunctionFault) in
      guard case .date(let date)? = input.value else { throw .badOperand }
      return try Self.day(
        date, today: today, style: input.options.text("style"), phrases)
    }
    return registry
  }

  private static func timeless(_ phrases: PhraseBook) -> FunctionRegistry {
    var registry = FunctionRegistry.standard
    for name in PhraseBook.counts {
      register("bloom:" + name, keys: .numbers, in: &registry) { input throws(FunctionFault) in
        try phrases.phrase(name, ["n": .integer(try whole(input))])
      }
    }
    for (name, words) in phrases.words(in: PhraseBook.groups) {
      register("bloom:" + name, keys: .words(words), in: &registry) { input throws(FunctionFault) in
        guard let value = input.value else { throw .badOperand }
        return try phrases.phrase(name + "." + value.text)
      }
    }
    register("bloom:away", keys: .numbers, in: &registry) { input throws(FunctionFault) in
      let days = try whole(input)
      if days == 0 { return try phrases.phrase("away.today") }
      return try phrases.phrase(days > 0 ? "away.ahead" : "away.past", ["n": .integer(abs(days))])
    }
    register("bloom:span", keys: .numbers, in: &registry) { input throws(FunctionFault) in
      let span = SpanPhrase(seconds: try whole(input))
      return try phrases.phrase(span.id, span.arguments)
    }
    register("bloom:qty", keys: .none, in: &registry) { input throws(FunctionFault) in
      let quantity = try QuantityPhrase(try number(input), input.options)
      return try phrases.phrase(quantity.id, ["n": .number(quantity.amount)])
    }
    register("bloom:list", keys: .none, in: &registry) { input throws(FunctionFault) in
      guard case .list(let words)? = input.value else { throw .badOperand }
      return try list(words, phrases)
    }
    register("bloom:words", keys: .none, in: &registry) { input throws(FunctionFault) in
      guard case .list(let words)? = input.value, !words.isEmpty else { throw .badOperand }
      return words.joined(separator: " ")
    }
    return registry
  }

  private static func register(
    _ name: String, keys: SelectionKeys, in registry: inout FunctionRegistry,
    _ body: @escaping @Sendable (FunctionInput) throws(FunctionFault) -> String
  ) {
    let number = FunctionRegistry.standard["number"]
    registry.register(name, keys: keys) { input throws(FunctionFault) in
      let text = try body(input)
      var output = FunctionOutput(
        value: input.value, options: input.options.only(["style", "unit", "system"]),
        text: { text })
      switch keys {
      case .none, .any: break
      case .numbers: output.selection = try number?(input).selection
      case .words:
        let word = input.value?.text
        output.selection = { keys in keys.filter { $0 == word } }
      }
      return output
    }
  }
}

/// What the functions say.
extension ReplyFunctions {
  /// A day in words: near ones by name, the year only where it is not this one.
  private static func day(
    _ date: CivilDate, today: CivilDate, style: String?, _ phrases: PhraseBook
  ) throws(FunctionFault) -> String {
    let weekday = try phrases.phrase("weekday.\(date.weekday.rawValue)")
    var values: [String: Argument] = [
      "weekday": .string(weekday), "day": .string(String(date.day)),
      "month": .string(try phrases.phrase("month.\(date.month)")),
    ]
    if style == "dated" {
      values["year"] = .string(String(date.year))
      return try phrases.phrase("date.dated", values)
    }
    if date.year != today.year { values["year"] = .string(String(date.year)) }
    let text = try phrases.phrase(date.year == today.year ? "date.plain" : "date.year", values)
    guard style != "plain" else { return text }
    switch date - today {
    case 0: return try phrases.phrase("date.today")
    case 1: return try phrases.phrase("date.tomorrow", ["date": .string(text)])
    case -1: return try phrases.phrase("date.yesterday", ["date": .string(text)])
    default: return text
    }
  }

  /// Words as in a sentence: "a, b and c".
  private static func list(
    _ words: [String], _ phrases: PhraseBook
  ) throws(FunctionFault) -> String {
    guard let first = words.first, let last = words.last else { throw .badOperand }
    guard words.count > 1 else { return first }
    var head = first
    for word in words.dropFirst().dropLast() {
      head = try phrases.phrase("list.more", ["a": .string(head), "b": .string(word)])
    }
    return try phrases.phrase("list.two", ["a": .string(head), "b": .string(last)])
  }

  /// A whole number that a diary can hold; a larger one is a fault.
  private static func whole(_ input: FunctionInput) throws(FunctionFault) -> Int {
    switch input.value {
    case .integer(let number) where number.magnitude < 1_000_000_000: return number
    case .number(let number) where number.isFinite && abs(number) < 1e9:
      return Int(number.rounded())
    default: throw .badOperand
    }
  }

  private static func number(_ input: FunctionInput) throws(FunctionFault) -> Double {
    switch input.value {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: throw .badOperand
    }
  }
}

import Civil
import Knowledge
import MessageFormat
import Records

/// The functions in the namespace `bloom` that replies may call, with the phrases behind them.
struct ReplyFunctions: Sendable {
  /// Phrases are read when they are spoken; few are.
  private let phrases: [String: String]
  private let locale: String
  private let templates = TemplateStore()

  /// Reads the phrases of the library's language.
  init(library: Library) throws(KnowledgeError) {
    var phrases: [String: String] = [:]
    let path = library.path(of: "language.rec")
    for record in try library.records(path, type: "Phrase") {
      let text = record["Text"] ?? ""
      phrases[record["Id"] ?? ""] = text
      guard !library.isEmbedded else { continue }
      do throws(SyntaxError) {
        _ = try Template(parsing: text)
      } catch {
        throw .malformed(record.error(error.problem, remedy: error.remedy))
      }
    }
    self.phrases = phrases
    locale = library.language
  }

  /// Formats a reply, with what went wrong beside the text.
  func format(
    _ text: String, _ arguments: [String: Argument], today: CivilDate
  ) -> (text: String, faults: [String]) {
    do throws(SyntaxError) {
      let formatted = try templates.template(text)
        .format(arguments, functions: registry(today: today), locale: locale)
      return (formatted.text, formatted.errors.map { "\($0)" })
    } catch {
      return ("", [error.description])
    }
  }

  /// The functions that a reply may call on a day.
  func registry(today: CivilDate) -> FunctionRegistry {
    var registry = FunctionRegistry.standard
    register("bloom:day", in: &registry) { input throws(FunctionFault) in
      guard case .date(let date)? = input.value else { throw .badOperand }
      return day(date, today: today, isPlain: input.options.text("style") == "plain")
    }
    for name in ["days", "weeks", "cycles", "starts", "gaps", "kicks", "nights", "sessions"] {
      register("bloom:" + name, in: &registry) { input throws(FunctionFault) in
        phrase(name, ["n": .integer(try Self.whole(input))])
      }
    }
    register("bloom:away", in: &registry) { input throws(FunctionFault) in
      let days = try Self.whole(input)
      if days == 0 { return phrase("away.today") }
      return phrase(days > 0 ? "away.ahead" : "away.past", ["n": .integer(abs(days))])
    }
    for name in ["phase", "trimester", "confidence", "mode", "measure", "month", "weekday"] {
      register("bloom:" + name, in: &registry) { input throws(FunctionFault) in
        guard let value = input.value else { throw .badOperand }
        return phrase(name + "." + value.text)
      }
    }
    registerSizes(&registry)
    return registry
  }

  private func registerSizes(_ registry: inout FunctionRegistry) {
    register("bloom:span", in: &registry) { input throws(FunctionFault) in
      let seconds = try Self.whole(input)
      if seconds < 90 { return phrase("span.seconds", ["n": .integer(seconds)]) }
      let halves = (seconds + 15) / 30
      return phrase(
        halves % 2 == 0 ? "span.minutes" : "span.half", ["n": .integer(halves / 2)])
    }
    register("bloom:qty", in: &registry) { input throws(FunctionFault) in
      let quantity = try QuantityPhrase(try Self.number(input), input.options)
      return phrase(quantity.id, ["n": .number(quantity.amount)])
    }
    register("bloom:list", in: &registry) { input throws(FunctionFault) in
      guard case .list(let words)? = input.value, let last = words.last else { throw .badOperand }
      let rest = words.dropLast()
      guard let first = rest.first else { return last }
      let head = rest.dropFirst().reduce(first) { text, word in
        phrase("list.more", ["a": .string(text), "b": .string(word)])
      }
      return phrase("list.two", ["a": .string(head), "b": .string(last)])
    }
  }

  private func register(
    _ name: String, in registry: inout FunctionRegistry,
    _ body: @escaping @Sendable (FunctionInput) throws(FunctionFault) -> String
  ) {
    registry.register(name) { input throws(FunctionFault) in
      let text = try body(input)
      return FunctionOutput(value: input.value, options: input.options, text: { text })
    }
  }

  private func phrase(_ id: String, _ arguments: [String: Argument] = [:]) -> String {
    guard let template = phrases[id].flatMap({ try? templates.template($0) }) else { return "" }
    return template.format(arguments, locale: locale).text
  }

  /// A day in words: near ones by name, the year only where it is not this one.
  private func day(_ date: CivilDate, today: CivilDate, isPlain: Bool) -> String {
    let weekday = phrase("weekday.\(date.weekday.rawValue)")
    let text = phrase(
      date.year == today.year ? "date.plain" : "date.year",
      [
        "weekday": .string(weekday), "day": .string(String(date.day)),
        "month": .string(phrase("month.\(date.month)")), "year": .string(String(date.year)),
      ])
    guard !isPlain else { return text }
    switch date - today {
    case 0: return phrase("date.today")
    case 1: return phrase("date.tomorrow", ["date": .string(text)])
    case -1: return phrase("date.yesterday", ["date": .string(text)])
    default: return text
    }
  }

  private static func whole(_ input: FunctionInput) throws(FunctionFault) -> Int {
    switch input.value {
    case .integer(let number): return number
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

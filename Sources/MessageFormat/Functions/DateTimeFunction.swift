import Civil

/// The functions that format days and times.
///
/// They take a day, a time of day, a moment, or a text such as `2026-03-11T09:30:00`; nothing is
/// moved between zones. None of them selects. What is shown has to be a literal; only the options
/// that override the value or the locale go on to a function that takes this one's output.
enum DateTimeFunction {
  /// `:date`: the day, by the options `fields` and `length`.
  static let date: FunctionRegistry.Function = { input throws(FunctionFault) in
    let value = try operand(of: input, needsDate: true)
    var options = Reader(input.options)
    let style = options.dateStyle(fields: "fields", length: "length")
    return output(input, value, options.ignored) { $0.pieces(style) }
  }

  /// `:time`: the time, by the option `precision`.
  static let time: FunctionRegistry.Function = { input throws(FunctionFault) in
    let value = try operand(of: input, needsDate: false)
    var options = Reader(input.options)
    let style = options.timeStyle(precision: "precision")
    return output(input, value, options.ignored) { $0.pieces(style) }
  }

  /// `:datetime`: both, by the options `dateFields`, `dateLength` and `timePrecision`.
  static let datetime: FunctionRegistry.Function = { input throws(FunctionFault) in
    let value = try operand(of: input, needsDate: true)
    var options = Reader(input.options)
    let date = options.dateStyle(fields: "dateFields", length: "dateLength")
    let time = options.timeStyle(precision: "timePrecision")
    let isEnglish = input.tag.language == .english
    let joint = !isEnglish ? "T" : date.length == .long ? " at " : ", "
    return output(input, value, options.ignored) {
      $0.pieces(date) + [FormattedPiece("literal", joint)] + $0.pieces(time)
    }
  }

  private static func operand(
    of input: FunctionInput, needsDate: Bool
  ) throws(FunctionFault) -> DateTimeValue {
    guard let value = input.value.flatMap({ DateTimeValue($0) }), !needsDate || value.date != nil
    else { throw .badOperand }
    return value
  }

  private static func output(
    _ input: FunctionInput, _ value: DateTimeValue, _ ignored: [String],
    pieces: @escaping @Sendable (DateTimeLayout) -> [FormattedPiece]
  ) -> FunctionOutput {
    let layout = DateTimeLayout(value: value, locale: input.tag)
    var output = FunctionOutput(
      value: input.value, options: input.options.only(Reader.overrides),
      direction: input.tag.direction,
      text: { pieces(layout).reduce(into: "") { $0 += $1.value } })
    output.type = "datetime"
    output.pieces = { pieces(layout) }
    output.ignoredOptions = ignored
    return output
  }

  /// Reads options, and notes those that do not fit.
  private struct Reader {
    static let overrides: Set<String> = ["hour12", "calendar", "timeZone"]

    private let options: FunctionOptions
    private(set) var ignored: [String] = []

    init(_ options: FunctionOptions) {
      self.options = options
      let known = [
        "calendar": ["gregory", "iso8601"], "timeZone": ["input"],
        "hour12": ["true", "false"],
      ]
      for entry in options.entries {
        guard let words = known[entry.name], !words.contains(entry.value.text) else { continue }
        ignored.append(entry.name)
      }
    }

    mutating func dateStyle(fields: String, length: String) -> DateStyle {
      DateStyle(fields: word(fields) ?? .yearMonthDay, length: word(length) ?? .medium)
    }

    mutating func timeStyle(precision: String) -> TimeStyle {
      let zone: ZoneStyle? = word("timeZoneStyle")
      return TimeStyle(
        precision: word(precision) ?? .minute,
        isTwelveHour: options.text("hour12").flatMap { Bool($0) }, showsZone: zone != nil)
    }

    private enum ZoneStyle: String { case long, short }

    /// The value of an option that has to be a literal.
    private mutating func word<Word: RawRepresentable>(_ name: String) -> Word?
    where Word.RawValue == String {
      guard let text = options.text(name) else { return nil }
      let word = options.isLiteral(name) ? Word(rawValue: text) : nil
      if word == nil { ignored.append(name) }
      return word
    }
  }
}

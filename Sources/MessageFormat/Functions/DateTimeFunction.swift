import Civil

/// The functions that format days and times.
///
/// They take a day, a time of day, a moment, or a text such as `2026-03-11T09:30:00`; nothing is
/// moved between zones. None of them selects.
enum DateTimeFunction {
  /// `:date`: the day, by the options `fields` and `length`.
  static let date: FunctionRegistry.Function = { input throws(FunctionFault) in
    let value = try operand(of: input, needsDate: true)
    var options = Reader(input.options)
    let style = options.dateStyle(
      fields: ["fields", "dateFields"], length: ["length", "dateLength"])
    return output(input, value, options.ignored) { $0.pieces(style) }
  }

  /// `:time`: the time, by the option `precision`.
  static let time: FunctionRegistry.Function = { input throws(FunctionFault) in
    let value = try operand(of: input, needsDate: false)
    var options = Reader(input.options)
    let style = options.timeStyle(precision: ["precision", "timePrecision"])
    return output(input, value, options.ignored) { $0.pieces(style) }
  }

  /// `:datetime`: both, by the options `dateFields`, `dateLength` and `timePrecision`.
  static let datetime: FunctionRegistry.Function = { input throws(FunctionFault) in
    let value = try operand(of: input, needsDate: true)
    var options = Reader(input.options)
    let date = options.dateStyle(
      fields: ["dateFields", "fields"], length: ["dateLength", "length"])
    let time = options.timeStyle(precision: ["timePrecision", "precision"])
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
      value: input.value, options: input.options.only(Reader.names),
      direction: input.tag.direction,
      text: { pieces(layout).reduce(into: "") { $0 += $1.value } })
    output.type = "datetime"
    output.pieces = { pieces(layout) }
    output.ignoredOptions = ignored
    return output
  }

  /// Reads options, and notes those that do not fit.
  private struct Reader {
    static let names: Set<String> = [
      "fields", "length", "precision", "dateFields", "dateLength", "timePrecision",
      "timeZoneStyle", "hour12", "calendar", "timeZone",
    ]

    private let options: FunctionOptions
    private(set) var ignored: [String] = []

    init(_ options: FunctionOptions) {
      self.options = options
      let known = [
        "calendar": ["gregory", "iso8601"], "timeZone": ["input"],
        "timeZoneStyle": ["long", "short"], "hour12": ["true", "false"],
      ]
      for entry in options.entries {
        guard let words = known[entry.name], !words.contains(entry.value.text) else { continue }
        ignored.append(entry.name)
      }
    }

    mutating func dateStyle(fields: [String], length: [String]) -> DateStyle {
      DateStyle(fields: word(fields) ?? .yearMonthDay, length: word(length) ?? .medium)
    }

    mutating func timeStyle(precision: [String]) -> TimeStyle {
      TimeStyle(
        precision: word(precision) ?? .minute,
        isTwelveHour: options.text("hour12").flatMap { Bool($0) },
        showsZone: options["timeZoneStyle"] != nil)
    }

    /// The value of the first of some options that is given.
    private mutating func word<Word: RawRepresentable>(_ names: [String]) -> Word?
    where Word.RawValue == String {
      guard let name = names.first(where: { options[$0] != nil }), let text = options.text(name)
      else { return nil }
      let word = Word(rawValue: text)
      if word == nil { ignored.append(name) }
      return word
    }
  }
}

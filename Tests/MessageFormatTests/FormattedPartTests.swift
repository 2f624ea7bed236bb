import MessageFormat
import Testing

/// What formatting to parts gives.
struct FormattedPartTests {
  private func parts(
    _ source: String, _ arguments: [String: Argument] = [:], locale: String = "en"
  ) throws -> [FormattedPart] {
    let template = try Template(parsing: source)
    let formatted = template.formatToParts(arguments, locale: locale, isolation: .marks)
    let text = template.format(arguments, locale: locale, isolation: .marks).text
    #expect(formatted.parts.map(\.text).joined() == text)
    return formatted.parts
  }

  private func pieces(_ source: String, locale: String = "en") throws -> [String] {
    guard
      case .value(let value)? = try parts(source, locale: locale).first(where: {
        if case .value = $0 { true } else { false }
      })
    else { return [] }
    #expect(value.pieces.map(\.value).joined() == value.text)
    return value.pieces.map { "\($0.type) \($0.value)" }
  }

  @Test func `text, marks, values, fallbacks and markup stand apart`() throws {
    let parts = try parts("a {#b u:id=i x=$s}{$s :string u:dir=rtl u:id=j}{/b} {$none}", ["s": "v"])
    #expect(
      parts == [
        .text("a "),
        .markup(
          FormattedMarkup(kind: .open, name: "b", options: ["x": "v"], id: "i")),
        .isolation("\u{2067}"),
        .value(
          FormattedValue(
            type: "string", text: "v", pieces: [], direction: .rightToLeft, id: "j", locale: "en")),
        .isolation("\u{2069}"),
        .markup(FormattedMarkup(kind: .close, name: "b", options: [:], id: nil)),
        .text(" "), .isolation("\u{2068}"), .fallback(source: "$none"), .isolation("\u{2069}"),
      ])
  }

  @Test(arguments: [
    ("{1234.5 :number}", ["integer 1", "group ,", "integer 234", "decimal .", "fraction 5"]),
    ("{-1 :number}", ["minusSign -", "integer 1"]),
    ("{1 :number signDisplay=always}", ["plusSign +", "integer 1"]),
    ("{0.5 :percent}", ["integer 50", "percentSign %"]),
    (
      "{-5 :currency currency=EUR}",
      ["minusSign -", "currency €", "integer 5", "decimal .", "fraction 00"]
    ),
    (
      "{|2006-01-02| :date}",
      ["month Jan", "literal  ", "day 2", "literal , ", "year 2006"]
    ),
  ])
  func `a value is made of pieces`(source: String, pieces: [String]) throws {
    #expect(try self.pieces(source) == pieces)
  }

  @Test(arguments: [
    ("hi", "12,34,567"), ("es", "1.234.567"), ("de", "1.234.567"), ("pt-PT", "1\u{A0}234\u{A0}567"),
    ("ar-EG", "١٬٢٣٤٬٥٦٧"), ("ar-MA", "1.234.567"), ("zh-Hant", "1,234,567"),
    ("es-MX", "1,234,567"),
  ])
  func `digits are grouped and written as the language does`(locale: String, text: String) throws {
    #expect(try Template(parsing: "{1234567 :number}").format(locale: locale).text == text)
  }

  @Test(arguments: [("es", "1234"), ("pt-PT", "1234"), ("de", "1.234")])
  func `four digits are one group in some languages`(locale: String, text: String) throws {
    #expect(try Template(parsing: "{1234 :number}").format(locale: locale).text == text)
  }
}

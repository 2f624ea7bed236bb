import MessageFormat
import Testing

/// How amounts of money are written.
struct CurrencyTests {
  private func show(_ source: String, locale: String = "en") throws -> String {
    let formatted = try Template(parsing: source).format(locale: locale)
    #expect(formatted.errors == [])
    return formatted.text
  }

  @Test(arguments: [
    ("42 :currency currency=EUR", "€42.00"), ("-42 :currency currency=EUR", "-€42.00"),
    ("1234.567 :currency currency=usd", "$1,234.57"), ("42 :currency currency=JPY", "¥42"),
    ("42 :currency currency=KWD", "KWD\u{A0}42.000"),
    ("42 :currency currency=CAD", "CA$42.00"),
    ("42 :currency currency=CAD currencyDisplay=narrowSymbol", "$42.00"),
    ("42 :currency currency=EUR currencyDisplay=code", "EUR\u{A0}42.00"),
    ("42 :currency currency=EUR currencyDisplay=name", "42.00\u{A0}euros"),
    ("1 :currency currency=JPY currencyDisplay=name", "1\u{A0}Japanese yen"),
    ("1 :currency currency=EUR currencyDisplay=name fractionDigits=0", "1\u{A0}euro"),
    ("42 :currency currency=XYZ currencyDisplay=name", "42.00\u{A0}XYZ"),
    ("42 :currency currency=EUR currencyDisplay=never", "42.00"),
    ("-42 :currency currency=EUR currencySign=accounting", "(€42.00)"),
    ("42 :currency currency=EUR fractionDigits=0", "€42"),
    ("42 :currency currency=EUR fractionDigits=auto", "€42.00"),
    ("42 :currency currency=EUR signDisplay=always", "+€42.00"),
    ("12345 :currency currency=EUR useGrouping=never", "€12345.00"),
  ])
  func `an amount is written with its currency`(source: String, text: String) throws {
    #expect(try show("{\(source)}") == text)
  }

  @Test(arguments: [
    ("de", "1.234,50\u{A0}€"), ("fr", "1\u{202F}234,50\u{A0}€"), ("es", "1234,50\u{A0}€"),
    ("pt", "€\u{A0}1.234,50"), ("hi", "€1,234.50"),
  ])
  func `a language puts the currency in its place`(locale: String, text: String) throws {
    #expect(try show("{1234.5 :currency currency=EUR}", locale: locale) == text)
  }

  @Test(arguments: [
    ("{42 :currency}", FormattingError.badOperand(function: "currency", source: "|42|")),
    ("{42 :currency currency=EURO}", .badOption(function: "currency", option: "currency")),
    ("{42 :currency currency=|€€€|}", .badOption(function: "currency", option: "currency")),
    ("{x :currency currency=EUR}", .badOperand(function: "currency", source: "|x|")),
    (
      "{1 :currency currency=EUR currencyDisplay=big}",
      .badOption(function: "currency", option: "currencyDisplay")
    ),
    (
      "{1 :currency currency=EUR currencySign=loud}",
      .badOption(function: "currency", option: "currencySign")
    ),
    (
      "{1 :currency currency=EUR fractionDigits=-1}",
      .badOption(function: "currency", option: "fractionDigits")
    ),
  ])
  func `what is no amount is told`(source: String, error: FormattingError) throws {
    #expect(try Template(parsing: source).format().errors == [error])
  }
}

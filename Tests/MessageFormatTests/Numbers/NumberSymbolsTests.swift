import MessageFormat
import Testing

/// The signs of languages and their regions, as the Unicode CLDR 48 has them.
struct NumberSymbolsTests {
  private func show(_ source: String, _ locale: String) throws -> String {
    try Template(parsing: source).format(locale: locale).text
  }

  @Test(arguments: [
    ("en", "1,234,567.5"), ("en-GB", "1,234,567.5"), ("en-IN", "12,34,567.5"),
    ("en-ZA", "1\u{A0}234\u{A0}567,5"), ("en-u-nu-latn", "1,234,567.5"),
    ("es", "1.234.567,5"), ("es-ES", "1.234.567,5"), ("es-419", "1,234,567.5"),
    ("es-MX", "1,234,567.5"), ("es-US", "1,234,567.5"), ("es-PE", "1,234,567.5"),
    ("es-AR", "1.234.567,5"), ("es-BO", "1.234.567,5"), ("es-CL", "1.234.567,5"),
    ("es-CO", "1.234.567,5"), ("es-EC", "1.234.567,5"), ("es-PY", "1.234.567,5"),
    ("es-UY", "1.234.567,5"), ("es-VE", "1.234.567,5"), ("es-CR", "1\u{A0}234\u{A0}567,5"),
    ("es-GQ", "1.234.567,5"), ("es-PH", "1.234.567,5"),
    ("fr", "1\u{202F}234\u{202F}567,5"), ("fr-CA", "1\u{A0}234\u{A0}567,5"),
    ("fr-MA", "1.234.567,5"), ("fr-CH", "1\u{202F}234\u{202F}567,5"),
    ("de", "1.234.567,5"), ("de-AT", "1\u{A0}234\u{A0}567,5"), ("de-CH", "1'234'567.5"),
    ("de-LI", "1'234'567.5"), ("pt", "1.234.567,5"), ("pt-BR", "1.234.567,5"),
    ("pt-PT", "1\u{A0}234\u{A0}567,5"), ("pt-MZ", "1\u{A0}234\u{A0}567,5"),
    ("hi", "12,34,567.5"), ("ar", "1,234,567.5"), ("ar-AE", "1,234,567.5"),
    ("ar-EG", "١٬٢٣٤٬٥٦٧٫٥"), ("ar-SA", "١٬٢٣٤٬٥٦٧٫٥"), ("ar-MA", "1.234.567,5"),
    ("zh-Hant", "1,234,567.5"), ("xx", "1,234,567.5"),
  ])
  func `a number is written with the signs of its region`(locale: String, text: String) throws {
    #expect(try show("{1234567.5 :number}", locale) == text)
  }

  @Test(arguments: [
    ("es", "1234"), ("es-GQ", "1234"), ("es-419", "1,234"), ("es-AR", "1.234"), ("pt-PT", "1234"),
    ("pt-AO", "1\u{A0}234"), ("pt", "1.234"), ("de", "1.234"),
  ])
  func `four digits are one group in some regions`(locale: String, text: String) throws {
    #expect(try show("{1234 :number}", locale) == text)
  }

  @Test(arguments: [
    ("en", "50%"), ("es", "50\u{A0}%"), ("es-419", "50%"), ("es-AR", "50%"), ("fr", "50\u{A0}%"),
    ("fr-CH", "50%"), ("de", "50\u{A0}%"), ("de-CH", "50%"), ("pt", "50%"), ("pt-PT", "50%"),
    ("hi", "50%"), ("ar", "50\u{200E}%\u{200E}"), ("ar-EG", "٥٠٪\u{61C}"), ("zh", "50%"),
  ])
  func `a percentage ends as its region ends it`(locale: String, text: String) throws {
    #expect(try show("{0.5 :percent}", locale) == text)
  }

  @Test(arguments: [
    ("en", "-1"), ("de", "-1"), ("ar", "\u{200E}-1"), ("ar-EG", "\u{61C}-١"),
    ("ar-MA", "\u{200E}-1"),
  ])
  func `a minus keeps its side`(locale: String, text: String) throws {
    #expect(try show("{-1 :number}", locale) == text)
    let parts = try Template(parsing: "{-1 :number}").formatToParts(locale: locale).parts
    #expect(parts.map(\.text).joined() == text)
  }
}

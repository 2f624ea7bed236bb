import MessageFormat
import Testing

/// How numbers are written and what they select.
struct NumberStyleTests {
  private func show(_ source: String, locale: String = "en") throws -> String {
    let formatted = try Template(parsing: source).format(locale: locale)
    #expect(formatted.errors == [])
    return formatted.text
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("1.5", "1.5"), ("1.2345", "1.235"), ("1.2344", "1.234"),
    ("999.9996", "1,000"), ("0.0004", "0"), ("0.0005", "0.001"), ("1e3", "1,000"),
    ("12e-1", "1.2"), ("1234567.891", "1,234,567.891"), ("1e21", "1,000,000,000,000,000,000,000"),
    ("0.1", "0.1"), ("9007199254740993", "9,007,199,254,740,993"),
  ])
  func `a number is written exactly, rounded to three places`(
    number: String, text: String
  ) throws {
    #expect(try show("{\(number) :number}") == text)
  }

  @Test(arguments: [
    ("1", "minimumFractionDigits=2", "1.00"), ("1.239", "maximumFractionDigits=2", "1.24"),
    ("0.5", "maximumFractionDigits=0", "1"), ("-0.5", "maximumFractionDigits=0", "-1"),
    ("0.4", "maximumFractionDigits=0", "0"), ("0.04", "maximumFractionDigits=0", "0"),
    ("5", "minimumIntegerDigits=2", "05"), ("0.5", "minimumIntegerDigits=3", "000.5"),
    ("1234.5", "maximumSignificantDigits=2", "1,200"),
    ("0.01234", "maximumSignificantDigits=2", "0.012"),
    ("1.5", "minimumSignificantDigits=4", "1.500"), ("0", "minimumSignificantDigits=2", "0.0"),
    ("1", "signDisplay=always", "+1"), ("0", "signDisplay=exceptZero", "0"),
    ("-1", "signDisplay=never", "1"), ("-0", "signDisplay=negative", "0"),
    ("1234", "useGrouping=never", "1234"), ("1234", "useGrouping=min2", "1234"),
    ("12345", "useGrouping=min2", "12,345"),
  ])
  func `options change how it is written`(
    number: String, option: String, text: String
  ) throws {
    #expect(try show("{\(number) :number \(option)}") == text)
  }

  @Test(arguments: [
    ("{4.5 :integer}", "5"), ("{-4.4 :integer}", "-4"), ("{0.255 :percent}", "26%"),
    ("{0.255 :percent minimumFractionDigits=1}", "25.5%"), ("{40 :offset add=2}", "42"),
    ("{40 :offset subtract=42}", "-2"),
  ])
  func `other functions of numbers`(source: String, text: String) throws {
    #expect(try show(source) == text)
  }

  @Test func `a language writes numbers in its own way`() throws {
    #expect(try show("{1234.5 :number}", locale: "fr") == "1\u{202F}234,5")
    #expect(try show("{1234.5 :number}", locale: "en-GB") == "1,234.5")
  }

  @Test(arguments: [
    ("1", "", "one"), ("-1", "", "one"), ("1", "minimumFractionDigits=1", "other"),
    ("0", "", "other"), ("1.5", "", "other"), ("1", "select=ordinal", "one"),
    ("2", "select=ordinal", "two"), ("3", "select=ordinal", "few"),
    ("4", "select=ordinal", "other"), ("11", "select=ordinal", "other"),
    ("12", "select=ordinal", "other"), ("21", "select=ordinal", "one"),
    ("113", "select=ordinal", "other"), ("1", "select=exact", "none"),
  ])
  func `English has two forms for counting and four for ranking`(
    number: String, option: String, category: String
  ) throws {
    let source = """
      .local $n = {\(number) :number \(option)} .match $n
      zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} other {{other}} * {{none}}
      """
    #expect(try show(source) == category)
  }

  @Test func `a language that is not known has the form other alone`() throws {
    #expect(
      try show(".local $n = {1 :number} .match $n one {{one}} * {{other}}", locale: "xx") == "other"
    )
  }
}

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
    ("1.25", "halfExpand", "1.3"), ("-1.25", "halfExpand", "-1.3"), ("1.25", "halfEven", "1.2"),
    ("1.35", "halfEven", "1.4"), ("1.25", "halfTrunc", "1.2"), ("1.26", "halfTrunc", "1.3"),
    ("1.25", "halfCeil", "1.3"), ("-1.25", "halfCeil", "-1.2"), ("1.25", "halfFloor", "1.2"),
    ("-1.25", "halfFloor", "-1.3"), ("1.21", "ceil", "1.3"), ("-1.29", "ceil", "-1.2"),
    ("1.29", "floor", "1.2"), ("-1.21", "floor", "-1.3"), ("1.21", "expand", "1.3"),
    ("-1.29", "trunc", "-1.2"), ("0.001", "expand", "0.1"), ("0.001", "halfEven", "0"),
    ("9.99", "ceil", "10"), ("0.05", "halfEven", "0"), ("0.05", "halfExpand", "0.1"),
  ])
  func `the way of rounding decides between two numbers`(
    number: String, mode: String, text: String
  ) throws {
    #expect(try show("{\(number) :number maximumFractionDigits=1 roundingMode=\(mode)}") == text)
  }

  /// What ICU 78 writes for the same options.
  @Test(arguments: [
    ("12.3 :number roundingIncrement=5", "10"), ("12.5 :number roundingIncrement=5", "15"),
    ("12.333 :number roundingIncrement=5 minimumFractionDigits=2 maximumFractionDigits=2", "12.35"),
    ("12.33 :number roundingIncrement=5 minimumFractionDigits=1", "12.5"),
    (
      "11.95 :number roundingIncrement=25 minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger",
      "12"
    ),
    ("7999 :number roundingIncrement=2500", "7,500"),
    ("12.33 :currency currency=USD roundingIncrement=5", "$12.35"),
    ("0.123 :percent roundingMode=ceil", "13%"),
    ("1.23456 :number roundingPriority=morePrecision", "1.23456"),
    ("1.23456 :number roundingPriority=lessPrecision", "1.235"),
    (
      "1.23456 :number roundingPriority=morePrecision maximumSignificantDigits=2 maximumFractionDigits=2",
      "1.23"
    ),
    (
      "1.23456 :number roundingPriority=lessPrecision maximumSignificantDigits=2 maximumFractionDigits=2",
      "1.2"
    ),
    (
      "1234.5 :number roundingPriority=morePrecision maximumSignificantDigits=2 maximumFractionDigits=0",
      "1,235"
    ),
    (
      "1234.5 :number roundingPriority=lessPrecision maximumSignificantDigits=2 maximumFractionDigits=0",
      "1,200"
    ),
    ("5 :currency currency=USD trailingZeroDisplay=stripIfInteger", "$5"),
    ("5.01 :currency currency=USD trailingZeroDisplay=stripIfInteger", "$5.01"),
    ("1234.5 :integer maximumSignificantDigits=2", "1,200"),
    ("987654 :integer maximumSignificantDigits=1", "1,000,000"),
  ])
  func `options of rounding change what is shown`(source: String, text: String) throws {
    #expect(try show("{\(source)}") == text)
  }

  @Test(arguments: ["-0", "0", "0.0", "-0e5", "-0.000"])
  func `zero selects the key 0, whatever its sign`(number: String) throws {
    for call in [":number", ":integer", ":percent"] {
      #expect(
        try show(".local $n = {\(number) \(call)} .match $n 0 {{none}} * {{some}}") == "none")
    }
  }

  @Test(arguments: [
    ("minimumFractionDigits", "+2"), ("minimumFractionDigits", "007"),
    ("minimumFractionDigits", "|-0|"), ("minimumFractionDigits", "00"),
    ("minimumFractionDigits", "100"), ("minimumFractionDigits", "|1 |"),
    ("minimumFractionDigits", "||"), ("minimumFractionDigits", "1.0"),
    ("minimumFractionDigits", "a"), ("minimumIntegerDigits", "0"),
    ("maximumSignificantDigits", "0"), ("roundingIncrement", "3"), ("roundingIncrement", "05"),
    ("roundingMode", "up"), ("roundingPriority", "most"), ("trailingZeroDisplay", "never"),
    ("u:locale", "fr"), ("u:none", "x"),
  ])
  func `an option that does not fit is told and left out`(option: String, value: String) throws {
    let formatted = try Template(parsing: "{1.5 :number \(option)=\(value)}").format()
    #expect(formatted.text == "1.5")
    #expect(formatted.errors == [.badOption(function: "number", option: option)])
  }

  @Test(arguments: [
    ("{1 :offset add=+1}", "add"), ("{1 :offset add=01}", "add"), ("{1 :offset add=100}", "add"),
    ("{1 :offset subtract=|-1|}", "subtract"), ("{1 :offset add=1 subtract=1}", "add"),
    ("{1 :currency currency=EUR fractionDigits=+1}", "fractionDigits"),
  ])
  func `digits that are counted are one or two, without a sign`(
    source: String, option: String
  ) throws {
    let errors = try Template(parsing: source).format().errors
    #expect(errors.map(\.standardName) == ["bad-option"])
    #expect(errors.first?.description.contains(" the option \(option) ") == true)
  }

  @Test(arguments: [
    (Argument.integer(2), "1.50"), (.number(2), "1.50"), ("2", "1.50"), (.number(2.5), "1.5"),
    (.integer(-1), "1.5"), (.integer(.max), "1.5"), (.number(.nan), "1.5"), (true, "1.5"),
  ])
  func `an option can be a number of the program`(value: Argument, text: String) throws {
    let formatted = try Template(parsing: "{1.5 :number minimumFractionDigits=$d}")
      .format(["d": value])
    #expect(formatted.text == text)
    #expect(formatted.errors.isEmpty == (text == "1.50"))
  }

  @Test(arguments: [
    (
      "{1.5 :number minimumSignificantDigits=3 maximumSignificantDigits=2}", "1.5",
      "minimumSignificantDigits"
    ),
    (
      "{1.25 :number minimumFractionDigits=3 maximumFractionDigits=1}", "1.3",
      "minimumFractionDigits"
    ),
    (
      "{1 :number roundingIncrement=5 maximumFractionDigits=2}", "1", "roundingIncrement"
    ),
    ("{12 :number roundingIncrement=5 maximumSignificantDigits=1}", "10", "roundingIncrement"),
    ("{1.5 :integer minimumFractionDigits=1}", "2", "minimumFractionDigits"),
    ("{1.5 :integer roundingMode=floor}", "2", "roundingMode"),
    ("{0.5 :percent select=exact}", "50%", "select"),
    ("{0.5 :percent minimumIntegerDigits=4}", "50%", "minimumIntegerDigits"),
  ])
  func `options that contradict each other or their function are told`(
    source: String, text: String, option: String
  ) throws {
    let formatted = try Template(parsing: source).format()
    #expect(formatted.text == text)
    #expect(formatted.errors.count == 1)
    #expect(formatted.errors.first?.description.contains(" the option \(option) ") == true)
  }

  @Test(arguments: [
    (
      ".local $a = {1.234 :number minimumFractionDigits=3} {{{$a :number maximumFractionDigits=1}}}",
      "1.2"
    ),
    (
      ".local $a = {1.239 :number maximumFractionDigits=1} {{{$a :number minimumFractionDigits=2}}}",
      "1.239"
    ),
    (
      ".local $a = {1.2 :number minimumFractionDigits=3 roundingMode=ceil} {{{$a :integer}}}", "1"
    ),
    (".local $a = {0.5 :number select=exact} {{{$a :percent}}}", "50%"),
    (
      ".local $a = {1.21 :number roundingMode=ceil} {{{$a :number maximumFractionDigits=1}}}", "1.3"
    ),
  ])
  func `the options of a call come before those of its operand`(
    source: String, text: String
  ) throws {
    #expect(try show(source) == text)
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

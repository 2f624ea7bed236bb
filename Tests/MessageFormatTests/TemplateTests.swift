import Civil
import MessageFormat
import Testing

/// What messages show.
struct TemplateTests {
  private func show(_ source: String, _ arguments: [String: Argument] = [:]) throws -> String {
    let formatted = try Template(parsing: source).format(arguments)
    #expect(formatted.errors == [])
    return formatted.text
  }

  @Test(arguments: [
    ("", ""), ("Hello.", "Hello."), (" kept \n", " kept \n"), (#"\{\}\|\\"#, #"{}|\"#),
    ("{|a b|}", "a b"), ("{{quoted}}", "quoted"), ("{{ .input }}", " .input "),
    ("a {#b}c{/b} {#d/}", "a c "), ("{|x| @note=y}", "x"), ("é{|\u{301}|}", "é\u{301}"),
    ("{\u{2067}|a|\u{2069}}", "a"),
  ])
  func `a message without variables is its text`(source: String, text: String) throws {
    #expect(try Array(show(source).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `arguments of every kind are shown`() throws {
    let date = try #require(CivilDate(year: 2026, month: 3, day: 11))
    let time = try #require(ClockTime(hour: 6, minute: 45))
    let arguments: [String: Argument] = [
      "s": "text", "i": 1234, "n": 2.5, "b": true, "d": .date(date), "t": .time(time),
      "l": .list(["a", "b"]),
    ]
    #expect(
      try show("{$s} {$i} {$n} {$b} {$d} {$t} {$l}", arguments)
        == "text 1,234 2.5 true 2026-03-11 06:45 a, b")
  }

  @Test func `declarations name values`() throws {
    #expect(
      try show(
        ".input {$n :number minimumFractionDigits=1} .local $m = {$n} {{{$n} {$m} {$n :integer}}}",
        ["n": 3]) == "3.0 3.0 3")
  }

  @Test(arguments: [
    (0, "Today."), (1, "In 1 day."), (2, "In 2 days."), (1234, "In 1,234 days."),
  ])
  func `an exact number wins over its plural category`(days: Int, text: String) throws {
    let source = """
      .input {$days :integer}
      .match $days
      one {{In {$days} day.}}
      0 {{Today.}}
      * {{In {$days} days.}}
      """
    #expect(try show(source, ["days": .integer(days)]) == text)
  }

  @Test(arguments: [
    ("menstrual", 1, "rest once"), ("menstrual", 3, "rest"), ("luteal", 1, "once"),
    ("luteal", 2, "any"),
  ])
  func `the first selector decides before the second`(
    phase: String, count: Int, text: String
  ) throws {
    let source = """
      .input {$phase :string} .input {$count :number}
      .match $phase $count
      * 1 {{once}}
      menstrual * {{rest}}
      menstrual one {{rest once}}
      * * {{any}}
      """
    #expect(try show(source, ["phase": .string(phase), "count": .integer(count)]) == text)
  }

  @Test func `names compare as if composed, text stays as it is`() throws {
    let (composed, apart) = ("caf\u{E9}", "cafe\u{301}")
    let text = try Template(parsing: "{$\(apart)} \(apart)").format([composed: "x"]).text
    #expect(Array(text.unicodeScalars) == Array("x \(apart)".unicodeScalars))
  }

  @Test func `variables are those the arguments must give`() throws {
    let template = try Template(
      parsing: """
        .input {$a :number} .local $b = {$c :bloom:day style=$d} .local $f = {$b}
        .match $a 1 {{{$b} {$e}}} * {{{#x y=$g}{$f :string}}}
        """)
    #expect(template.variables == ["a", "c", "d", "e", "g"])
    #expect(template.functions == ["number", "bloom:day", "string"])
    #expect(try Template(parsing: "plain").variables == [])
  }

  @Test(arguments: [
    ("{$x}", "{$x}", [FormattingError.unresolvedVariable("x")]),
    (
      "{$x :number}", "{$x}",
      [.unresolvedVariable("x"), .badOperand(function: "number", source: "$x")]
    ),
    ("{|a \\| b| :none}", "{|a \\| b|}", [.unknownFunction("none")]),
    ("{:none}", "{:none}", [.unknownFunction("none")]),
    ("{word :number}", "{|word|}", [.badOperand(function: "number", source: "|word|")]),
    (
      "{1 :number signDisplay=some}", "1",
      [.badOption(function: "number", option: "signDisplay")]
    ),
    (
      ".local $a = {1 :none} .match $a 1 {{one}} * {{{$a}}}", "{$a}",
      [.unknownFunction("none"), .badSelector("a")]
    ),
    (
      "{1 :number minimumFractionDigits=$x}", "1",
      [.unresolvedVariable("x"), .badOption(function: "number", option: "minimumFractionDigits")]
    ),
    (
      ".local $a = {42 :number} .match $a 1 {{one}} horse {{horse}} * {{any}}", "any",
      [.badVariantKey(variable: "a", key: "horse")]
    ),
    ("{a :string u:locale=fr}", "a", [.badOption(function: "string", option: "u:locale")]),
    ("{#b u:locale=fr}c{/b}", "c", [.badOption(function: "b", option: "u:locale")]),
    ("{#b u:dir=rtl}c{/b}", "c", [.badOption(function: "b", option: "u:dir")]),
    (
      "{#b x=$x}c{/b}", "c",
      [.unresolvedVariable("x"), .badOption(function: "b", option: "x")]
    ),
    ("{:string}", "{:string}", [.badOperand(function: "string", source: ":string")]),
  ])
  func `what cannot be shown is its source, and reported`(
    source: String, text: String, errors: [FormattingError]
  ) throws {
    let formatted = try Template(parsing: source).format()
    #expect(formatted.text == text)
    #expect(formatted.errors == errors)
  }

  @Test func `every error says what to do`() {
    let errors: [FormattingError] = [
      .unresolvedVariable("x"), .unknownFunction("f"), .badOperand(function: "f", source: "$x"),
      .badOption(function: "f", option: "o"), .badSelector("x"),
      .badVariantKey(variable: "x", key: "k"),
    ]
    #expect(
      errors.map(\.description) == [
        "$x has no value; pass an argument of that name",
        "the function :f is not known; register it or correct its name",
        ":f cannot format {$x}; pass a value it takes",
        ":f cannot use the option o as it is given; correct its value",
        "$x cannot select a variant; declare it with a function that selects",
        "no value of $x selects the key k; correct the key",
      ])
  }

  @Test func `a word a function does not know is told where it selects`() throws {
    var functions = FunctionRegistry.standard
    functions.register("app:phase", keys: .words(["early", "late"])) { input in
      .text(input.value?.text ?? "")
    }
    let template = try Template(
      parsing: ".input {$p :app:phase} .match $p early {{a}} lat {{b}} * {{c}}")
    let formatted = template.format(["p": "early"], functions: functions)
    #expect(formatted.text == "a")
    #expect(formatted.errors == [.badVariantKey(variable: "p", key: "lat")])
  }

  @Test func `a number that is not finite shows as it is, and no function takes it`() throws {
    for (number, text) in [(Double.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan")] {
      #expect(try show("{$n}", ["n": .number(number)]) == text)
      let formatted = try Template(parsing: "{$n :number}").format(["n": .number(number)])
      #expect(formatted.errors == [.badOperand(function: "number", source: "$n")])
    }
  }

  @Test func `isolation sets text apart where its direction is not known`() throws {
    let template = try Template(parsing: "a {$s} {1 :number} {$s :string u:dir=rtl}")
    #expect(
      template.format(["s": "b"], isolation: .marks).text
        == "a \u{2068}b\u{2069} 1 \u{2067}b\u{2069}")
    #expect(template.format(["s": "b"]).text == "a b 1 b")
  }
}

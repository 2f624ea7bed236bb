import MessageFormat
import Testing

/// What a message asks of functions that they cannot do.
struct FunctionCheckTests {
  private let functions: FunctionRegistry = {
    var functions = FunctionRegistry.standard
    functions.register("app:day", keys: .none) { input in
      FunctionOutput(value: input.value, text: { "" })
    }
    functions.register("app:phase", keys: .words(["early", "late"])) { input in
      .text(input.value?.text ?? "")
    }
    functions.register("app:any") { input in .text(input.value?.text ?? "") }
    functions.register("app:days", keys: .numbers) { input in .text(input.value?.text ?? "") }
    return functions
  }()

  private func faults(_ source: String, locale: String = "en") throws -> [String] {
    try MessageModel.faults(in: source, functions: functions, locale: locale).map(\.description)
  }

  @Test(arguments: [
    ("en", ":number", "0 1.5 one other -3", ""),
    ("en", ":number", "two few many zero", "two few many zero"),
    ("en", ":number", "1e2 -0 1.0 01 horse", "1e2 -0 1.0 01 horse"),
    ("en", ":number select=ordinal", "one two few other many", "many"),
    ("en", ":integer select=exact", "1 one other", "one other"),
    ("ar", ":number", "zero one two few many other", ""),
    ("zh-Hant", ":number", "one other", "one"),
    ("es", ":percent", "one many two", "two"), ("en", ":offset add=1", "first", "first"),
    ("en", ":string", "two first", ""), ("en", ":app:any", "two", ""),
    ("en", ":app:days", "one 3 two", "two"), ("en", ":app:phase", "early late", ""),
  ])
  func `a key that nothing selects is told, once`(
    locale: String, call: String, keys: String, idle: String
  ) throws {
    let variants = keys.split(separator: " ").map { "\($0) {{}}" }.joined(separator: " ")
    let faults = try faults(".input {$n \(call)} .match $n \(variants) * {{}}", locale: locale)
    let expected = idle.split(separator: " ").map { " no number selects the key \($0); " }
    #expect(faults.count == expected.count)
    for (fault, words) in zip(faults, expected) { #expect(fault.contains(words)) }
  }

  @Test func `a text that is no message is refused`() {
    #expect(throws: SyntaxError.self) { try faults("{$a :app:dya} {{") }
  }

  @Test func `an unknown function is told where it is called, with those there are`() throws {
    #expect(
      try faults(".local $a = {1 :nubmer}\n.input {$b :string}\n{{{$a} {$b :app:dya}}}") == [
        """
        1:16: the function :nubmer is not known; use one of: app:any app:day app:days app:phase \
        currency date datetime integer number offset percent string time
        """,
        """
        3:12: the function :app:dya is not known; use one of: app:any app:day app:days app:phase \
        currency date datetime integer number offset percent string time
        """,
      ])
  }

  @Test(arguments: [
    (".input {$d :date} .match $d 1 {{}} * {{}}", "1:26", "$d", "date"),
    (".input {$d :app:day}\n.match $d\ntoday {{}}\n* {{}}", "2:8", "$d", "app:day"),
    (".input {$d :time} .local $e = {$d} .match $e x {{}} * {{}}", "1:43", "$e", "time"),
    (
      ".input {$d :currency currency=EUR} .match $d 1 {{}} * {{}}", "1:43", "$d",
      "currency"
    ),
  ])
  func `a selector that can never select is told where it stands`(
    source: String, place: String, name: String, function: String
  ) throws {
    #expect(
      try faults(source) == [
        """
        \(place): \(name) selects nothing, as no value of :\(function) does; \
        declare it with a function that selects, such as :string or :number
        """
      ])
  }

  @Test(arguments: [
    (
      ".input {$n :number select=$how} .match $n 1 {{}} * {{}}",
      "1:40: $n selects nothing, as its option select is the variable $how"
    ),
    (
      ".input {$n :number select=exact} .local $m = {$n :integer} .match $m 1 {{}} * {{}}",
      "1:67: $m selects nothing, as its option select is that of $n"
    ),
  ])
  func `a number whose choice of keys is no literal selects nothing`(
    source: String, start: String
  ) throws {
    let faults = try faults(source)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(start) == true, "\(faults)")
    let formatted = try Template(parsing: source).format(["n": 1, "how": "exact"])
    #expect(formatted.errors.contains { $0.standardName == "bad-selector" })
  }

  @Test func `a word that a function does not know is told with those it knows`() throws {
    let source = ".input {$p :app:phase}\n.match $p\nearly {{}}\nlaet {{}}\n* {{}}"
    #expect(
      try faults(source) == [
        "4:1: no value of :app:phase selects the key laet; use one of: early late"
      ])
  }

  @Test func `each selector has its own keys`() throws {
    let faults = try faults(
      """
      .input {$n :number} .input {$s :string} .match $n $s
      two two {{}} two one {{}} one few {{}} * * {{}}
      """)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("2:1: no number selects the key two; ") == true)
    #expect(try self.faults("text") == [])
  }

  @Test func `columns count characters, not bytes`() throws {
    #expect(try faults("体 é\u{301} {1 :x}").first?.hasPrefix("1:9: ") == true)
  }
}

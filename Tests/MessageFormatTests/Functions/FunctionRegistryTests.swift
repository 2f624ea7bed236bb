import Civil
import MessageFormat
import Testing

/// Functions that a program adds.
struct FunctionRegistryTests {
  private let functions: FunctionRegistry = {
    var functions = FunctionRegistry.standard
    functions.register("bloom:day") { input throws(FunctionFault) in
      guard case .date(let date)? = input.value else { throw .badOperand }
      guard input.options.text("style") != "odd" else { throw .badOption("style") }
      return .text("\(date.day) of \(date.month)")
    }
    functions.register("bloom:days") { input throws(FunctionFault) in
      guard case .integer(let days)? = input.value else { throw .badOperand }
      return FunctionOutput(
        value: .integer(days), text: { "\(days) d" },
        selection: { keys in keys.filter { $0 == (days < 7 ? "short" : "long") } })
    }
    return functions
  }()

  private let date: Argument = .date(CivilDate(dayNumber: 0))

  @Test func `a function formats a value with its options`() throws {
    let template = try Template(parsing: "{$d :bloom:day} {$d :bloom:day style=odd}")
    let formatted = template.format(["d": date], functions: functions)
    #expect(formatted.text == "1 of 1 {$d}")
    #expect(formatted.errors == [.badOption(function: "bloom:day", option: "style")])
  }

  @Test func `a function refuses what it does not take`() throws {
    let formatted = try Template(parsing: "{$d :bloom:day}").format(
      ["d": "x"], functions: functions)
    #expect(formatted.text == "{$d}")
    #expect(formatted.errors == [.badOperand(function: "bloom:day", source: "$d")])
  }

  @Test(arguments: [(3, "soon 3 d"), (9, "later 9")])
  func `a function selects and hands its value on`(days: Int, text: String) throws {
    let template = try Template(
      parsing: """
        .input {$n :bloom:days} .local $m = {$n :number}
        .match $n short {{soon {$n}}} * {{later {$m}}}
        """)
    let formatted = template.format(["n": .integer(days)], functions: functions)
    #expect(formatted.text == text)
    #expect(formatted.errors == [])
  }

  @Test func `the text of a function selects the key equal to it`() throws {
    let template = try Template(
      parsing: ".input {$d :bloom:day} .match $d |1 of 1| {{epoch}} * {{other}}")
    #expect(template.format(["d": date], functions: functions).text == "epoch")
  }

  @Test func `a function says which keys its values select`() {
    #expect(functions.keys(of: "bloom:day") == .any)
    #expect(functions.keys(of: "number") == .numbers)
    #expect(functions.keys(of: "date") == SelectionKeys.none)
    #expect(functions.keys(of: "none") == nil)
  }

  @Test func `a value carries 32 options on, and the others are told`() throws {
    var functions = FunctionRegistry.standard
    functions.register("app:all") { input in
      FunctionOutput(
        value: input.value, options: input.options,
        text: { input.options.names.joined(separator: " ") })
    }
    let links = (1...40).map { ".local $v\($0) = {$v\($0 - 1) :app:all o\($0)=1}" }
    let template = try Template(
      parsing: ".local $v0 = {1} \(links.joined(separator: " ")) {{{$v40 :app:all}}}")
    let formatted = template.format(functions: functions)
    #expect(formatted.errors == (1...8).map { .badOption(function: "app:all", option: "o\($0)") })
    let kept = (9...40).map { "o\($0)" }.sorted()
    #expect(formatted.text == kept.joined(separator: " "))
  }

  @Test func `names are listed in order and can be replaced`() {
    #expect(
      functions.names
        == [
          "bloom:day", "bloom:days", "currency", "date", "datetime", "integer", "number", "offset",
          "percent", "string", "time",
        ])
    #expect(FunctionRegistry.standard["bloom:day"] == nil)
  }
}

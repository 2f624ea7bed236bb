import MessageFormat
import Testing

/// The examples of the documentation say what they give.
struct ArticleTests {
  @Test(arguments: [
    (0, "Your next period may start today."), (1, "Your next period may start in 1 day."),
    (2, "Your next period may start in 2 days."),
  ])
  func `the first example counts days`(days: Int, text: String) throws {
    let template = try Template(
      parsing: """
        .input {$days :integer}
        .match $days
        0 {{Your next period may start today.}}
        one {{Your next period may start in {$days} day.}}
        * {{Your next period may start in {$days} days.}}
        """)
    #expect(template.format(["days": .integer(days)]).text == text)
  }

  @Test func `what cannot be shown is told beside the text`() throws {
    let hello = try Template(parsing: "Hello {$name}").format()
    #expect(hello.text == "Hello {$name}")
    #expect(
      hello.errors.map(\.description) == ["$name has no value; pass an argument of that name"])
  }

  @Test func `a value keeps its options`() throws {
    let template = try Template(
      parsing: ".local $share = {$part :percent maximumFractionDigits=1} {{It is {$share} of all.}}"
    )
    #expect(template.format(["part": 0.1234]).text == "It is 12.3% of all.")
  }

  @Test func `a program adds a function`() throws {
    var functions = FunctionRegistry.standard
    functions.register("app:shout") { input throws(FunctionFault) in
      guard let value = input.value else { throw .badOperand }
      return .text(value.text.uppercased())
    }
    let template = try Template(parsing: "{$name :app:shout}")
    #expect(template.format(["name": "ann"], functions: functions).text == "ANN")
  }

  @Test func `a program says which keys a function selects`() throws {
    var functions = FunctionRegistry.standard
    functions.register("app:phase", keys: .words(["early", "late"])) {
      input throws(FunctionFault) in
      guard let value = input.value else { throw .badOperand }
      return .text(value.text)
    }
    let faults = try MessageModel.faults(
      in: ".input {$p :app:phase} .match $p laet {{...}} * {{...}}", functions: functions,
      locale: "en")
    #expect(
      faults.map(\.description)
        == ["1:34: no value of :app:phase selects the key laet; use one of: early late"])
  }

  @Test(arguments: [(1, "1st"), (22, "22nd"), (13, "13th"), (103, "103rd")])
  func `a rank has its ending`(number: Int, text: String) throws {
    let rank = try Template(
      parsing: """
        .input {$n :number select=ordinal}
        .match $n
        one {{{$n}st}} two {{{$n}nd}} few {{{$n}rd}} * {{{$n}th}}
        """)
    #expect(rank.format(["n": .integer(number)]).text == text)
  }

  @Test func `markup is a part`() throws {
    #expect(
      try Template(parsing: "{#b}now{/b}").formatToParts().parts == [
        .markup(FormattedMarkup(kind: .open, name: "b")), .text("now"),
        .markup(FormattedMarkup(kind: .close, name: "b")),
      ])
  }

  @Test func `a model prints as its canonical text`() throws {
    let model = try MessageModel(parsing: "{  $day   :date  length = |long| }")
    #expect(model.description == "{$day :date length=long}")
    let greeting = MessageModel(
      body: .pattern([.text("Hello "), .expression(.variable("name"))]))
    #expect(greeting.description == "Hello {$name}")
  }
}

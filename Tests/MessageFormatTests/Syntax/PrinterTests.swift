import MessageFormat
import Testing

/// The canonical text of a message.
struct PrinterTests {
  @Test(arguments: [
    ("", ""), ("{{}}", ""), ("Hello {$name}", "Hello {$name}"),
    ("{  $a   :f  o = |b| }", "{$a :f o=b}"),
    ("{|a b|}", "{|a b|}"), ("{|ab|}", "{ab}"), ("{|\\||}", "{|\\||}"), ("{||}", "{||}"),
    ("\\{\\}\\|\\\\", "\\{\\}|\\\\"), ("{{.input}}", "{{.input}}"), ("{{ .x}}", "{{ .x}}"),
    ("{{a.}}", "a."), ("{{{$x} .}}", "{$x} ."), ("{a @b @c=|d|}", "{a @b @c=d}"),
    ("{#a b=$c /}{#a}{/a}", "{#a b=$c /}{#a}{/a}"), ("{:n:f}", "{:n:f}"),
    (".input {$a}{{x}}", ".input {$a}\n{{x}}"),
    (".local $a={1 :number}{{x}}", ".local $a = {1 :number}\n{{x}}"),
    (
      ".input{$a :string} .input{$b :number} .match $a $b |x| 1 {{one}} * * {{ two}}",
      """
      .input {$a :string}
      .input {$b :number}
      .match $a $b
      x 1 {{one}}
      * * {{ two}}
      """
    ),
  ])
  func `a message is printed in its canonical form`(source: String, printed: String) throws {
    let model = try MessageModel(parsing: source)
    #expect(model.description == printed)
    #expect(try MessageModel(parsing: printed) == model)
  }

  @Test func `a model built by hand becomes a template`() throws {
    let model = MessageModel(
      declarations: [.init(.input, "n", .init(operand: .variable("n"), function: .init("number")))],
      body: .match(
        selectors: ["n"],
        variants: [
          .init(keys: [.literal("1")], pattern: [.text("one")]),
          .init(keys: [.any], pattern: [.expression(.variable("n")), .text(" of them")]),
        ]))
    let template = try Template(model)
    #expect(template.model == model)
    #expect(template.format(["n": 1]).text == "one")
    #expect(template.format(["n": 2]).text == "2 of them")
  }

  @Test(arguments: [
    [MessageModel.Part.text(""), .text(".local")], [.text(" "), .text(".x")],
    [.text("\u{3000}"), .text(""), .text("."), .text("y")], [.text("a"), .text("b")],
    [.text(""), .expression(.variable("x")), .text("")],
  ])
  func `texts in a row are one text`(pattern: [MessageModel.Part]) throws {
    let model = MessageModel(body: .pattern(pattern))
    let plain = pattern.reduce(into: "") { text, part in
      switch part {
      case .text(let own): text += own
      case .expression: text += "v"
      case .markup: break
      }
    }
    #expect(try Template(model).format(["x": "v"]).text == plain)
  }

  @Test(arguments: [
    MessageModel(body: .pattern([.expression(.variable("x} {$y"))])),
    MessageModel(body: .pattern([.expression(.init(operand: nil, function: .init("f a=b")))])),
    MessageModel(
      body: .pattern([
        .expression(
          .init(
            operand: .literal("1"), function: .init("f", options: [.init("a=1 b", .literal("2"))])))
      ])),
    MessageModel(body: .pattern([.markup(.init(.open, "b /"))])),
    MessageModel(
      body: .pattern([
        .expression(.init(operand: .literal("a"), attributes: [.init("b @c")]))
      ])),
    MessageModel(
      declarations: [.init(.local, "a = {1} .local $b", .init(operand: .literal("2")))],
      body: .pattern([])),
    MessageModel(
      declarations: [.init(.input, "a", .init(operand: .variable("b")))], body: .pattern([])),
  ])
  func `a name that reads as something else is refused`(model: MessageModel) throws {
    let error = try #require(throws: SyntaxError.self) { try Template(model) }
    #expect(error.problem == "the model has a name or part that reads as another")
  }

  @Test func `a model that breaks its own rules is looked at without a trap`() throws {
    let model = MessageModel(
      declarations: [.init(.input, "n", .init(operand: .variable("n"), function: .init("number")))],
      body: .match(
        selectors: ["n"],
        variants: [.init(keys: [], pattern: []), .init(keys: [.any, .any], pattern: [])]))
    #expect(model.variables == ["n"])
    #expect(model.functions == ["number"])
    #expect(model.patterns == [[], []])
    #expect(throws: SyntaxError.self) { try Template(model) }
  }

  @Test(arguments: [
    MessageModel(body: .pattern([.expression(.variable("a b"))])),
    MessageModel(body: .pattern([.expression(.init(operand: nil))])),
    MessageModel(body: .pattern([.text("\0")])),
    MessageModel(body: .match(selectors: [], variants: [])),
    MessageModel(body: .match(selectors: ["x"], variants: [.init(keys: [.any], pattern: [])])),
  ])
  func `a model that is no message is refused`(model: MessageModel) {
    #expect(throws: SyntaxError.self) { try Template(model) }
  }
}

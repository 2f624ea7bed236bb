import MessageFormat
import MessageFormatSuite
import Testing

/// The functions the suite asks its runner to supply, with what no case of it has.
struct TestFunctionsTests {
  @Test(arguments: [
    Argument.number(.infinity), .number(-.infinity), .number(.nan), .number(1e30), "1e30", "inf",
    "nan", "0x1p80", "-1e300",
  ])
  func `a number that has no whole part to show is refused`(value: Argument) throws {
    let template = try Template(parsing: "{$n :test:function}")
    let formatted = template.format(["n": value], functions: .withTestFunctions)
    #expect(formatted.errors == [.badOperand(function: "test:function", source: "$n")])
  }

  @Test func `options other than its own are not handed on`() throws {
    let template = try Template(
      parsing: ".local $a = {1 :test:function decimalPlaces=1 x=y} {{{$a :test:function}}}")
    #expect(template.format(functions: .withTestFunctions).text == "1.0")
  }
}

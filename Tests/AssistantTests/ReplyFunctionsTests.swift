import Civil
import Knowledge
import MessageFormat
import Testing

@testable import Assistant

/// The phrases that replies are put together from.
struct ReplyFunctionsTests {
  private static let path = "en/language.rec"

  @Test func `every phrase that is built in can be read`() throws {
    let text = try #require(Library.embedded().text(Self.path))
    #expect(throws: Never.self) {
      try ReplyFunctions(library: Library(files: [Self.path: text]))
    }
  }

  @Test func `a phrase of a folder that cannot be read is told with its place`() throws {
    let library = Library(files: [Self.path: "%rec: Phrase\n\nId: days\nText: {$n\n"])
    let error = try #require(throws: KnowledgeError.self) { try ReplyFunctions(library: library) }
    #expect(error.description.hasPrefix("en/language.rec:3:1: "))
  }

  private func say(_ text: String, _ value: Argument) throws -> (text: String, faults: [String]) {
    try ReplyFunctions(library: Rehearsal.library)
      .format(text, ["v": value], today: CivilDate(dayNumber: 20_521))
  }

  @Test(arguments: [
    ("mm", 3.0, "", "3 mm"), ("mm", 99, "", "99 mm"), ("mm", 100, "", "10 cm"),
    ("mm", 512, "", "51 cm"), ("mm", 25.4, "system=imperial", "1 in"),
    ("mm", 512, "system=imperial", "20.2 in"), ("g", 0, "", "0 g"), ("g", 999, "", "999 g"),
    ("g", 1000, "", "1 kg"), ("g", 3480, "", "3.5 kg"), ("g", 340, "system=imperial", "12 oz"),
    ("g", 3480, "system=imperial", "7.7 lb"), ("ml", 250, "", "250 ml"), ("ml", 1500, "", "1.5 l"),
    ("ml", 250, "system=imperial", "8.5 fl oz"), ("celsius", 36.65, "", "36.7 °C"),
    ("celsius", 37, "system=imperial", "98.6 °F"), ("celsius", -2, "system=metric", "-2 °C"),
    ("g", 1_234_567, "", "1,234.6 kg"),
  ])
  func `an amount is said in the unit that fits`(
    unit: String, number: Double, option: String, text: String
  ) throws {
    let said = try say("{$v :bloom:qty unit=\(unit) \(option)}", .number(number))
    #expect(said.text == text)
    #expect(said.faults == [])
  }

  @Test(arguments: [
    ("", Argument.number(1)), ("unit=stone", .number(1)), ("unit=g system=old", .number(1)),
    ("unit=g", .number(.nan)), ("unit=g", .number(.infinity)), ("unit=g", .string("1")),
    ("unit=mm", .bool(true)), ("unit=ml", .list([])),
  ])
  func `what is no amount is a fault`(options: String, value: Argument) throws {
    let said = try say("{$v :bloom:qty \(options)}", value)
    #expect(said.text == "{$v}")
    #expect(said.faults.count == 1)
  }

  @Test(arguments: [
    ("bloom:day", Argument.integer(1)), ("bloom:day", .string("2026-03-09")),
    ("bloom:days", .string("3")), ("bloom:days", .number(.nan)), ("bloom:days", .number(1e300)),
    ("bloom:away", .bool(true)), ("bloom:span", .list(["1"])), ("bloom:list", .list([])),
    ("bloom:list", .string("a")), ("bloom:weeks", .number(-.infinity)),
  ])
  func `a value of another kind is a fault, never a wrong word`(
    function: String, value: Argument
  ) throws {
    let said = try say("{$v :\(function)}", value)
    #expect(said.text == "{$v}")
    #expect(said.faults == [":\(function) cannot format {$v}; pass a value it takes"])
  }

  @Test(arguments: [
    ("bloom:days", 0, "0 days"), ("bloom:days", 1, "1 day"), ("bloom:days", 365, "365 days"),
    ("bloom:days", 1234, "1,234 days"), ("bloom:away", 0, "today"), ("bloom:away", 1, "tomorrow"),
    ("bloom:away", -9, "9 days ago"), ("bloom:kicks", 1, "1 movement"),
    ("bloom:nights", 2, "2 nights"), ("bloom:sessions", 1, "1 session"),
    ("bloom:month", 12, "December"), ("bloom:weekday", 1, "Monday"),
  ])
  func `a number has its word`(function: String, number: Int, text: String) throws {
    #expect(try say("{$v :\(function)}", .integer(number)).text == text)
  }

  @Test(arguments: ["menstrual", "follicular", "ovulation", "luteal"])
  func `every phase has its word`(phase: String) throws {
    let said = try say("{$v :bloom:phase}", .string(phase))
    #expect(!said.text.isEmpty && !said.text.contains("{"))
    #expect(said.faults == [])
  }

  @Test func `a reply is parsed once`() throws {
    let store = TemplateStore()
    #expect(try store.template("{$a}") == store.template("{$a}"))
    #expect(throws: SyntaxError.self) { try store.template("{$a") }
  }
}

import Civil
import EmbeddedKnowledge
import Knowledge
import MessageFormat
import MessageFormatSuite
import Physiology
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
    let library = Library(files: [
      Self.path: "%rec: Phrase\n\nId: days\nText: .input {$n :number}\n+ {{{$n}}\n"
    ])
    let error = try #require(throws: KnowledgeError.self) { try ReplyFunctions(library: library) }
    #expect(error.description.hasPrefix("en/language.rec:5:9: "))
  }

  @Test func `a phrase that is missing or lacks a value is a fault, never a gap`() throws {
    let library = Library(files: [
      Self.path: "%rec: Phrase\n\nId: days\nText: {$n} of {$m} days\n"
    ])
    let functions = try ReplyFunctions(library: library)
    for function in ["days", "weeks", "away"] {
      let said = functions.format(
        "In {$v :bloom:\(function)}.", ["v": 3],
        functions: functions.registry(today: CivilDate(dayNumber: 0)))
      #expect(said.text == "In {$v}.")
      #expect(said.faults == [":bloom:\(function) cannot format {$v}; pass a value it takes"])
    }
  }

  private func say(_ text: String, _ value: Argument) throws -> (text: String, faults: [String]) {
    try Rehearsal.said(text, ["v": value], today: CivilDate(dayNumber: 20_521))
  }

  @Test(arguments: [
    ("mm", 3.0, "", "3 mm"), ("mm", 99, "", "99 mm"), ("mm", 100, "", "10 cm"),
    ("mm", 512, "", "51 cm"), ("mm", 25.4, "system=imperial", "1 in"),
    ("mm", 512, "system=imperial", "20.2 in"), ("g", 0, "", "0 g"), ("g", 999, "", "999 g"),
    ("g", 1000, "", "1 kg"), ("g", 3480, "", "3.5 kg"), ("g", 340, "system=imperial", "12 oz"),
    ("g", 3480, "system=imperial", "7.7 lb"), ("ml", 250, "", "250 ml"), ("ml", 1500, "", "1.5 l"),
    ("ml", 250, "system=imperial", "8.5 fl oz"), ("celsius", 36.65, "", "36.7 °C"),
    ("celsius", 37, "system=imperial", "98.6 °F"), ("celsius", -2, "system=metric", "-2 °C"),
    ("g", 1_234_567, "", "1,234.6 kg"), ("mm", 99.4, "", "99 mm"), ("mm", 99.7, "", "10 cm"),
    ("g", 999.6, "", "1 kg"), ("g", 999.4, "", "999 g"), ("ml", 999.5, "", "1 l"),
    ("g", 453, "system=imperial", "1 lb"), ("g", 450, "system=imperial", "15.9 oz"),
    ("mm", -150, "", "-15 cm"), ("g", -1500, "", "-1.5 kg"),
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
    ("bloom:away", .integer(.min)), ("bloom:away", .integer(.max)), ("bloom:span", .integer(.max)),
    ("bloom:span", .integer(.min)), ("bloom:days", .integer(1_000_000_000)),
    ("bloom:phase", "none"), ("bloom:phase", ""), ("bloom:month", 13), ("bloom:month", 0),
    ("bloom:weekday", 8), ("bloom:mode", "menopause"), ("bloom:trimester", 4),
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

  @Test(arguments: [
    (0, "0 seconds"), (1, "1 second"), (89, "89 seconds"), (90, "1 and a half minutes"),
    (100, "1 and a half minutes"), (120, "2 minutes"), (570, "9 and a half minutes"),
    (600, "10 minutes"), (620, "10 minutes"), (3600, "60 minutes"), (7140, "119 minutes"),
    (7169, "119 minutes"), (7170, "2 hours"), (7200, "2 hours"), (7260, "2 hours and 1 minute"),
    (9000, "2 hours and 30 minutes"), (86_400, "24 hours"), (-5, "-5 seconds"),
    (999_999_999, "277,777 hours and 47 minutes"),
  ])
  func `a stretch of time is said in the units that fit`(seconds: Int, text: String) throws {
    let said = try say("{$v :bloom:span}", .integer(seconds))
    #expect(said.text == text)
    #expect(said.faults == [])
  }

  @Test(arguments: [
    ("phase", Argument.string("follicular"), "follicular", "early"),
    ("phase", "luteal", "follicular", "any"), ("mode", "ttc", "ttc", "early"),
    ("month", 3, "3", "early"), ("confidence", "low", "low", "early"),
    ("trimester", 2, "1", "any"), ("weekday", 7, "7", "early"),
  ])
  func `a word selects the key it is written as`(
    function: String, value: Argument, key: String, text: String
  ) throws {
    let said = try say(
      ".input {$v :bloom:\(function)} .match $v \(key) {{early}} * {{any}}", value)
    #expect(said.text == text)
    #expect(said.faults == [])
  }

  @Test func `phase, mode and count select together`() throws {
    let text = """
      .input {$p :bloom:phase}
      .input {$m :bloom:mode}
      .input {$n :bloom:days}
      .match $p $m $n
      luteal ttc one {{one day, {$p}, {$m}}}
      luteal * * {{{$n}, {$p}}}
      * * * {{other}}
      """
    for (phase, mode, days, expected) in [
      ("luteal", "ttc", 1, "one day, luteal phase, trying-to-conceive"),
      ("luteal", "cycle", 1, "1 day, luteal phase"), ("menstrual", "ttc", 1, "other"),
    ] {
      let said = try Rehearsal.said(
        text, ["p": .string(phase), "m": .string(mode), "n": .integer(days)],
        today: CivilDate(dayNumber: 0))
      #expect(said.text == expected)
      #expect(said.faults == [])
    }
  }

  @Test(arguments: ["days", "weeks", "cycles", "nights", "away", "span"])
  func `what is counted selects as a number does`(function: String) throws {
    let text = ".input {$v :bloom:\(function)} .match $v 0 {{none}} one {{one}} * {{more}}"
    #expect(try say(text, 0).text == "none")
    #expect(try say(text, 1).text == "one")
    #expect(try say(text, 7).text == "more")
  }

  @Test(arguments: [
    ("day", Argument.date(CivilDate(dayNumber: 0)), ""), ("qty", 1, "unit=g"),
    ("list", .list(["a"]), ""),
  ])
  func `days, amounts and lists select nothing`(
    function: String, value: Argument, option: String
  ) throws {
    let said = try say(
      ".input {$v :bloom:\(function) \(option)} .match $v 1 {{one}} * {{any}}", value)
    #expect(said.text == "any")
    #expect(said.faults == ["$v cannot select a variant; declare it with a function that selects"])
  }

  @Test func `a key that no phase selects is told`() throws {
    let said = try say(
      ".input {$v :bloom:phase} .match $v luteel {{a}} * {{b}}", .string("luteal"))
    #expect(said.faults == ["no value of $v selects the key luteel; correct the key"])
  }

  @Test func `random messages hold to the rules with every function of replies`() throws {
    let functions = try ReplyFunctions(library: Rehearsal.library)
      .registry(today: CivilDate(dayNumber: 20_521))
    let fuzz = MessageFuzz(functions: functions)
    var generator = SplitMix64(11)
    for _ in 0..<3_000 {
      let source = fuzz.message(using: &generator)
      if let failure = fuzz.check(source, using: &generator).failure {
        Issue.record("\(source.debugDescription): \(failure)")
      }
    }
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

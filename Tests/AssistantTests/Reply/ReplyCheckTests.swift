import Assistant
import EmbeddedKnowledge
import Guardrails
import Knowledge
import Testing

/// Replies held to the functions and variables there are.
struct ReplyCheckTests {
  /// What is wrong with a library that has one reply, and the phrases that ship or others.
  private func faults(_ texts: String..., phrases: String? = nil) throws -> [String] {
    let shipped = try #require(Library.embedded().text("en/language.rec"))
    let lines = texts.map { "Text: \($0)\n" }.joined()
    let library = Library(files: [
      "en/language.rec": phrases ?? shipped,
      "en/skills/more.rec": "%rec: Reply\n\nId: a\n" + lines,
    ])
    return try ReplyCheck(library: library).faults().map(\.description)
  }

  @Test func `all that ships can be spoken`() throws {
    #expect(try ReplyCheck(library: Rehearsal.library).faults().map(\.description) == [])
  }

  @Test func `a function that is not there is named with those that are`() throws {
    let faults = try faults("Around {$day :bloom:dya}.")
    #expect(faults.count == 1)
    let start = "en/skills/more.rec:4:20: the function :bloom:dya is not known; use one of: "
    #expect(faults.first?.hasPrefix(start) == true, "\(faults)")
    #expect(faults.first?.contains(" bloom:day ") == true)
  }

  @Test func `wordings that use other variables are named`() throws {
    #expect(
      try faults("In {$n} days.", "In {$n :bloom:days}.", "Soon.", "In {$m} days.") == [
        """
        en/skills/more.rec:6: it uses no variable, the first wording $n; \
        use the same variables in every wording
        """,
        """
        en/skills/more.rec:7: it uses $m, the first wording $n; \
        use the same variables in every wording
        """,
      ])
  }

  @Test func `a reply that keeps the rules has no fault`() throws {
    #expect(
      try faults(
        "In {$n :bloom:days}.", ".input {$n :number} .match $n * {{Soon.}}",
        ".input {$n :bloom:days} .match $n one {{Soon.}} * {{Later.}}") == [])
    #expect(
      try faults(".input {$p :bloom:phase} .match $p luteal {{Rest.}} * {{Walk.}}") == [])
  }

  @Test(arguments: [
    ("number", "two"), ("number", "uno"), ("integer select=exact", "one"), ("bloom:days", "two"),
    ("number", "1e1"),
  ])
  func `a key that no number selects is named with its place`(call: String, key: String) throws {
    #expect(
      try faults(".input {$n :\(call)}\n+ .match $n\n+ \(key) {{A.}}\n+ * {{B.}}") == [
        """
        en/skills/more.rec:6:3: no number selects the key \(key); \
        use a number or a plural form that the language has
        """
      ])
  }

  @Test(arguments: [
    ("number", "one"), ("number", "0"), ("number select=ordinal", "two"), ("string", "two"),
    ("bloom:away", "one"), ("bloom:phase", "follicular"), ("bloom:mode", "ttc"),
    ("bloom:month", "12"),
  ])
  func `a key that a value can select is no fault`(call: String, key: String) throws {
    #expect(try faults(".input {$n :\(call)} .match $n \(key) {{A.}} * {{B.}}") == [])
  }

  @Test(arguments: [
    ("phase", "folicular", "follicular luteal menstrual ovulation"),
    ("confidence", "sure", "high low medium"), ("trimester", "4", "1 2 3"),
  ])
  func `a word that a function does not know is named with those it knows`(
    function: String, key: String, words: String
  ) throws {
    #expect(
      try faults(".input {$n :bloom:\(function)}\n+ .match $n \(key) {{A.}} * {{B.}}") == [
        "en/skills/more.rec:5:13: no value of :bloom:\(function) selects the key \(key); "
          + "use one of: \(words)"
      ])
  }

  @Test(arguments: ["date", "time", "bloom:day", "bloom:list", "bloom:qty unit=g"])
  func `a choice by a value that cannot select is named with its place`(call: String) throws {
    let name = call.prefix { $0 != " " }
    #expect(
      try faults(".input {$v :\(call)}\n+ .match $v\n+ 1 {{A.}}\n+ * {{B.}}") == [
        """
        en/skills/more.rec:5:10: $v selects nothing, as no value of :\(name) does; \
        declare it with a function that selects, such as :string or :number
        """
      ])
  }

  @Test func `a phrase is held to its functions, its variables and its id`() throws {
    let shipped = try #require(Library.embedded().text("en/language.rec"))
    let more = """

      Id: sleeps
      Text: {$n} sleeps

      """
    var phrases = shipped.replacing(
      "Id: date.today\nText: today", with: "Id: date.today\nText: today, {$date :bloom:day}")
    phrases = phrases.replacing(
      "Id: list.two\nText: {$a} and {$b}", with: "Id: list.two\nText: {$c}")
    phrases = phrases.replacing("Id: month.5\nText: May\n\n", with: "")
    let faults = try faults("Rest.", phrases: phrases + more)
    let expected = [
      "the function :bloom:day is not known; use one of: currency date datetime",
      "it uses $date, which it is not given; write it without a variable",
      "it uses $c, which it is not given; use $a $b", "nothing says the phrase sleeps; ",
      "the phrase month.5 is missing; add a record Phrase with its Id and Text",
    ]
    #expect(faults.count == expected.count, "\(faults)")
    for (fault, words) in zip(faults, expected) {
      #expect(fault.hasPrefix("en/language.rec:") && fault.contains(words), "\(fault)")
    }
  }
}

import Assistant
import Guardrails
import Knowledge
import Testing

/// Replies held to the functions and variables there are.
struct ReplyCheckTests {
  private func faults(_ texts: String...) throws -> [String] {
    let lines = texts.map { "Text: \($0)\n" }.joined()
    let library = Library(files: [
      "en/language.rec": "%rec: Phrase\n\nId: days\nText: {$n} days\n",
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
    let start = "en/skills/more.rec:4: the function :bloom:dya is not known; use one of: "
    #expect(faults.first?.hasPrefix(start) == true)
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
    #expect(try faults("In {$n :bloom:days}.", ".input {$n :number} .match $n * {{Soon.}}") == [])
  }
}

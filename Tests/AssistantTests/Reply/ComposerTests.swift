import Civil
import Knowledge
import MessageFormat
import Testing

@testable import Assistant

struct ComposerTests {
  @Test func `every wording of a reply has known functions and the variables of the others`()
    throws
  {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    let known = Set(try ReplyFunctions(library: Rehearsal.library).registry(today: today).names)
    let replies = try Rehearsal.library.replies()
    #expect(replies.count > 150)
    for reply in replies {
      let wordings = try reply.texts.map { try Template(parsing: $0) }
      #expect(wordings.allSatisfy { $0.functions.isSubset(of: known) }, "\(reply.id)")
      #expect(Set(wordings.map(\.variables)).count == 1, "\(reply.id)")
    }
  }

  @Test(arguments: [
    (0, "today"), (1, "tomorrow, Tuesday 10 March"), (-1, "yesterday, Sunday 8 March"),
    (6, "Sunday 15 March"), (-300, "Tuesday 13 May 2025"),
  ])
  func `a day is said by its name, with the year where it is another`(
    away: Int, expected: String
  ) throws {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    let spoken = try Rehearsal.said("{$d :bloom:day}", ["d": .date(today + away)], today: today)
    #expect(spoken.text == expected)
    #expect(spoken.faults.isEmpty)
  }

  @Test(arguments: [
    ("{$n :bloom:days}", 1, "1 day"), ("{$n :bloom:days}", 12, "12 days"),
    ("{$n :bloom:cycles}", 0, "no full cycle"), ("{$n :bloom:away}", -1, "yesterday"),
    ("{$n :bloom:away}", 4, "in 4 days"), ("{$n :bloom:span}", 45, "45 seconds"),
    ("{$n :bloom:span}", 120, "2 minutes"), ("{$n :bloom:span}", 150, "2 and a half minutes"),
    ("{$n :bloom:qty unit=mm}", 85, "85 mm"), ("{$n :bloom:qty unit=g}", 3480, "3.5 kg"),
    ("{$n :bloom:weeks}", 1, "1 week"),
  ])
  func `a number is said with its word`(text: String, number: Int, expected: String) throws {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    let spoken = try Rehearsal.said(text, ["n": .integer(number)], today: today)
    #expect(spoken.text == expected)
  }

  @Test func `words are joined as in a sentence`() throws {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    for (words, expected) in [
      (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    ] {
      let spoken = try Rehearsal.said("{$w :bloom:list}", ["w": .list(words)], today: today)
      #expect(spoken.text == expected)
    }
  }

  @Test func `a variable that is missing is a fault`() throws {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    let spoken = try Rehearsal.said("Hello {$name}", [:], today: today)
    #expect(!spoken.faults.isEmpty)
  }
}

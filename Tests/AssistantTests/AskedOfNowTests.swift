import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// What is asked of the period that goes on, of one just told, and of a week.
struct AskedOfNowTests {
  private func bloom(_ starts: String...) throws -> Rehearsal {
    try Rehearsal(
      starts.map { Entry(date: try fixture(CivilDate(iso: $0)), fact: .period(.start)) })
  }

  @Test(arguments: [
    "Until when it go?", "how many days will this go on for", "when will this one end",
    "how long will it last", "how much longer", "how many more days",
  ])
  func `the end of an open period is no next start`(question: String) throws {
    var bloom = try bloom("2026-02-08", "2026-03-08")
    let said = bloom.say(question).text
    #expect(!said.contains("April"), "\(said)")
  }

  @Test(arguments: ["so was i early or late", "was it late"])
  func `whether a start was late is told of that start`(question: String) throws {
    var bloom = try bloom("2026-02-08", "2026-03-08")
    let said = bloom.say(question).text
    #expect(said.contains("28 days after the one before"), "\(said)")
  }

  @Test func `a week with nothing but a weight is not empty`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("i weighed 65.8 kg on 2 march")
    let said = bloom.say("what did i weigh last week").text
    #expect(said.contains("65.8"), "\(said)")
  }

  @Test(arguments: ["so which days can i not get pregnant", "when can i not get pregnant"])
  func `no day is called safe`(question: String) throws {
    var bloom = try bloom("2026-02-08", "2026-03-01")
    #expect(bloom.say(question).text.contains("any day safe"))
  }

  @Test(arguments: [
    "ok leave it, something without tablet",
    "what helps period pain besides pills",
  ])
  func `comfort without medicine is given where it is asked for`(question: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(question)
    #expect(turn.concernID == nil, "\(turn.text)")
  }
}

import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// How a cycle of trying ends or stands.
struct OutcomeTests {
  private func trying() throws -> Rehearsal {
    let day = try fixture(CivilDate(iso: "2026-02-01"))
    return try Rehearsal([Entry(date: day, fact: .mode(.ttc))])
  }

  @Test(arguments: [
    ("not this cycle", "2026-03-09 outcome \"not this cycle\""),
    ("were out this month", "2026-03-09 outcome \"not this cycle\""),
    ("awaiting results", "2026-03-09 outcome \"awaiting\""),
    ("negative test", "2026-03-09 test pregnancy negative"),
    ("positive test!!", "2026-03-09 test pregnancy positive"),
  ]) func `each is heard and kept`(message: String, line: String) throws {
    var bloom = try trying()
    let told = bloom.say(message)
    #expect(told.added == [line], "\(told)")
    #expect(bloom.say("undo").removed == [line])
  }

  @Test func `a chemical pregnancy is met as the loss it is`() throws {
    var bloom = try trying()
    let told = bloom.say("it was a chemical pregnancy")
    #expect(told.added.contains { $0.contains("ended loss") } && told.text.contains("sorry"))
  }

  @Test(arguments: [
    "how many weeks until awaiting results of my exam", "no yoga not this time again",
  ])
  func `words of something else are no outcome`(message: String) throws {
    var bloom = try trying()
    #expect(bloom.say(message).added.allSatisfy { !$0.contains("outcome") })
  }

  @Test func `told twice a day it is written once`() throws {
    var bloom = try trying()
    #expect(bloom.say("not this month").added.count == 1)
    #expect(bloom.say("not this month").added.isEmpty)
  }

  @Test func `where nobody tries, nothing of the kind is written`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("not this cycle").added.isEmpty)
  }
}

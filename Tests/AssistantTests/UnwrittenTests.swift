import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// What is not to be written, or cannot have been, leaves no line; what was mistaken goes.
struct UnwrittenTests {
  private func journal(
    after messages: [String], today: String = "2026-03-09", _ entries: [Entry] = []
  ) throws -> [String] {
    var bloom = try Rehearsal(today: today, entries)
    for message in messages { _ = bloom.say(message) }
    return bloom.assistant.journal.entries.map(\.line).sorted()
  }

  private func entry(_ day: String, _ fact: Fact) throws -> Entry {
    Entry(date: try fixture(CivilDate(iso: day)), fact: fact)
  }

  @Test(arguments: ["my period started on 25 march", "note my period for 2 april"])
  func `a day just ahead is no day of last year`(message: String) throws {
    var bloom = try Rehearsal()
    let reply = bloom.say(message)
    #expect(reply.added.isEmpty)
    #expect(reply.text.contains("still ahead"))
  }

  @Test func `a day some months back is written`() throws {
    #expect(
      try journal(after: ["my period started on 5 february"]) == ["2026-02-05 period start"])
  }

  @Test(arguments: ["we had sex, but dont note that", "headache again, dont log it"])
  func `what is to stay unwritten is not written`(message: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("2 coffees today")
    let reply = bloom.say(message)
    #expect(reply.added.isEmpty)
    #expect(reply.removed.isEmpty)
  }

  @Test func `a start that turns out to be spotting goes`() throws {
    #expect(
      try journal(after: ["my period started today", "oh wait it was only spotting"])
        == ["2026-03-09 flow spotting"])
  }

  @Test func `one of two alike is asked for before anything is removed`() throws {
    let entries = [
      try entry("2026-03-09", .symptom("headache", .mild, pain: nil)),
      try entry("2026-03-09", .symptom("headache", .severe, pain: nil)),
    ]
    var bloom = try Rehearsal(entries)
    #expect(bloom.say("remove my headache").removed.isEmpty)
    #expect(bloom.say("the second one").removed == ["2026-03-09 symptom headache severe"])
  }

  @Test func `both alike go when both are named`() throws {
    let entries = [
      try entry("2026-03-09", .symptom("headache", .mild, pain: nil)),
      try entry("2026-03-09", .symptom("headache", .severe, pain: nil)),
    ]
    #expect(try journal(after: ["remove my headache", "both"], entries).isEmpty)
  }

  @Test func `bleeding after a year without is called no period`() throws {
    let entries = [
      try entry("2025-01-20", .mode(.perimenopause)), try entry("2025-01-20", .period(.start)),
    ]
    var bloom = try Rehearsal(entries)
    let reply = bloom.say("my period started today")
    #expect(reply.added.isEmpty)
    #expect(reply.text.contains("doctor or nurse"))
  }

  @Test func `a rest from trying switches nothing without a yes`() throws {
    var bloom = try Rehearsal([try entry("2026-01-01", .mode(.ttc))])
    #expect(bloom.say("we need a pause from trying for a baby").added.isEmpty)
    #expect(bloom.say("yes").added == ["2026-03-09 mode cycle"])
  }

  @Test func `a first period is a start and is answered kindly`() throws {
    var bloom = try Rehearsal()
    let reply = bloom.say("i just started my first period")
    #expect(reply.added == ["2026-03-09 period start"])
    #expect(reply.text.contains("first"))
  }

  @Test func `each of three readings keeps its own number`() throws {
    let lines = try journal(after: ["bp 118/76 wt 63.5"])
    #expect(lines.contains("2026-03-09 blood_pressure 118/76"))
    #expect(lines.contains("2026-03-09 weight 63.5 kg"))
  }

  @Test func `a weight that cannot be is refused and the next number is taken`() throws {
    var bloom = try Rehearsal()
    let reply = bloom.say("weight 731")
    #expect(reply.added.isEmpty)
    #expect(reply.text.contains("between 20 and 400 kg"))
    #expect(bloom.say("73.1").added == ["2026-03-09 weight 73.1 kg"])
  }

  @Test func `what is named without a day is found on the days before`() throws {
    let entries = [try entry("2026-03-07", .intake(.alcohol, count: 1, what: "wine"))]
    #expect(try journal(after: ["delete the wine"], entries).isEmpty)
  }

  @Test func `hormone therapy is not testosterone`() throws {
    #expect(try journal(after: ["started hrt today"]) == ["2026-03-09 factor \"hrt\""])
  }
}

import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// A pregnancy dated in chat by each of the five methods, and refused with a reason.
struct DatingConversationTests {
  @Test(arguments: [
    ("i am 12w3d", "2025-12-12"), ("scan on 2 march said 12w3d", "2025-12-05"),
    ("at my scan yesterday i was 9 weeks 2 days", "2026-01-02"),
    ("ivf transfer on 1 february, day 5 embryo", "2026-01-13"),
    ("had a 3 day transfer on 3 february", "2026-01-17"),
    ("we conceived on 10 january", "2025-12-27"),
  ])
  func `each way of dating gives the last period it stands for`(text: String, lmp: String) throws {
    var bloom = try Rehearsal(today: "2026-03-09")
    let said = bloom.say(text)
    #expect(
      said.added == ["2026-03-09 mode pregnancy", "2026-03-09 pregnancy lmp \(lmp)"], "\(said)")
    #expect(bloom.say("how far along am i?").text.contains("weeks and"))
  }

  @Test func `a due date is kept as it was given`() throws {
    var bloom = try Rehearsal(today: "2026-03-09")
    #expect(
      bloom.say("my due date is 10 september 2026").added == [
        "2026-03-09 mode pregnancy", "2026-03-09 pregnancy due 2026-09-10",
      ])
  }

  @Test(arguments: [
    ("my due date is 1 june 2030", "more than 40 weeks ahead"),
    ("my due date was 1 january 2026", "more than four weeks ago"),
    ("i am 50 weeks pregnant", "more than 44 weeks ago"),
    ("embryo transfer on 1 february", "3, 5 or 6"),
  ])
  func `what cannot be so is refused with its reason`(text: String, reason: String) throws {
    var bloom = try Rehearsal(today: "2026-03-09")
    let said = bloom.say(text)
    #expect(said.added.isEmpty && said.text.contains(reason), "\(said)")
  }
}

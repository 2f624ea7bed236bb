import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// What comes when in a pregnancy.
struct MilestoneWordsTests {
  private func pregnant(days: Int) throws -> Rehearsal {
    let today = try Rehearsal().now.date
    return try Rehearsal([
      Entry(date: today - days, fact: .mode(.pregnancy)),
      Entry(date: today - days, fact: .pregnancy(.lmp(today - days))),
    ])
  }

  @Test(arguments: [
    ("when can the baby hear me", "about 18 weeks"),
    ("when will I feel the first kick", "18 to 20 weeks"),
    ("when do they open their eyes", "28 weeks"),
    ("when is the anatomy scan usually", "20 weeks and 6 days"),
    ("when does the second trimester scan happen", "20 weeks and 6 days"),
    ("when does the baby turn head down", "by 36 weeks"),
    ("when do lungs finish developing", "air sacs"),
    ("does baby have fingernails yet, when do they come", "week 12"),
    ("NT scan is at how many weeks", "11 weeks"), ("which scans come when", "two for everyone"),
    ("in month 6 what can baby do that is new", "Week 25"),
    ("which milestone comes at 28 weeks", "Week 28"),
    ("when is the 20 week scan", "20 weeks and 6 days"),
    ("i'm 25 weeks, when will i feel my baby move", "unit now, by day or night"),
    ("when does the baby stop moving before labour", "right up to labour"),
    ("in the seventh month what can baby do", "Week 28"),
  ]) func `one thing that is asked for is told with its weeks`(message: String, told: String) throws
  {
    var bloom = try pregnant(days: 140)
    let turn = bloom.turn(message)
    #expect(turn.text.contains(told), "\(turn.text)")
    #expect(!turn.sources.isEmpty)
  }

  @Test(arguments: [
    "at what week is viability", "how soon do newborns smile", "first tooth when",
    "milestones at 8 weeks old", "at how many weeks can it taste",
  ]) func `what no source is at hand for is not told`(message: String) throws {
    var bloom = try pregnant(days: 140)
    #expect(bloom.say(message).text.contains("Data unavailable"))
  }

  @Test(arguments: 4...42) func `what comes next lies ahead, and what is reached does not`(
    week: Int
  ) throws {
    var bloom = try pregnant(days: week * 7 + 3)
    let (now, milestones) = (bloom.now.date, try bloom.assistant.library.milestones())
    func named(_ text: String) -> [Int] {
      milestones.filter { text.contains($0.name + ", often from week") }.map(\.weeks.lowerBound)
    }
    let next = bloom.say("what's the next milestone").text
    #expect(named(next).allSatisfy { $0 > week }, "\(next)")
    #expect(named(next).isEmpty == (week >= 40), "\(next)")
    let lmp = now - (week * 7 + 3)
    for milestone in milestones where next.contains(milestone.name + ", often") {
      let day = (lmp + milestone.weeks.lowerBound * 7).day
      #expect(next.contains(" \(day) "), "\(milestone.id): \(next)")
    }
    let passed = bloom.say("which milestones have i passed").text
    #expect(named(passed).allSatisfy { $0 <= week }, "\(passed)")
    #expect(named(passed).isEmpty == (week < 6), "\(passed)")
  }

  @Test func `without dates they are asked for, and after a loss nothing is told`() throws {
    var undated = try Rehearsal([Entry(date: try Rehearsal().now.date, fact: .mode(.pregnancy))])
    #expect(undated.turn("next milestone").expecting != nil)
    var bloom = try pregnant(days: 100)
    _ = bloom.turn("we lost the baby")
    let text = bloom.say("next milestone").text
    #expect(!text.contains("week 1") && !text.contains("kick"), "\(text)")
    #expect(bloom.say("how can my partner help me").text.contains("sitting with you"))
  }

  @Test(arguments: [
    "when will she open her eyes", "when can the baby hear me", "next milestone",
    "when do babies smile",
  ]) func `after birth no week of pregnancy is told as a baby's age`(message: String) throws {
    var bloom = try Rehearsal([Entry(date: try Rehearsal().now.date, fact: .mode(.postpartum))])
    let text = bloom.say(message).text
    #expect(!text.contains("28 weeks") && !text.contains("18 weeks"), "\(text)")
  }

  @Test(arguments: [
    "any exercise for me im bleeding a bit", "what workout can i do with light bleeding",
    "is a workout ok while spotting", "give me a workout, contractions all day",
  ]) func `a sign of danger in pregnancy comes before any wish to move`(message: String) throws {
    var bloom = try pregnant(days: 140)
    let text = bloom.say(message).text
    #expect(text.contains("call") && !text.contains("yoga"), "\(text)")
  }

  @Test func `news is heard and not lectured on`() throws {
    var bloom = try pregnant(days: 50)
    let text = bloom.say("early scan: one heartbeat, 6+5, cried my eyes out happy").text
    #expect(!text.contains("eyelids") && !text.contains("dating scan"), "\(text)")
  }

  @Test func `a wish to move gets something to move with and no plan`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn("give me a workout")
    #expect(turn.text.contains("One small thing for today"), "\(turn.text)")
    #expect(turn.text.contains("no plans for running or weights"), "\(turn.text)")
  }

  @Test(arguments: Mode.allCases) func `partners get a tip in every mode`(mode: Mode) throws {
    var bloom = try Rehearsal([Entry(date: try Rehearsal().now.date, fact: .mode(mode))])
    let turn = bloom.turn("how can my partner help me")
    #expect(turn.text.contains("For someone who wants to help"), "\(turn.text)")
    #expect(turn.edits.isEmpty && turn.fault == nil)
  }
}

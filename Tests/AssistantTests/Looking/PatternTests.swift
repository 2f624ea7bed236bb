import Civil
import Journal
import Knowledge
import Language
import Physiology
import Testing

@testable import Assistant

/// Patterns, with one planted and with none.
struct PatternTests {
  /// Sixty nights; after days with coffee they are shorter by `cost` hours.
  private func nights(cost: Double) throws -> [Entry] {
    var chance = SplitMix64(5)
    let first = try LookingDiary.day("2026-01-05")
    return try (0..<60).flatMap { offset -> [Entry] in
      let day = first + offset
      let hasCoffee = offset % 3 == 0
      let hours = 7.5 - (hasCoffee ? cost : 0) + Double.random(in: -0.5...0.5, using: &chance)
      let sleep = Fact.sleep(Sleep(hours: try fixture(Amount(hours))))
      return [Entry(date: day + 1, fact: sleep), Entry(date: day, fact: .mood(["calm"]))]
        + (hasCoffee ? [Entry(date: day, fact: .intake(.caffeine, count: 2, what: "coffee"))] : [])
    }
  }

  @Test func `a planted link is told with its days, and as together, not because`() throws {
    let reply = try LookingDiary.answer("does coffee affect my sleep", try nights(cost: 1)).text
    #expect(
      reply.contains("nights after days with coffee: 6.5 hours on average, 20 days"), "\(reply)")
    #expect(reply.contains("go together"), "\(reply)")
    #expect(reply.contains("Together is not because"), "\(reply)")
  }

  @Test func `where there is no link none is told`() throws {
    let reply = try LookingDiary.answer("does coffee affect my sleep", try nights(cost: 0)).text
    #expect(reply.contains("call it a link"), "\(reply)")
    #expect(!reply.contains("go together"))
  }

  @Test func `fewer than five days of a kind are too few`() throws {
    let few = try nights(cost: 2).filter { $0.date < (try LookingDiary.day("2026-01-15")) }
    let reply = try LookingDiary.answer("does coffee affect my sleep", few).text
    #expect(reply.contains("at least 5 days of each kind"), "\(reply)")
  }

  @Test func `among many pairs a planted link stands out, and chance alone does not`() throws {
    let found = try LookingDiary.answer("what patterns do you see", try nights(cost: 1.5)).text
    let none = try LookingDiary.answer("what patterns do you see", try nights(cost: 0)).text
    #expect(none.contains("nothing that chance would not bring"), "\(none)")
    #expect(found.contains("This stands out") || found.contains("nothing"), "\(found)")
  }

  @Test func `her own pattern before periods is told as n of m cycles`() throws {
    let starts = try LookingDiary.starts.map(LookingDiary.day)
    let cramps =
      starts[1...4].map {
        Entry(date: $0 - 3, fact: .symptom("headache", nil, pain: nil))
      } + starts[1...5].map { Entry(date: $0 - 6, fact: .mood(["calm"])) }
      + starts[...4].flatMap { start in
        [1, 8, 12, 15].map { Entry(date: start + $0, fact: .mood(["calm"])) }
      }
    let entries = try LookingDiary.periods(LookingDiary.starts) + cramps
    let reply = try LookingDiary.answer("when does my pms start", entries).text
    #expect(reply.contains("headache: in 4 of 5 cycles, usually from 3 days before"), "\(reply)")
    #expect(!reply.contains("calm"), "\(reply)")
    #expect(reply.contains("around Friday 13 March"), "\(reply)")
  }

  @Test func `without a pattern before periods it says so and names no date`() throws {
    let entries =
      try LookingDiary.periods(LookingDiary.starts)
      + [try LookingDiary.entry("2025-10-25", .symptom("headache", nil, pain: nil))]
    let reply = try LookingDiary.answer("when does my pms start", entries).text
    #expect(reply.contains("no pattern of your own"), "\(reply)")
    #expect(!reply.contains("March"))
    let bare = try LookingDiary.answer(
      "when does my pms start", try LookingDiary.periods(LookingDiary.starts)
    ).text
    #expect(bare.contains("nothing is logged"), "\(bare)")
  }

  @Test func `around now is counted in the same part of earlier cycles`() throws {
    let starts = try LookingDiary.starts.map(LookingDiary.day)
    let entries =
      try LookingDiary.periods(LookingDiary.starts)
      + starts[...3].map { Entry(date: $0 + 21, fact: .symptom("acne", nil, pain: nil)) }
      + starts[...1].map { Entry(date: $0 + 8, fact: .symptom("nausea", nil, pain: nil)) }
    let reply = try LookingDiary.answer("what usually happens around now", entries).text
    #expect(reply.contains("acne: in 4 of 4 cycles"), "\(reply)")
    #expect(!reply.contains("nausea"), "\(reply)")
  }

  @Test func `the days of the phases add up to all days`() throws {
    var bloom = try Rehearsal(try LookingDiary.periods(LookingDiary.starts))
    let reply = bloom.turn("how many days did i spend in each phase").text
    #expect(reply.contains("Your 162 days since Monday 29 September 2025"), "\(reply)")
    #expect(reply.contains("Menstrual: 30 days"), "\(reply)")
    let days = reply.matches(of: /: (\d+) days?, \d+ %/).compactMap { Int($0.output.1) }
    #expect(days.reduce(0, +) == 162, "\(reply)")
  }

  @Test func `symptoms by phase are counted by hand`() throws {
    let symptoms = try [
      ("2026-02-16", "cramps"), ("2026-02-17", "cramps"), ("2026-02-17", "headache"),
      ("2026-01-20", "cramps"), ("2026-02-10", "acne"), ("2026-02-11", "acne"),
    ].map { try LookingDiary.entry($0.0, .symptom(fixture(Term(rawValue: $0.1)), nil, pain: nil)) }
    let entries = try LookingDiary.periods(LookingDiary.starts) + symptoms
    let reply = try LookingDiary.answer("symptoms by phase", entries).text
    #expect(reply.contains("cramps: 3 days\nacne: 2 days\nheadache: 1 day"), "\(reply)")
    #expect(reply.contains("Menstrual: cramps (3) and headache (1)"), "\(reply)")
    #expect(reply.contains("Luteal: acne (2)"), "\(reply)")
  }

  @Test(arguments: [("2026-03-09", false), ("2026-03-11", true), ("2026-03-16", true)])
  func `the day's card gives a word ahead only near the days of her pattern`(
    today: String, isTold: Bool
  ) throws {
    let starts = try LookingDiary.starts.map(LookingDiary.day)
    let headaches = starts[1...4].map {
      Entry(date: $0 - 3, fact: .symptom("headache", nil, pain: nil))
    }
    let periods = try LookingDiary.periods(LookingDiary.starts)
    var bloom = try Rehearsal(today: today, periods + headaches)
    let told = "headache came in 4 of 4 cycles"
    let card = bloom.assistant.answer(["insight.today"], text: "", now: bloom.now).text
    #expect(card.contains(told) == isTold, "\(card)")
    var bare = try Rehearsal(today: today, periods)
    let other = bare.assistant.answer(["insight.today"], text: "", now: bare.now).text
    #expect(!other.contains("days before your period, so"), "\(other)")
  }
}

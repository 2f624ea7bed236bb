import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// The page of the week: on a Sunday evening, once, where it is switched on.
struct WeekOnSundayTests {
  private func bloom(_ now: String, isOn: Bool = true) throws -> Rehearsal {
    var chance = SplitMix64(4)
    let first = try LookingDiary.day("2025-12-01")
    let entries = try (0..<98).flatMap { offset -> [Entry] in
      let day = (first + offset).iso
      let isLate = offset % 4 == 1
      let hours = (offset % 4 == 2 ? 5.5 : 7.5) + Double.random(in: -0.3...0.3, using: &chance)
      let lines =
        ["sleep \((hours * 10).rounded() / 10) h"] + (isLate ? ["factor \"late_meal\""] : [])
      return try lines.map { try Entry(line: "\(day) \($0)") }
    }
    var bloom = try Rehearsal(entries)
    bloom.now = try fixture(Moment(iso: now))
    bloom.assistant.setting.preferences.set(.weekPage, to: isOn ? "on" : "off")
    return bloom
  }

  @Test func `what happened, what changed and one thing noticed, without a score`() throws {
    var bloom = try bloom("2026-03-08T19:00")
    let text = bloom.assistant.greeting(now: bloom.now).text
    #expect(text.contains("You logged something on 7 days, the week before on 7."), "\(text)")
    #expect(text.contains("the week before"), "\(text)")
    #expect(text.contains("One thing stands out in the last half year:"), "\(text)")
    #expect(text.contains("nights after days with late meal"), "\(text)")
    #expect(!text.contains("of 100"), "\(text)")
    #expect(!bloom.assistant.greeting(now: bloom.now).text.contains("the week before on"))
  }

  @Test(arguments: [
    ("2026-03-08T12:00", true), ("2026-03-07T19:00", true), ("2026-03-08T19:00", false),
  ]) func `at another time, or switched off, it stays away`(now: String, isOn: Bool) throws {
    var bloom = try bloom(now, isOn: isOn)
    #expect(!bloom.assistant.greeting(now: bloom.now).text.contains("the week before on"))
  }

  @Test func `its score stands only where scores are switched on`() throws {
    var bloom = try bloom("2026-03-08T19:00")
    bloom.assistant.setting.preferences.set(.scores, to: "on")
    let text = bloom.assistant.greeting(now: bloom.now).text
    #expect(text.contains("a week takes three parts"), "\(text)")
  }
}

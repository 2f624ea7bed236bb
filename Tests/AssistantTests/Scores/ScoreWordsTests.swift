import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Scores of a day in words: what is there, what is missing, and never a number of neither.
struct ScoreWordsTests {
  /// Ten days before 9 March with the same readings, then those of the day.
  private func diary(_ today: [String], days: Int = 10, lines: [String] = []) throws -> Rehearsal {
    var all = ["# bloom journal 1"]
    let last = try fixture(CivilDate(iso: "2026-03-09"))
    for back in stride(from: days, to: 0, by: -1) {
      let day = (last - back).iso
      all += [
        "\(day) hrv 50 ms", "\(day) pulse 60 bpm", "\(day) sleep 7.5 h bed 23:00 wake 07:00",
        "\(day) steps 8000",
      ]
    }
    all += today.map { "2026-03-09 " + $0 } + lines
    var bloom = try Rehearsal()
    bloom.assistant.adopt(
      Journal(parsing: all.joined(separator: "\n") + "\n"), undoLog: UndoLog())
    return bloom
  }

  private func told(
    _ name: Assistant.ScoreName?, _ today: [String], days: Int = 10, lines: [String] = []
  ) throws -> String {
    var bloom = try diary(today, days: days, lines: lines)
    let turn = bloom.assistant.score(name, now: bloom.now)
    #expect(turn.fault == nil && turn.edits.isEmpty)
    return turn.text
  }

  @Test(arguments: [
    (["hrv 50 ms", "pulse 60 bpm", "sleep 7.5 h"], "Recovery 50 of 100: about your usual."),
    (["hrv 50 ms", "pulse 63 bpm"], "Recovery 43 of 100: about your usual."),
    (["hrv 500 ms", "pulse 30 bpm"], "Recovery 100 of 100: above your usual."),
    (["hrv 30 ms"], "Recovery 0 of 100: below your usual."),
    (
      ["sleep 7.5 h"],
      "Data unavailable: it takes HRV or resting pulse of this morning and of 7 earlier ones."
    ),
  ]) func `recovery holds the day against her own`(today: [String], line: String) throws {
    let text = try told(.recovery, today)
    #expect(text.hasPrefix(line), "\(text)")
  }

  @Test func `too few earlier mornings are named, and no score is made up`() throws {
    let text = try told(.recovery, ["hrv 50 ms", "pulse 60 bpm"], days: 6)
    #expect(text.hasPrefix("Data unavailable"), "\(text)")
    #expect(text.contains("6 of the 7 earlier days it takes"), "\(text)")
    #expect(!text.contains("of 100"), "\(text)")
  }

  @Test(arguments: [
    (["sleep 7.5 h"], "Sleep 100 of 100, from hours slept."),
    (["sleep 6 h"], "Sleep 65 of 100, from hours slept."),
    (
      ["sleep 6 h bed 23:00 wake 07:00"],
      "Sleep 67 of 100, from hours slept and time asleep in bed."
    ),
    (["sleep 1 h"], "Data unavailable: less than 90 minutes counts as a nap."),
    (["pulse 60 bpm"], "Data unavailable: it takes the hours slept."),
  ]) func `sleep counts what is known of the night`(today: [String], line: String) throws {
    let text = try told(.sleep, today)
    #expect(text.hasPrefix(line), "\(text)")
  }

  @Test(arguments: [
    (["steps 8000"], "Activity 50 of 100: about your usual.", false),
    (["steps 10000"], "Activity 100 of 100: above your usual.", true),
    (
      ["hrv 50 ms"], "Data unavailable: it takes the steps of the day and of 7 earlier ones.", false
    ),
  ]) func `activity holds steps against her own, with one line from a fifth on`(
    today: [String], line: String, hasLine: Bool
  ) throws {
    let text = try told(.strain, today)
    #expect(text.hasPrefix(line), "\(text)")
    #expect(text.contains("You moved 25 percent more than your usual.") == hasLine, "\(text)")
  }

  @Test(arguments: [
    (["stress 8", "hrv 50 ms"], "You rated your stress 8 of 10."),
    (["hrv 50 ms"], "A rough guess from your HRV: 50 of 100. How you feel counts for more."),
    (["hrv 38 ms"], "A rough guess from your HRV: 68 of 100. How you feel counts for more."),
    (["symptom headache severe"], "Data unavailable: it takes your own rating, or HRV."),
  ]) func `stress is what she says, else a guess that is called one`(
    today: [String], line: String
  ) throws {
    let text = try told(.stress, today)
    #expect(text.hasPrefix(line), "\(text)")
  }

  @Test func `a week has at least three parts, and its change`() throws {
    let full = try told(
      .week, ["hrv 50 ms", "pulse 60 bpm", "steps 8000", "sleep 7.5 h"], days: 40)
    #expect(full.hasPrefix("Your week: "), "\(full)")
    #expect(full.contains("as the week before."), "\(full)")
    let few = try told(.week, ["stress 8"], days: 3)
    #expect(few.hasPrefix("Data unavailable: a week takes three parts."), "\(few)")
  }

  @Test func `all scores stand in one table, those that are missing by name`() throws {
    let text = try told(nil, ["hrv 50 ms", "sleep 7.5 h"])
    #expect(text.contains("Recovery: 50 of 100, these seven days ·"), "\(text)")
    #expect(text.contains("Activity: "), "\(text)")
    for word in ["good", "bad", "poor", "should", "well done"] {
      #expect(!text.lowercased().contains(word), "\(word): \(text)")
    }
  }

  @Test func `in pregnancy only sleep has a score, and it says why`() throws {
    for name in [Assistant.ScoreName.recovery, .strain, .stress, .week, .grid] {
      let text = try told(
        name, ["hrv 50 ms", "pulse 60 bpm", "steps 8000"],
        lines: ["2026-03-01 mode pregnancy"])
      #expect(text.hasPrefix("In pregnancy") && !text.contains("of 100"), "\(text)")
    }
    let sleep = try told(.sleep, ["sleep 7.5 h"], lines: ["2026-03-01 mode pregnancy"])
    #expect(sleep.hasPrefix("Sleep 100 of 100"))
  }

  @Test func `the grid marks each day by its known scores`() throws {
    var bloom = try diary(["hrv 50 ms", "sleep 7.5 h", "steps 8000"], days: 30)
    guard case .year(let map)? = bloom.assistant.score(.grid, now: bloom.now).picture?.exhibit
    else { throw MissingFixture() }
    #expect(map.levels[bloom.now.date] == 1)
    #expect(map.levels[bloom.now.date - 31] == nil)
  }

  @Test func `scores stand on the day's card only where they are switched on`() throws {
    var bloom = try diary(["hrv 50 ms", "sleep 7.5 h"])
    func card() -> String {
      bloom.assistant.answer(["insight.today"], text: "", now: bloom.now).text
    }
    #expect(!card().contains("of 100"))
    bloom.assistant.setting.preferences.set(.scores, to: "on")
    let scored = card()
    #expect(scored.contains("Recovery 50 of 100: about your usual."), "\(scored)")
  }

  @Test func `every day of random diaries has a score of 0 to 100 or none`() throws {
    var chance = SplitMix64(11)
    let last = try fixture(CivilDate(iso: "2026-03-09"))
    var lines = ["# bloom journal 1"]
    for back in stride(from: 120, to: -1, by: -1) {
      let day = (last - back).iso
      if chance.below(3) > 0 { lines.append("\(day) hrv \(5 + chance.below(200)) ms") }
      if chance.below(3) > 0 { lines.append("\(day) pulse \(40 + chance.below(80)) bpm") }
      if chance.below(3) > 0 { lines.append("\(day) sleep \(chance.below(14)) h") }
      if chance.below(3) > 0 { lines.append("\(day) steps \(chance.below(30_000))") }
      if chance.below(3) > 0 { lines.append("\(day) stress \(chance.below(11))") }
    }
    let record = ScoreRecord(
      Journal(parsing: lines.joined(separator: "\n") + "\n"), today: last)
    for back in 0..<90 {
      for kind in ScoreKind.allCases {
        guard let value = record.value(kind, on: last - back) else { continue }
        #expect((0...100).contains(value), "\(kind) \(back)")
      }
    }
  }
}

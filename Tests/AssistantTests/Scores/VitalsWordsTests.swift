import Civil
import Journal
import Testing

@testable import Assistant

struct VitalsWordsTests {
  private func told(_ lines: [String], calories: String = "on") throws -> String {
    var bloom = try Rehearsal()
    bloom.assistant.adopt(
      Journal(parsing: (["# bloom journal 1"] + lines).joined(separator: "\n") + "\n"),
      undoLog: UndoLog())
    bloom.assistant.setting.preferences.set(.calories, to: calories)
    return bloom.assistant.vitals(now: bloom.now).text
  }

  @Test func `the newest reading of each kind is told with its day, an old one as old`() throws {
    let text = try told([
      "2026-03-01 pulse 66 bpm", "2026-03-08 pulse 62 bpm", "2026-02-20 hrv 48 ms",
      "2026-03-07 blood_pressure 118/76", "2026-01-05 weight 61.8 kg",
    ])
    #expect(text.contains("resting heart rate: 62 bpm, yesterday"), "\(text)")
    #expect(text.contains("48 ms, Friday 20 February, too old to speak of now"), "\(text)")
    #expect(text.contains("blood pressure: 118 over 76, Saturday 7 March"), "\(text)")
    #expect(text.contains("61.8 kg"), "\(text)")
  }

  @Test func `weight is silent with calories off, and an empty diary says what to note`() throws {
    #expect(try !told(["2026-03-05 weight 61.8 kg"], calories: "off").contains("kg"))
    #expect(try told([]).hasPrefix("Data unavailable: no readings are noted yet"))
  }
}

import Journal
import Testing

@testable import Assistant

/// What is rated on another scale, told of a part of a night, or named beside a number of something
/// else.
struct ToldInOtherMeasuresTests {
  private func added(_ message: String) throws -> [String] {
    var bloom = try Rehearsal(today: "2026-03-11")
    bloom.assistant.adopt(
      Journal(
        parsing: """
          # bloom journal 1
          2026-02-01 period start
          2026-02-05 period end
          2026-03-01 period start
          2026-03-05 period end

          """), undoLog: UndoLog())
    return bloom.say(message).added
  }

  @Test(arguments: [
    ("energy 4 out of 5", "energy 4 of 5"), ("headache 3 out of 5", "symptom headache pain 6"),
    ("it took me 20 minutes to fall asleep", "sleep_latency 20 min"),
    ("deep sleep 80 minutes", "deep_sleep 80 min"), ("8000 steps", "steps 8000"),
    ("i did 8200 steps today", "steps 8200"),
  ]) func `one value is noted, in its own measure`(message: String, line: String) throws {
    let added = try added(message)
    #expect(added.count == 1 && added.first?.contains(line) == true, "\(added)")
  }

  @Test(arguments: [
    "sleep quality 2 out of 5", "my max heart rate was 172 today",
    "i emptied my menstrual cup, 20 ml", "my weight before pregnancy was 62 kg", "libido 5",
  ]) func `a number of something else is none of the diary's`(message: String) throws {
    let added = try added(message)
    #expect(
      added.allSatisfy { line in
        !["sleep 2 h", "pulse", "water", "weight", " sex", "period end"].contains {
          line.contains($0)
        }
      }, "\(added)")
  }

  @Test func `a period that ran is no run, and a closed one is not moved unasked`() throws {
    #expect(
      try !added("period ran from the 26th of jan to the 30th").contains { $0.contains("run") })
    #expect(try added("my period ended").isEmpty)
  }

  @Test(arguments: [
    (
      "i was on the pill from 1 june 2025 to 31 august 2025",
      "2025-06-01 break pill until 2025-08-31"
    ),
    ("i was breastfeeding until august 2025", "breastfeeding_stopped"),
  ]) func `a stretch that is over has its end`(message: String, line: String) throws {
    let added = try added(message)
    #expect(added.contains { $0.contains(line) }, "\(added)")
  }
}

import Civil
import Journal
import Testing

@testable import Assistant

/// Migraine around the first days of periods: counted, named as a pattern to show, never a finding.
struct MenstrualMigraineTests {
  /// Attacks so many days from the starts.
  private func told(_ offsets: [Int?], _ message: String) throws -> String {
    let starts = try LookingDiary.starts.map(LookingDiary.day)
    let attacks = zip(starts, offsets).compactMap { start, offset in
      offset.map { Entry(date: start + $0, fact: .symptom("migraine", nil, pain: nil)) }
    }
    return try LookingDiary.answer(
      message, try LookingDiary.periods(LookingDiary.starts) + attacks
    ).text
  }

  @Test(arguments: [
    "are my migraines linked to my cycle?", "migraine pattern", "do my migraines go with my period",
    "is there a link between migraine and my periods",
  ]) func `attacks on the second day of six periods are a pattern`(message: String) throws {
    let text = try told([1, 1, 1, 1, 1, 1], message)
    #expect(text.contains("around the first days of 6 of 6 periods"), "\(text)")
    #expect(text.contains("Of 6 days with migraine, 6 lie there."), "\(text)")
    #expect(text.contains("worth showing a doctor; it names no cause"), "\(text)")
  }

  @Test(arguments: [
    ([-2, 2, 0, -1, nil, nil] as [Int?], true), ([-3, 3, 12, 1, 1, nil], false),
    ([0, nil, 12, nil, 0, nil], false),
  ]) func `two of three periods make one, from two days before to the third`(
    offsets: [Int?], isPattern: Bool
  ) throws {
    let text = try told(offsets, "are my migraines linked to my cycle?")
    #expect(text.contains("worth showing a doctor") == isPattern, "\(text)")
    for word in ["diagnos", "hormon", "caused"] { #expect(!text.contains(word)) }
  }

  @Test func `with fewer than three periods it says how many it takes`() throws {
    let text = try told([nil, nil, nil, nil, 0, 0], "migraine pattern")
    #expect(text.contains("I need 3 periods since the first migraine"), "\(text)")
  }

  @Test func `without one it says what to note`() throws {
    let text = try told([], "migraine pattern")
    #expect(text.contains("no migraine on record"), "\(text)")
    #expect(!text.contains("worth showing"))
  }
}

import Physiology
import Testing

@testable import Energy

struct CycleIntakeTests {
  private func intake(_ food: [DatedValue], _ length: Int) -> CycleIntake? {
    CycleIntake(DailyValues(sumsOf: food), today: Diary.today, length: length)
  }

  @Test func `a day counts as far as it lies back, up to a cycle, and then ever less`() throws {
    // The counts 1…25…1 of 49 days add up to 625, and that of day 25 is 25.
    let found = try #require(intake(Diary.days(0...60) { $0 == 25 ? 2625 : 2000 }, 25))
    #expect(found.days == 49)
    #expect(abs(try #require(found.mean) - 2025) < 1e-9)
  }

  @Test func `the same food each day has its mean and no error`() throws {
    let found = try #require(intake(Diary.days(1...55, of: 1900), 28))
    #expect(found.mean == 1900 && found.standardError == 0)
  }

  @Test func `fewer days than a cycle has, or 13 of late, are too few`() throws {
    #expect(try #require(intake(Diary.days(1...27, of: 1900), 28)).mean == nil)
    #expect(try #require(intake(Diary.days(1...28, of: 1900), 28)).mean == 1900)
    #expect(try #require(intake(Diary.days(16...50, of: 1900), 28)).mean == nil)
    #expect(try #require(intake(Diary.days(15...50, of: 1900), 28)).mean == 1900)
  }
}

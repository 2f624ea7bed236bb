import Civil
import Physiology
import Testing

@testable import Energy

struct EnergyNoteTests {
  private let today = Diary.today

  private func notes(
    weights: [DatedValue] = [], food: [DatedValue] = [], partial: Set<CivilDate> = []
  ) -> [EnergyNote] {
    let record = EnergyRecord(today: today, weights: weights, food: food, partial: partial)
    return EnergyNote.notes(on: record, estimate: EnergyEstimate(record))
  }

  @Test func `a day below 40 per cent of the median is named, unless she named it`() {
    let food = Diary.days(1...10) { $0 == 4 ? 799 : $0 == 6 ? 801 : 2000 }
    #expect(notes(food: food) == [.maybePartial([today - 4])])
    #expect(notes(food: food, partial: [today - 4]) == [.daysLeftOut(1)])
    #expect(notes(food: Array(food.prefix(6))) == [])
  }

  @Test func `14 days of less than 1,000 are low, 13 are not`() {
    let food = Diary.days(1...14, of: 950)
    #expect(notes(food: food) == [.lowIntake])
    #expect(notes(food: Array(food.dropLast())) == [])
    #expect(notes(food: Diary.days(1...14, of: 1000)) == [])
  }

  @Test func `a weight of 15 days and food of 8 are old`() {
    #expect(notes(weights: Diary.days([15], of: 60)) == [.weightStale(days: 15)])
    #expect(notes(weights: Diary.days([14], of: 60)) == [])
    #expect(notes(food: Diary.days([0, 8], of: 2000)) == [.foodStale(days: 8)])
    #expect(notes(food: Diary.days([7], of: 2000)) == [])
  }

  @Test func `seven logged days want two of a weekend`() {
    // Today is a Monday: 1 and 2 days back are Sunday and Saturday.
    #expect(notes(food: Diary.days([1, 3, 4, 5, 6, 10, 11], of: 2000)) == [.fewWeekendDays(1)])
    #expect(notes(food: Diary.days([1, 2, 4, 5, 6, 10, 11], of: 2000)) == [])
    #expect(notes(food: Diary.days([3, 4, 5, 6, 10, 11], of: 2000)) == [])
  }

  @Test func `nothing recorded has no note`() {
    #expect(notes() == [])
  }
}

import Civil
import Journal
import Knowledge
import Language
import Testing

@testable import Assistant

/// Sums of food: of a day with its shares, of weeks with the days that have figures.
struct FoodSumWordsTests {
  private static let lines = """
    # bloom journal 1
    2026-03-03 food "soup" kcal 400 protein 20 fat 10 carbs 50
    2026-03-04 food "rice" kcal 600
    2026-03-05 note "no food noted"
    2026-03-06 food "pasta" kcal 801 protein 40
    2026-03-09 food "porridge" protein 10 fat 10 carbs 50
    2026-03-09 food "curry" kcal 700
    2026-03-09 alcohol 2 "wine"

    """

  private func told(_ message: String) throws -> String {
    var bloom = try Rehearsal()
    bloom.assistant.adopt(Journal(parsing: Self.lines), undoLog: UndoLog())
    return bloom.turn(message).text
  }

  @Test func `a day adds up kcal, grams and drinks, grams standing in where no kcal is told`()
    throws
  {
    let text = try told("how many calories have i eaten today")
    #expect(text.contains("Energy: 1,030 kcal, known for 2 of 2"), "\(text)")
    #expect(text.contains("2 drinks with alcohol, about 196 kcal more."), "\(text)")
    #expect(text.contains("Protein 12, carbs 61, fat 27 percent of that energy."), "\(text)")
  }

  @Test func `a span is the mean of the days with figures, the others counted and left out`() throws
  {
    var bloom = try Rehearsal()
    bloom.assistant.adopt(Journal(parsing: Self.lines), undoLog: UndoLog())
    let text = bloom.assistant.answer(
      ["insight.energy"], text: "", slots: ["days": .number(7)], now: bloom.now
    ).text
    #expect(text.hasPrefix("About 757 kcal a day on the 4 days you noted"), "\(text)")
    #expect(text.contains("3 days without figures are left out."), "\(text)")
  }
}

import Knowledge
import Testing

@testable import Language

@Suite struct TakenOffTests {
  @Test(
    arguments: [
      "that headache on monday, remove it, it was not mine",
      "the wine of saturday was a mistake, please delete it",
      "yesterday's weight, annul this entry",
    ])
  func `an entry that is named and ordered away is removed`(text: String) throws {
    #expect(try ShippedRecogniser.understand(text).map(\.intent) == ["edit.delete"])
  }

  @Test(
    arguments: [
      ("wipe my sex logs", "data.delete"), ("delete all the weights", "data.delete"),
      ("delete all moods of yesterday", "edit.delete"), ("delete espresso", "edit.delete"),
      ("remove 2nd espresso", "edit.delete"),
    ] as [(String, IntentID)])
  func `all entries of a sort are data, and those of a day are entries`(
    text: String, intent: IntentID
  ) throws {
    #expect(try ShippedRecogniser.understand(text).first?.intent == intent)
  }
}

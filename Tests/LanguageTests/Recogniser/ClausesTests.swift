import Civil
import Knowledge
import Testing

@testable import Language

@Suite struct ClausesTests {
  @Test(
    arguments: [
      ("flow: heavy; color: dark red; product: cup", ["log.flow"]),
      ("yoga 35 min, mostly cobra", ["log.yoga"]),
      ("pdf report for the midwife, last 5 cycles", ["data.report"]),
      ("lunch: 620 kcal, P 32, F 20, C 70", ["log.food"]),
    ] as [(String, [IntentID])])
  func `a clause that only says more of a log is no part of its own`(
    text: String, intents: [IntentID]
  ) throws {
    #expect(try ShippedRecogniser.understand(text).map(\.intent) == intents)
  }

  @Test(
    arguments: [
      ("ran along the river, 35 minutes", "log.exercise", "minutes", SlotValue.number(35)),
      ("lunch: soup and bread, 380 kcal", "log.food", "kcal", .number(380)),
      (
        "took my vitamin D and iron", "log.supplement", "supplement",
        .list([.text("vitamin D"), .text("iron")])
      ),
      (
        "dentist appointment, 24th march, 9.40", "log.appointment", "time",
        ClockTime(hour: 9, minute: 40).map { .time($0) } ?? .bool(false)
      ),
    ] as [(String, IntentID, SlotName, SlotValue)])
  func `an amount or another thing of a list stays with what it belongs to`(
    text: String, intent: IntentID, slot: SlotName, value: SlotValue
  ) throws {
    let read = try ShippedRecogniser.understand(text)
    #expect(read.map(\.intent) == [intent])
    #expect(read.first?.slots[slot] == value)
  }

  @Test(
    arguments: [
      ("bw 58.4", "log.weight"), ("tension 11,4/7,2 this morning", "log.measure"),
      ("my weight was 71 kg", "log.weight"), ("50 min hatha", "log.yoga"),
    ] as [(String, IntentID)])
  func `a measure with its name is a log`(text: String, intent: IntentID) throws {
    #expect(try ShippedRecogniser.understand(text).map(\.intent) == [intent])
  }

  @Test func `then parts what was done first from what came after`() throws {
    let read = try ShippedRecogniser.understand("ran 4 km then 6 min box breathing")
    #expect(Set(read.map(\.intent)) == ["log.exercise", "log.breathing"])
  }

  @Test(arguments: ["mile", "glasses", "stone", "fortnight", "tension", "litre"])
  func `the names of units and measures are not put right`(word: String) throws {
    let typed = Normaliser().normalise("a \(word) here")
    let read = try ShippedRecogniser.recogniser.get().corrected(typed).message
    #expect(read.tokens.map(\.text) == typed.tokens.map(\.text))
  }

  @Test(
    arguments: [
      ("BBT was 97.6 not 97.4. CM creamy", ["edit.change", "log.discharge"]),
      ("2 flat whites because of the deadline, so stressed", ["log.mood", "log.caffeine"]),
      ("nausea and bloating this morning, energy 3/10", ["log.scale", "log.symptom"]),
      ("which week am i, and how big is the baby", ["content.how_far", "content.baby_size"]),
      ("not a coffee, it was tea", ["edit.change"]),
      ("weight 61.8 -> 61.4", ["edit.change"]),
      ("easy 5k 31 min, hr 142", ["log.exercise"]),
      ("2 eggs + oats 420 kcal", ["log.food"]),
    ] as [(String, Set<IntentID>)])
  func `each of several things said is read`(text: String, intents: Set<IntentID>) throws {
    let found = Set(try ShippedRecogniser.understand(text).map(\.intent))
    #expect(found == intents)
  }

  @Test(
    arguments: [
      ("start the physiological sigh, 2 minutes", "content.breathing"),
      ("i would like a soft training of 20 minutes", "content.workout"),
      ("delete everything from february", "data.delete"),
      ("i am no longer trying to conceive", "mode.set"),
    ] as [(String, IntentID)])
  func `a wish and an order are taken for what they are`(text: String, intent: IntentID) throws {
    #expect(try ShippedRecogniser.understand(text).map(\.intent) == [intent])
  }
}

import Journal
import Testing

@testable import Assistant

/// The thing that a question names is the one that is answered.
@Suite struct NamedInQuestionTests {
  private static let lines = """
    # bloom journal 1
    2026-01-12 symptom migraine
    2026-02-10 period start
    2026-02-24 symptom headache pain 7
    2026-02-26 symptom headache pain 6
    2026-02-27 symptom migraine
    2026-03-02 glucose 5.3 mmol/l
    2026-03-03 blood_pressure 138/86
    2026-03-03 weight 70.4 kg
    2026-03-04 symptom headache pain 3
    2026-03-05 symptom hot_flashes
    2026-03-05 glucose 6.1 mmol/l
    2026-03-06 blood_pressure 128/80
    2026-03-07 symptom migraine
    2026-03-09 note "saw the physio"

    """

  private func bloom() throws -> Rehearsal {
    var rehearsal = try Rehearsal(today: "2026-03-09")
    rehearsal.assistant.adopt(Journal(parsing: Self.lines), undoLog: UndoLog())
    return rehearsal
  }

  @Test(
    arguments: [
      ("what is my mean blood pressure", ["133 over 83"]),
      ("I wanted the average of my bp, both numbers", ["133 over 83"]),
      ("every blood pressure reading with its date", ["138 over 86", "128 over 80"]),
      ("what were my sugars this month", ["5.3", "6.1"]),
      ("migraines this month and last, how many", ["in March: 1 day", "in February: 1 day"]),
      ("show me everything you hold for 3 march and for 9 march", ["70.4", "physio"]),
      ("how many days between 31 October and 18 January", ["79"]),
      ("are my headaches better since 1 march", ["1 of", "2 of"]),
      ("are the hot flushes better since 1 march", ["5 March"]),
    ] as [(String, [String])])
  func `the thing named is answered`(question: String, answers: [String]) throws {
    var bloom = try bloom()
    let said = bloom.say(question)
    for answer in answers { #expect(said.text.contains(answer), "\(question): \(said.text)") }
    #expect(said.added.isEmpty, "\(said.added)")
  }

  @Test func `what was just noted can be reckoned with`() throws {
    var bloom = try bloom()
    let said = bloom.say("weight 69.9 today. how much is that down on last tuesday?")
    #expect(said.added == ["2026-03-09 weight 69.9 kg"])
    #expect(said.text.contains("0.5 kg"), "\(said.text)")
  }

  @Test func `an average after several readings is one of those`() throws {
    var bloom = try bloom()
    let said = bloom.say("BP 8 March 122/80, 9 March 126/82. What is the average of the two?")
    #expect(said.added.count == 2)
    #expect(said.text.contains("124 over 81"), "\(said.text)")
  }

  @Test func `whether it is the same day of the cycle as last time is reckoned`() throws {
    var bloom = try Rehearsal(today: "2026-03-09")
    bloom.assistant.adopt(
      Journal(
        parsing: """
          # bloom journal 1
          2026-01-20 period start
          2026-02-02 test ovulation positive
          2026-02-20 period start
          2026-03-07 test ovulation positive

          """), undoLog: UndoLog())
    let said = bloom.say("is it the same day of the cycle as last time or later?")
    #expect(said.text.contains("14") && said.text.contains("16"), "\(said.text)")
  }

  @Test(arguments: [
    "did ten kegels today, is that ok", "no im not bleeding, i meant food, i skip lunch most days",
  ])
  func `a statement with a measure is no question of the record`(text: String) throws {
    var bloom = try bloom()
    let said = bloom.say(text)
    #expect(!said.text.contains("in your diary") && !said.text.contains("so far"), "\(said.text)")
  }
}

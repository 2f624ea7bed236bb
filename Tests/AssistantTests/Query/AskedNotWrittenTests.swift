import Journal
import Testing

@testable import Assistant

/// What asks, compares, sets a limit or names a year of birth writes nothing and sets nothing.
struct AskedNotWrittenTests {
  private func bloom() throws -> Rehearsal {
    var bloom = try Rehearsal()
    bloom.assistant.adopt(
      Journal(
        parsing: """
          # bloom journal 1
          2026-02-20 period start
          2026-02-24 period end
          2026-03-01 caffeine 2 "coffee"
          2026-03-02 sleep 7 h
          2026-03-09 weight 64.7 kg

          """), undoLog: UndoLog())
    return bloom
  }

  @Test(arguments: [
    "compare the last 30 days to the 30 before", "compare this week with the one before",
    "migraine and cycle", "back pain & my period", "stress and headaches", "late meals and sleep",
    "cramps and sleep, is there something", "tired and coffee, is there a link",
    "wine and hrv, any connection?", "on days after 2 glasses of wine how do I feel",
    "on days after 2 coffees how do I sleep", "on nights with 3 drinks how long do i sleep",
    "My most recent period lasted six days. Is that longer than usual for me?",
    "set my heart rate max to 188",
    "set my max pulse at 185", "set my zone 2 to 120-135",
    "does coffee push my pulse up", "what affects my sleep the most?",
  ]) func `nothing is written`(message: String) throws {
    var bloom = try bloom()
    let turn = bloom.turn(message)
    #expect(turn.edits.isEmpty, "\(turn.edits) \(turn.text)")
    #expect(turn.changes.isEmpty, "\(turn.changes)")
  }

  @Test(arguments: [
    "total calories from 1 to 28 february", "calories from 2 to 8 march",
    "calories from 1 march to 5 march please", "set my calories accordingly",
  ]) func `calories are not switched off by a span`(message: String) throws {
    var bloom = try bloom()
    let turn = bloom.turn(message)
    #expect(
      turn.changes.isEmpty && bloom.assistant.setting.preferences.isOn(.calories), "\(turn.text)")
  }

  @Test(arguments: [
    "I'm 170 cm, born 1990", "i was born in 1988", "born in 1995 and 165 cm tall",
  ]) func `the year she was born in is no birth`(message: String) throws {
    var bloom = try bloom()
    let turn = bloom.turn(message)
    #expect(!turn.edits.contains { "\($0)".contains("postpartum") }, "\(turn.edits)")
  }

  @Test(arguments: [
    ("coffee and a headache", 2), ("cramps 5 and 2 coffees", 2), ("headache and coffee", 2),
    ("slept 7 hours and stress 4", 2),
  ]) func `what is told stays told`(message: String, lines: Int) throws {
    var bloom = try bloom()
    let turn = bloom.turn(message)
    #expect(turn.edits.count == lines, "\(turn.edits) \(turn.text)")
  }
}

import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Visits told in the chat, on Monday 9 March 2026.
@Suite struct AppointmentConversationTests {
  private func appointment(_ line: String, _ title: String) throws -> Entry {
    let parts = line.split(separator: " ")
    return Entry(
      date: try fixture(CivilDate(iso: parts[0])),
      time: parts.count > 1 ? ClockTime(iso: parts[1]) : nil, fact: .text(.appointment, title))
  }

  @Test(arguments: [
    ("midwife on Tuesday at 10", "2026-03-10 10:00 appointment \"midwife\""),
    ("scan booked for the 14th, 9:20", "2026-03-14 09:20 appointment \"scan\""),
    ("Add appointment: gynae, Friday 3pm", "2026-03-13 15:00 appointment \"gynae\""),
    ("smear test next monday", "2026-03-16 appointment \"smear test\""),
    ("dentist on 3 June at noon", "2026-06-03 12:00 appointment \"dentist\""),
    (
      "midwife on Tuesday at 10 at Oak House",
      "2026-03-10 10:00 appointment \"midwife, Oak House\""
    ),
  ]) func `a visit is noted on its day, with its time and place`(
    message: String, line: String
  ) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(message).added == [line], "\(message)")
  }

  @Test func `the next ones are told, those behind are not`() throws {
    var bloom = try Rehearsal([
      appointment("2026-03-20 09:00", "scan"), appointment("2026-03-10 10:00", "midwife"),
      appointment("2026-03-09 08:00", "dentist"), appointment("2026-03-01", "physio"),
    ])
    let text = bloom.say("what appointments have I got coming up").text
    #expect(text.contains("midwife, tomorrow") && text.contains("scan, Friday 20 March at 09:00"))
    #expect(!text.contains("dentist") && !text.contains("physio"))
  }

  @Test func `one that is called off is taken out, and undo brings it back`() throws {
    var bloom = try Rehearsal([
      appointment("2026-03-10 10:00", "gp"), appointment("2026-03-20", "scan"),
    ])
    #expect(
      bloom.say("cancel my gp appointment tomorrow").removed
        == ["2026-03-10 10:00 appointment \"gp\""])
    #expect(bloom.say("undo").added == ["2026-03-10 10:00 appointment \"gp\""])
  }

  @Test func `one that is moved keeps its name and time`() throws {
    var bloom = try Rehearsal([appointment("2026-03-10 10:00", "doctor")])
    let moved = bloom.say("doctor's appointment moved to Thursday")
    #expect(moved.removed == ["2026-03-10 10:00 appointment \"doctor\""])
    #expect(moved.added == ["2026-03-12 10:00 appointment \"doctor\""])
  }

  private func card(_ entries: [Entry], mode: Mode? = nil) throws -> String {
    var bloom = try Rehearsal(entries)
    bloom.assistant.setting.mode = mode
    return bloom.assistant.answer(["insight.today"], text: "", now: bloom.now).text
  }

  @Test func `the card shows those of today and tomorrow`() throws {
    let text = try card([
      appointment("2026-03-09 16:00", "dentist"), appointment("2026-03-10 10:00", "midwife"),
      appointment("2026-03-11", "physio"),
    ])
    #expect(text.contains("dentist") && text.contains("midwife") && !text.contains("physio"))
  }

  @Test func `after a loss the card keeps quiet of what was booked before`() throws {
    let visits = try [
      appointment("2026-03-10 10:00", "scan"), appointment("2026-03-10 11:00", "counsellor"),
    ]
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    let loss = Entry(date: today - 1, fact: .pregnancy(.ended(.loss)))
    let text = try card([visits[0], loss, visits[1]])
    #expect(!text.contains("scan") && text.contains("counsellor"), "\(text)")
    let general = try card([appointment("2026-03-10", "fertility clinic")], mode: .general)
    #expect(!general.contains("fertility"))
  }
}

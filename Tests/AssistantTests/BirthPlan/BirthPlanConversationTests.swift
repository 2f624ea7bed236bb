import Civil
import Guardrails
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// A birth plan put together in the chat, in week 33 on Monday 9 March 2026.
@Suite struct BirthPlanConversationTests {
  private func pregnant(_ lines: String...) throws -> Rehearsal {
    let entries = ["2025-12-01 mode pregnancy", "2025-12-01 pregnancy lmp 2025-07-21"] + lines
    return try Rehearsal(entries.map { try Entry(line: $0) })
  }

  private static let questions = [
    "with you?", "midwives or doctors welcome", "make the room yours", "does water appeal",
    "for the pain", "checks and help", "Who cuts the cord", "the first hour",
    "comes to a caesarean", "anything else your team",
  ]

  @Test func `each question is asked once, may be skipped, and its answer is kept`() throws {
    var bloom = try pregnant()
    #expect(bloom.say("i want to make a birth plan").text.contains(Self.questions[0]))
    let answers: [(String, String?)] = [
      ("my mum and my husband", "people: my mum and my husband"),
      ("students are fine, one at a time", "students: students are fine, one at a time"),
      ("dim lights", "the room: dim lights"), ("skip", nil),
      ("put: undecided about epidural, ask me", "pain relief: undecided about epidural, ask me"),
      ("no cut unless it is needed", "checks and help: no cut unless it is needed"),
      ("no idea", nil), ("nothing yet", nil), ("i don't mind", nil),
      ("i speak Polish when i am tired", "anything else: i speak Polish when i am tired"),
    ]
    for (place, (answer, kept)) in answers.enumerated() {
      let told = bloom.say(answer)
      let lines = kept.map { ["2026-03-09 birth_plan \"\($0)\""] } ?? []
      #expect(told.added == lines, "\(answer): \(told)")
      let next = place + 1 < answers.count ? Self.questions[place + 1] : "last question"
      #expect(told.text.contains(next), "\(answer): \(told.text)")
    }
    let plan = bloom.say("show my birth plan").text
    #expect(plan.contains("people: my mum and my husband"), "\(plan)")
    #expect(plan.contains("Still open:") && plan.contains("cord and placenta"))
  }

  @Test func `it stops on a word and goes on where it was`() throws {
    var bloom = try pregnant()
    _ = bloom.say("help me write a birth plan")
    let first = bloom.say("just my sister, she may see and read everything")
    #expect(first.added.count == 1, "\(first)")
    let stopped = bloom.say("stop")
    #expect(stopped.added.isEmpty && stopped.text.contains("go on with my birth plan"))
    #expect(bloom.say("when is my due date").text.contains("27 April"))
    #expect(bloom.say("go on with my birth plan").text.contains(Self.questions[1]))
  }

  @Test func `an answer about something else is kept there and the question stays`() throws {
    var bloom = try pregnant()
    _ = bloom.say("start my birth plan")
    let told = bloom.say("no students please")
    #expect(told.added == ["2026-03-09 birth_plan \"students: no students\""], "\(told)")
    #expect(told.text.contains(Self.questions[0]))
  }

  @Test(arguments: [
    ("students are ok actually", "students: students are ok"),
    (
      "no episiotomy unless needed, put that in my birth plan",
      "checks and help: no episiotomy unless needed"
    ),
    (
      "i want to be told what is happening, add it to my birth plan",
      "anything else: i want to be told what is happening"
    ),
    ("no students in the room please", "students: no students in the room"),
    ("i'd like a water birth", "moving and water: i'd like a water birth"),
    ("birth plan: i want music and low light", "the room: i want music and low light"),
    ("i want delayed cord clamping", "cord and placenta: i want delayed cord clamping"),
    ("put: undecided about epidural, ask me", "pain relief: undecided about epidural, ask me"),
  ]) func `a wish told freely goes under its topic and nowhere else`(
    message: String, line: String
  ) throws {
    var bloom = try pregnant()
    let told = bloom.say(message)
    #expect(told.added == ["2026-03-09 birth_plan \"\(line)\""], "\(told)")
    #expect(bloom.say("undo").removed == told.added)
  }

  @Test func `a change of mind replaces what spoke of the same and keeps the rest`() throws {
    var bloom = try pregnant(
      "2026-03-01 birth_plan \"cord and placenta: my partner cuts the cord; placenta on its own\"")
    let told = bloom.say("birth plan: my mum cuts the cord")
    #expect(told.removed.count == 1)
    #expect(
      told.added == [
        "2026-03-09 birth_plan \"cord and placenta: placenta on its own; my mum cuts the cord\""
      ], "\(told)")
    #expect(told.text.contains("Changed"))
    let removed = bloom.say("take the placenta out of my birth plan")
    #expect(
      removed.added == ["2026-03-09 birth_plan \"cord and placenta: my mum cuts the cord\""],
      "\(removed)")
  }

  @Test(arguments: [
    "what can my birth partner do", "how does gas and air work", "is the pool safe",
  ])
  func `a question is no wish, with the plan on the screen or a question of it open`(
    message: String
  ) throws {
    var bloom = try pregnant("2026-03-01 birth_plan \"the room: music\"")
    _ = bloom.say("show my birth plan")
    #expect(bloom.say(message).added.isEmpty)
    _ = bloom.say("start my birth plan")
    #expect(bloom.say(message).added.isEmpty)
  }

  @Test func `a danger told in place of an answer comes first`() throws {
    var bloom = try pregnant()
    _ = bloom.say("start my birth plan")
    let turn = bloom.turn("im bleeding heavily and feel faint")
    #expect(turn.level == .emergency)
    #expect(!turn.text.contains(Self.questions[1]))
  }

  @Test(arguments: ["show my birth plan", "start my birth plan", "i'd like a water birth"])
  func `after a loss nothing of it is said or written`(message: String) throws {
    var bloom = try pregnant(
      "2026-02-01 birth_plan \"the room: music\"", "2026-03-01 pregnancy ended loss")
    let told = bloom.say(message)
    #expect(told.added.isEmpty, "\(told)")
    #expect(!told.text.contains("music") && !told.text.lowercased().contains("birth"))
  }

  @Test func `general mode has no birth plan, and after a birth it is that of the birth`() throws {
    var quiet = try Rehearsal([Entry(line: "2026-01-01 mode general")])
    #expect(quiet.say("show my birth plan").text.contains("general mode"))
    var bloom = try pregnant(
      "2026-02-01 birth_plan \"the room: music\"", "2026-03-01 pregnancy ended birth",
      "2026-03-01 mode postpartum")
    #expect(bloom.say("show my birth plan").text.contains("music"))
  }
}

import Journal
import Testing

@testable import Assistant

/// Messages that do several things, each of which is carried out.
struct MessageUnitsTests {
  /// What is said in one sitting, what the last message adds and takes out, and a word of its reply.
  struct Talk: CustomTestStringConvertible, Sendable {
    let said: [String]
    let adds: [String]
    let removes: [String]
    let word: String?
    var testDescription: String { said.joined(separator: " / ") }

    init(
      _ said: String..., adds: [String] = [], removes: [String] = [], word: String? = nil
    ) {
      self.said = said
      self.adds = adds.sorted()
      self.removes = removes.sorted()
      self.word = word
    }
  }

  private func check(_ talk: Talk) throws {
    var bloom = try Rehearsal()
    for message in talk.said.dropLast() { _ = bloom.say(message) }
    let last = bloom.say(try #require(talk.said.last))
    #expect(last.added.sorted() == talk.adds, "\(last.text)")
    #expect(last.removed.sorted() == talk.removes, "\(last.text)")
    if let word = talk.word { #expect(last.text.contains(word), "\(last.text)") }
  }

  @Test(arguments: [
    Talk(
      "tea 2, headache 4", "remove the headache. walked 20 min",
      adds: ["2026-03-09 exercise 20 min \"walk\""],
      removes: ["2026-03-09 symptom headache pain 4"]),
    Talk(
      "nausea 3, slept 6 hours", "delete the nausea and the sleep please",
      removes: ["2026-03-09 symptom nausea pain 3", "2026-03-09 sleep 6 h"]),
    Talk(
      "nausea 3, slept 6 hours", "take the nausea out. backache 5 instead",
      adds: ["2026-03-09 symptom back_pain pain 5"],
      removes: ["2026-03-09 symptom nausea pain 3"]),
  ])
  func `what is taken out and what is told are told apart`(_ talk: Talk) throws {
    try check(talk)
  }

  @Test(arguments: [
    Talk(
      "period started 2 march", "temp 36.5 this morning. which cycle day am i on?",
      adds: ["2026-03-09 temperature 36.5 C"], word: "day 8"),
    Talk(
      "slept 5 hours", "water 1 litre. how many hours did i sleep last night?",
      adds: ["2026-03-09 water 1000 ml"], word: "5 hours"),
  ])
  func `a question about the record beside a fact is answered, and the fact kept`(_ talk: Talk)
    throws
  {
    try check(talk)
  }

  @Test(arguments: ["no. undo that", "oh no, undo it please", "wait. take that back"])
  func `a no before it leaves an undo what it is`(message: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("headache 4")
    #expect(bloom.say(message).removed == ["2026-03-09 symptom headache pain 4"])
  }

  @Test func `what a piece takes out and another tells is taken back as one`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("tea 2, headache 4")
    let before = bloom.assistant.journal.entries
    _ = bloom.say("remove the headache. walked 20 min")
    let undone = bloom.say("undo").text
    #expect(bloom.assistant.journal.entries == before)
    #expect(undone.contains("walk") && undone.contains("headache"), "\(undone)")
  }

  @Test func `the policies are asked in their order, each under a name`() {
    let names = DialoguePolicies.ordered.map(\.name)
    #expect(names.first == "ended_pregnancy")
    #expect(names.last == "intent")
    let place = { (name: String) in names.firstIndex(of: name) ?? names.endIndex }
    #expect(place("safety_hold") < place("record_question"))
    #expect(place("safety_override") < place("correction"))
    #expect(place("answer") < place("intent"))
  }
}

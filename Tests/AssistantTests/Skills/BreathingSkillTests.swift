import Knowledge
import Language
import Testing

@testable import Assistant

/// What is looked up by name is told apart from what was only like it.
struct BreathingSkillTests {
  private func reply(to text: String) throws -> String {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.answer(
      ["content.breathing"], text: text, slots: ["looked_up": .text(text)], now: bloom.now)
    #expect(turn.fault == nil)
    return turn.text
  }

  @Test(arguments: [
    ("boxx", "Box Breathing"), ("boxx breathing", "Box Breathing"),
    ("fourseven", "Four, Seven, Eight"),
  ])
  func `a name that is written otherwise is told with what it was taken for`(
    text: String, name: String
  ) throws {
    let reply = try reply(to: text)
    #expect(
      reply.hasPrefix("I have no pattern called “\(text)”. The nearest is \(name):"), "\(reply)")
  }

  @Test(arguments: ["box", "Box breathing", "4-7-8", "calm", "for sleep", "box 5 minutes"])
  func `a name, a use or a number of minutes is just answered`(text: String) throws {
    #expect(try !reply(to: text).contains("nearest"))
  }

  @Test(arguments: ["4-x", "4-", "6/out"])
  func `counts that cannot be read are told how they may be`(text: String) throws {
    #expect(try reply(to: text).contains("Try 4-6"))
  }
}

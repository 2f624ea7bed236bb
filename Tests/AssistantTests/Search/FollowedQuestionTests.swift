import Testing

@testable import Assistant

/// A few words that ask more of an answer are answered from the same topic.
@Suite struct FollowedQuestionTests {
  @Test(arguments: [
    ("what is thrush", "what helps", "pharmacist"),
    ("what is thrush", "how long does it last", "1 to 2 weeks"),
    ("what is thrush", "when should i see a doctor", "clinic"),
    ("why do i get cramps before my period", "how long do they last", "1 to 3 days"),
    ("why do i get cramps before my period", "what can i do", "Warmth"),
    ("can i swim with a tampon in", "how long can i leave it in", "4 to 8 hours"),
    ("what are braxton hicks", "when do i call", "call now"),
  ])
  func `more is answered from the same topic`(
    first: String, more: String, words: String
  ) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(first)
    let said = bloom.say(more)
    #expect(said.text.contains(words), "\(first), \(more): \(said.text)")
    #expect(said.added.isEmpty)
  }

  @Test func `what helps somebody else is no more of the answer`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("what is thrush")
    #expect(!bloom.say("how can i help her").text.contains("pharmacist can sell"))
  }

  @Test(arguments: ["how are you", "thanks", "log headache"])
  func `what asks nothing more of it is answered as ever`(text: String) throws {
    var bloom = try Rehearsal()
    let answer = bloom.say("what is thrush").text
    let said = bloom.say(text).text
    #expect(!answer.contains(said) && !said.contains("pharmacist can sell"), "\(text): \(said)")
  }
}

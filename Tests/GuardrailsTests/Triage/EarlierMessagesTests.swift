import Guardrails
import Language
import Physiology
import Testing

/// A danger that is told over more than one message.
struct EarlierMessagesTests {
  func triage(
    _ messages: [String], mode: Mode = .cycle, weeks: Int? = nil, recent: [String] = []
  ) throws -> Triage {
    let all = messages.map { Normaliser().normalise($0) }
    return try Rules.triage.get().triage(
      all[all.count - 1],
      context: TriageContext(
        mode: mode, weeks: weeks, recent: recent, earlier: Array(all.dropLast())))
  }

  @Test(arguments: [
    (["i went through menopause years ago", "i had some bleeding today"], CareLevel.provider),
    (["bleeding really heavily", "i feel so faint"], .emergency),
    (["i have a coil", "my pregnancy test is positive"], .urgent),
    (["had an ectopic before", "test positive, and my side hurts"], .emergency),
    (["i'm 32 weeks pregnant", "there is some bleeding"], .urgent),
    (["i gave birth last week", "my temperature is 38.6"], .urgent),
    (["how much can i take", "ibuprofen"], .decline),
    (["i'm 13", "my boyfriend is 22"], .emergency),
  ])
  func `the parts are put together`(messages: [String], level: CareLevel) throws {
    #expect(try triage(messages).level >= level, "\(messages)")
    let last = try triage([messages[messages.count - 1]]).level
    #expect(last < level, "the last message alone would do")
  }

  @Test(arguments: [
    ["i want to die", "thanks, what should i eat"], ["chest pain", "when is my next period"],
    ["im soaking a pad an hour and feel faint", "show me a yoga pose"],
  ])
  func `what was raised before is not raised again by a message that adds nothing`(
    messages: [String]
  ) throws {
    #expect(try triage(messages) == .proceed)
  }

  @Test func `a sign is forgotten after two messages, a state is kept longer`() throws {
    let small = ["hello", "thanks"]
    #expect(try triage(["bleeding really heavily"] + small + ["i feel faint"]).level < .emergency)
    #expect(try triage(["i have a coil"] + small + ["pregnancy test positive"]).level == .urgent)
  }

  @Test func `another's pregnancy does not become hers`() throws {
    #expect(try triage(["my sister is pregnant", "i have some spotting"]).level < .urgent)
    #expect(try triage(["my wife is 30 weeks pregnant and bleeding"]).level >= .urgent)
  }

  @Test func `the record of the last days counts`() throws {
    #expect(try triage(["aching on one side and feeling faint"]).level < .emergency)
    #expect(
      try triage(["aching on one side and feeling faint"], recent: ["positive_test"]).level
        == .emergency)
    #expect(
      try triage(["seeing spots"], mode: .pregnancy, weeks: 30, recent: ["headache"]).level
        >= .urgent)
  }
}

import Civil
import Guardrails
import Physiology
import Testing

@testable import Assistant

@Suite struct DangerTests {
  @Test func `an emergency is come back to in other words until it is over`() throws {
    var bloom = try Rehearsal()
    let first = bloom.say("im soaking a pad an hour and feel faint").text
    let second = bloom.say("what should i eat").text
    let third = bloom.say("asdfgh").text
    #expect(first.contains("Call your local emergency number now"))
    #expect(second.contains("emergency number") && second != first)
    #expect(third.contains("emergency number") && third != second)
    #expect(bloom.say("help is on its way").text.hasPrefix("I am glad you are not alone"))
    #expect(!bloom.say("what should i eat").text.contains("emergency number"))
  }

  @Test(
    arguments: [
      "im fine it was a joke", "sorry i read that wrong", "you misread me", "it was a dream",
      "im ok now", "i was talking about a film",
    ]) func `what was only taken for a danger is taken back in a word`(words: String) throws
  {
    var bloom = try Rehearsal()
    let guess = bloom.turn("my left hand went dead n my words come out mushy since lunch")
    #expect(guess.level >= .urgent && guess.concern == nil)
    let reply = bloom.turn(words)
    #expect(reply.text.contains("thank you for telling me"), "\(reply.text)")
    #expect(bloom.say("cramps 3/10").added == ["2026-03-09 symptom cramps pain 3"])
  }

  @Test func `what was taken for a danger is no danger two turns later`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("my left hand went dead n my words come out mushy since lunch")
    _ = bloom.turn("cramps 3/10")
    #expect(!bloom.turn("im ok now").text.contains("thank you for telling me"))
  }

  @Test func `what was said is forgotten when she clears, a danger is not`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im soaking a pad an hour and feel faint")
    bloom.assistant.forget()
    #expect(bloom.say("what should i eat").text.contains("emergency number"))

    var calm = try Rehearsal()
    #expect(calm.say("remind me to take iron at 8").text.contains("morning, or in the evening"))
    calm.assistant.forget()
    #expect(calm.say("in the morning").added.isEmpty)
  }

  @Test func `what is outside is told so beside the way to help`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im soaking a pad an hour and feel faint")
    let reply = bloom.say("what's the weather").text
    #expect(reply.contains("“help” ") && reply.contains("emergency number"))
  }

  @Test func `bleeding long after the last period is no new period`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("i'm 58, no periods for 6 years")
    let consequences = bloom.say("i've got some bleeding today")
    #expect(consequences.text.contains("needs an appointment within days"))
    #expect(!consequences.text.contains("next one"))
    #expect(!consequences.added.contains("2026-03-09 period start"))
  }

  @Test func `what is told meanwhile is still noted`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im soaking a pad an hour and feel faint")
    #expect(bloom.say("cramps 7/10").added == ["2026-03-09 symptom cramps pain 7"])
  }

  @Test func `what is urgent is come back to once, before the answer`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 8 weeks pregnant")
    let first = bloom.turn("passed some tissue")
    #expect(first.level == .urgent)
    let second = bloom.say("how do i do childs pose").text
    #expect(second.contains("that call") && second.contains("now"))
    #expect(second.contains("Child's Pose"))
    #expect(!bloom.say("how do i do cat cow").text.contains("that call"))
  }

  @Test func `a crisis stays open at any level`() throws {
    var bloom = try Rehearsal()
    let first = bloom.turn("i want to die")
    #expect(first.level >= .urgent)
    #expect(bloom.say("what phase am i in").text.contains("I am safe"))
  }

  @Test(arguments: [
    "im fine", "it was a joke", "i called 911", "im at the hospital now", "it stopped",
    "never mind, false alarm", "i'm ok, my mum is with me", "just kidding lol", "i feel better",
  ]) func `an emergency is over in whatever words`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im soaking a pad an hour and feel faint")
    _ = bloom.say(words)
    #expect(!bloom.say("how do i do childs pose").text.contains("emergency number"), "\(words)")
  }

  @Test(arguments: [
    "i did it", "i might as well", "my life is a joke", "i was fine until he left me",
    "it will be over soon", "i texted my mum sorry", "will i be ok", "my husband is here",
  ])
  func `abuse stays open where nobody safe is there`(words: String) throws {
    var bloom = try Rehearsal()
    let first = bloom.turn("my husband hit me and i am scared of him")
    #expect(first.concern?.intent == "guard.abuse")
    _ = bloom.say(words)
    let reply = bloom.say("what phase am i in").text
    #expect(reply.contains("emergency number"), "\(words): \(reply)")
  }

  @Test(arguments: [
    "i did it", "i might as well", "my life is a joke", "i was fine until he left me",
    "it will be over soon", "i texted my mum sorry", "will i be ok",
    "i feel good about my decision",
  ])
  func `everyday words do not end a crisis`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("i want to kill myself")
    let reply = bloom.say(words).text
    #expect(reply.contains("emergency number") || reply.contains("crisis line"), "\(reply)")
    #expect(bloom.say("what phase am i in").text.contains("emergency number"), "\(words)")
  }

  @Test func `a danger and its signs outlast midnight, not half a day`() throws {
    var bloom = try Rehearsal()
    func at(_ day: String, _ hour: Int, _ minute: Int) throws -> Moment {
      Moment(
        date: try fixture(CivilDate(iso: day)),
        time: try fixture(ClockTime(hour: hour, minute: minute)))
    }
    bloom.now = try at("2026-03-09", 23, 58)
    _ = bloom.say("i want to die")
    bloom.now = try at("2026-03-10", 0, 1)
    #expect(bloom.say("what should i eat").text.contains("emergency number"))
    bloom.now = try at("2026-03-10", 12, 30)
    #expect(!bloom.say("what should i eat").text.contains("emergency number"))

    var signs = try Rehearsal()
    signs.now = try at("2026-03-09", 23, 59)
    _ = signs.say("bleeding really heavily")
    signs.now = try at("2026-03-10", 0, 1)
    #expect(signs.turn("i feel so faint").level == .emergency)
  }

  @Test func `an idiom beside bleeding in pregnancy hides nothing`() throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.mode = .pregnancy
    bloom.assistant.setting.weeks = 9
    let turn = bloom.turn("this heat is killing me, my period started")
    #expect(turn.level >= .urgent)
    #expect(turn.edits.isEmpty)
  }

  @Test func `what is asked beside being well again is answered`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 8 weeks pregnant")
    #expect(bloom.turn("passed some tissue").level == .urgent)
    let reply = bloom.say("i feel good, how do i do childs pose").text
    #expect(reply.contains("thank you for telling me"), "\(reply)")
    #expect(reply.contains("Child's Pose"), "\(reply)")
    #expect(!bloom.say("how do i do cat cow").text.contains("make that call"))
  }

  @Test func `one matter of care is one text`() throws {
    var bloom = try Rehearsal()
    let reply = bloom.say("clot as big as my fist").text
    #expect(reply.hasPrefix("Clots that big"), "\(reply)")
    #expect(!reply.contains("I may have read that wrongly"), "\(reply)")
  }

  @Test(arguments: ["he is such a good dad", "my husband got me flowers", "my wife sings well"])
  func `kind words about another are no matter of care`(words: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(words)
    #expect(turn.level == .ok)
    #expect(!turn.text.contains("nurse"), "\(turn.text)")
  }

  @Test(arguments: [
    ("can my husband see this", "anyone who can use your account"),
    ("is it safe to write here", "anyone who can use your account"),
    ("how do i delete all of this", "“erase”"), ("wipe everything", "“erase”"),
  ]) func `who can see it and how it goes away is answered under abuse`(
    words: String, answer: String
  ) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn("my husband hit me and i am scared of him").level >= .urgent)
    let reply = bloom.say(words).text
    #expect(reply.contains(answer) && reply.contains("emergency number"), "\(reply)")
    #expect(bloom.say("what phase am i in").text.contains("emergency number"))
  }

  @Test(arguments: ["ok i'll go tomorrow morning first thing", "i booked in"])
  func `a visit that is planned after advice is taken up, and nothing is set up`(
    words: String
  ) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn("i forgot two pills and had sex without a condom").level >= .urgent)
    let reply = bloom.say(words).text
    #expect(!reply.contains("last period"), "\(reply)")
    #expect(reply.contains("emergency number"), "\(reply)")
  }

  @Test(arguments: ["lol", "haha", "never mind", "forget it", "whatever", "ok", "are you sure?"])
  func `a crisis is not over because she would rather not go on`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("i want to kill myself")
    let reply = bloom.say(words).text
    #expect(reply.contains("emergency number"), "\(words): \(reply)")
    #expect(bloom.say("what phase am i in").text.contains("emergency number"))
  }

  @Test(arguments: [
    "im safe", "im safe, my sister is with me", "i am with a friend now",
    "i called the crisis line", "i was joking",
  ])
  func `a crisis is over when she says that she is safe`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("i want to kill myself")
    _ = bloom.say(words)
    #expect(!bloom.say("how do i do childs pose").text.contains("emergency number"), "\(words)")
  }
}

import Guardrails
import Language
import Physiology
import Testing

/// How people say that a danger is over.
struct ReliefTests {
  func relief(_ text: String) throws -> Relief? {
    try Rules.triage.get()
      .assess(Normaliser().normalise(text), context: TriageContext(mode: .cycle)).relief
  }

  @Test(arguments: [
    ("I am safe", Relief.safe), ("im ok now", .safe), ("i'm fine, really", .safe),
    ("we're all good", .safe), ("i feel okay", .safe), ("no emergency here", .safe),
    ("called 911", .helped), ("i rang the midwife", .helped), ("the ambulance is here", .helped),
    ("im at the hospital", .helped), ("on my way to the er", .helped),
    ("my mum is with me", .helped), ("im being checked", .helped), ("they sent me home", .helped),
    ("it was a joke", .joke), ("just kidding", .joke), ("jk lol", .joke),
    ("i was only messing", .joke), ("i didn't mean it like that", .joke),
    ("just an expression", .joke), ("i meant the film", .joke),
    ("never mind", .dismissed), ("forget it", .dismissed), ("it was a false alarm", .dismissed),
    ("it stopped", .stopped), ("the pain has gone", .stopped), ("it went away", .stopped),
    ("i feel better", .stopped), ("baby is moving again", .stopped), ("it's eased off", .stopped),
  ])
  func `it is heard in many words`(text: String, relief: Relief) throws {
    #expect(try self.relief(text) == relief)
  }

  @Test(arguments: [
    "lol", "haha", "ok", "yes", "are you sure?", "am i ok?", "im not ok", "i'm not safe",
    "it hasn't stopped", "it has not eased", "nobody is with me", "should i call 911?",
    "what should i eat", "when is my next period", "cramps 7/10", "i did not call anyone",
    "this is not a joke", "i don't feel better",
  ])
  func `what ends nothing is not taken for it`(text: String) throws {
    #expect(try relief(text) == nil)
  }
}

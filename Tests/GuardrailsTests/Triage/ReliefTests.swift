import Guardrails
import Language
import Physiology
import Testing

/// How people say that a danger is over.
struct ReliefTests {
  func relief(_ text: String, of danger: DangerKind = .emergency) throws -> Relief? {
    try Rules.triage.get()
      .assess(Normaliser().normalise(text), context: TriageContext(mode: .cycle)).reliefs[danger]
  }

  @Test(arguments: [
    ("I am safe", Relief.safe), ("im ok now", .safe), ("i'm fine, really", .safe),
    ("we're all good", .safe), ("i feel okay", .safe), ("no emergency here", .safe),
    ("called 911", .helped), ("i rang the midwife", .helped), ("on my way to the er", .helped),
    ("my mum is with me", .helped), ("the ambulance is coming", .helped),
    ("the ambulance is here", .reached), ("im at the hospital", .reached),
    ("im being checked", .reached), ("they sent me home", .reached),
    ("i saw the doctor", .reached), ("a nurse examined me", .reached),
    ("i never said i bled", .denied), ("i didnt say that", .denied), ("im not bleeding", .denied),
    ("it was a joke", .joke), ("just kidding", .joke), ("jk lol", .joke),
    ("i was only messing", .joke), ("i didn't mean it like that", .joke),
    ("just an expression", .joke), ("i meant the film", .joke),
    ("never mind", .dismissed), ("forget it", .dismissed), ("it was a false alarm", .dismissed),
    ("it stopped", .stopped), ("the pain has gone", .stopped), ("it went away", .stopped),
    ("i feel better", .eased), ("baby is moving again", .stopped), ("it's eased off", .eased),
    ("the bleeding has slowed", .eased),
  ])
  func `it is heard in many words`(text: String, relief: Relief) throws {
    #expect(try self.relief(text) == relief)
  }

  @Test(arguments: [
    "lol", "haha", "ok", "yes", "are you sure?", "am i ok?", "im not ok", "i'm not safe",
    "it hasn't stopped", "it has not eased", "nobody is with me", "should i call 911?",
    "what should i eat", "when is my next period", "cramps 7/10", "i did not call anyone",
    "this is not a joke", "i don't feel better", "i did it", "it's done and i did it",
    "i may as well", "he feels sick as well", "i was ok until this morning",
    "i was fine before he came", "will it be ok", "am i safe", "is this normal, am i fine",
    "i hope i'll be fine", "i wish i felt better", "if it gets better", "it will pass, over soon",
    "they think i'm being dramatic", "you think i'm joking", "my life is a joke",
    "i feel good about the plan", "i'm fine with it",
  ])
  func `what ends nothing is not taken for it`(text: String) throws {
    #expect(try relief(text) == nil)
  }

  @Test(arguments: [
    ("i am safe", Relief.safe), ("yes i'm safe now", .safe), ("I feel safe", .safe),
    ("safe", .safe),
    ("im safe, my brother is with me", .safe), ("i'm okay now, thanks", .safe),
    ("i feel better", .safe), ("i rang the samaritans", .helped), ("ive called 999", .helped),
    ("the ambulance is here", .reached), ("we are at the hospital", .reached),
    ("im with a nurse now", .reached), ("the police are here", .reached),
    ("i'm with my sister now", .helped), ("my mum is here with me", .helped),
    ("i told my partner", .helped), ("i am not alone", .helped), ("i was only joking", .joke),
    ("it was a joke", .joke), ("i didn't mean it", .joke), ("the thoughts have passed", .stopped),
    ("no im not going to hurt myself", .safe), ("i won't hurt myself", .safe),
    ("no i would not harm the baby", .safe),
  ])
  func `a crisis is over in words that say so of now`(text: String, relief: Relief) throws {
    #expect(try self.relief(text, of: .crisis) == relief)
  }

  @Test(arguments: [
    ("worse now", Course.worse), ("its getting worse", .worse), ("a lot worse since lunch", .worse),
    ("the bleeding is heavier", .worse), ("there's more blood", .worse), ("it got worse", .worse),
    ("still going", .same), ("it is still bleeding", .same), ("same", .same), ("no better", .same),
    ("it hasn't stopped", .same), ("not easing at all", .same), ("still the same", .same),
    ("no change", .same), ("it wont let up, still hurts", .same), ("its back", .same),
    ("so i dont need to call?", .asked), ("do i still need to go in", .asked),
    ("can it wait", .asked), ("should i ring them", .asked), ("is it really urgent", .asked),
    ("no need to call then", .asked), ("ill go tomorrow", .later),
  ])
  func `how a danger goes on is heard in a few words`(text: String, course: Course) throws {
    #expect(try self.course(text) == course)
  }

  @Test(arguments: [
    "im fine", "it's not worse", "no worse than before", "is it worse?", "still at work",
    "thanks", "ok", "what should i eat", "when is my next period", "it stopped",
    "my sister says the same thing about her old job and i told her to look for something else",
  ])
  func `other words say nothing of how it goes on`(text: String) throws {
    #expect(try course(text) == nil)
  }

  private func course(_ text: String) throws -> Course? {
    try Rules.triage.get()
      .assess(Normaliser().normalise(text), context: TriageContext(mode: .cycle)).course
  }

  @Test(arguments: [
    "i might as well", "i was fine until he left me", "will i be ok", "i feel good about my choice",
    "my life is a joke", "you think im joking", "everyone says i'm dramatic", "it'll be over soon",
    "it will all be over soon", "i texted my mum sorry", "i told my sister goodbye", "i did it",
    "done", "never mind", "everything will be fine when i'm gone", "they'll be ok without me",
    "i'd be better off", "i feel good now that it's decided", "all good", "it stopped hurting me",
    "nobody is here", "i'm alone with my mum's pills", "he said i'm fine", "i'm not safe",
    "i wish i was safe", "if i was safe", "am i safe", "safe to say i'm finished",
    "i'm fine, i just want to say bye to my mum", "i called my dad to say goodbye",
    "i was talking to my mum about how i want out of all of it for good",
    "im not going to hurt myself anymore after tonight", "i won't hurt myself but i want to",
    "i wont hurt anyone else",
  ])
  func `everyday words end no crisis`(text: String) throws {
    #expect(try relief(text, of: .crisis) == nil)
    #expect(try relief(text, of: .abuse) == nil)
  }

  @Test(arguments: [
    "husband", "partner", "boyfriend", "wife", "mum", "mom", "dad", "friend", "sister", "brother",
    "someone",
  ])
  func `nobody who may be feared ends abuse`(person: String) throws {
    for text in [
      "my \(person) is here", "my \(person) is coming home", "i'm with my \(person)",
      "im stuck at home with my \(person)", "i told my \(person)", "my \(person) is with me now",
      "i called my \(person)",
    ] {
      #expect(try relief(text, of: .abuse) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    "the police are here", "i called the police", "i'm at the refuge", "i rang the helpline",
    "i spoke to my midwife", "i am at the hospital", "i'm safe now", "we are safe here",
  ])
  func `help that is none of the home ends abuse`(text: String) throws {
    #expect(try relief(text, of: .abuse) != nil)
  }
}

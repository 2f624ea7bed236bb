import Guardrails
import Language
import Physiology
import Testing

/// That she is safe or was read wrongly is heard wherever it stands.
struct FreeReliefTests {
  private func relief(_ text: String, of danger: DangerKind) throws -> Relief? {
    try Rules.triage.get()
      .assess(Normaliser().normalise(text), context: TriageContext(mode: .cycle)).reliefs[danger]
  }

  private static let beside = [
    "", " and can you tell me when my next one may come", " lol. medium today, two pads so far",
    ". what did i put for monday?", ", thanks, now the tablets please: one iron at nine",
  ]

  @Test(
    arguments: [
      "i am safe", "we are safe", "im safe", "i feel safe", "yes yes i am really safe",
      "i'm not in danger", "there is no emergency", "it is not an emergency",
      "nobody is in danger here",
    ], beside)
  func `that she is safe is heard whatever stands beside`(words: String, rest: String) throws {
    for kind in DangerKind.allCases {
      #expect(try relief(words + rest, of: kind) == .safe, "\(words + rest)")
    }
  }

  @Test(
    arguments: [
      "its an expression", "it's only a figure of speech", "i was joking", "im just kidding",
      "you misread me", "you read that wrong", "that was a joke", "it was said in jest",
    ], beside)
  func `that she was read wrongly is heard whatever stands beside`(
    words: String, rest: String
  ) throws {
    for kind in DangerKind.allCases {
      #expect(try relief(words + rest, of: kind) == .joke, "\(words + rest)")
    }
  }

  @Test(arguments: [
    "i don't feel safe and i want to know what to do about tonight", "im not safe here at all",
    "am i safe if i stay in the house until he is back?", "i wish i was safe somewhere far away",
    "if only we were safe i could sleep through a night again", "is this an emergency or not?",
    "he says i am safe with him but he took my phone and the keys",
    "i am safe until he comes home from the pub tonight", "this is not a joke, listen to me please",
    "i am not joking about any of what i wrote to you before",
  ])
  func `what says so of no one or of another time is not heard`(text: String) throws {
    for kind in [DangerKind.crisis, .abuse] {
      #expect(try relief(text, of: kind) == nil, "\(text)")
    }
  }
}

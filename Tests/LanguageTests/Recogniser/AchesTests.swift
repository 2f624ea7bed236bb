import EmbeddedKnowledge
import Knowledge
import Testing

@testable import Language

@Suite struct AchesTests {
  private static let grounding = Result { () throws(LanguageError) in
    try Grounding(Library.embedded())
  }

  @Test(
    arguments: [
      ("my head has been exploding all day", ["headache"]),
      ("sore elbows and my back is screaming", ["joint_pain", "back_pain"]),
      ("boobs feel really tender", ["breast_tenderness"]),
      ("my head is full", []),
      ("walked back, hurts to think", []),
      ("splitting headache", []),
    ] as [(String, [String])])
  func `a part of the body that hurts is a symptom`(text: String, expected: [String]) throws {
    let grounding = try Self.grounding.get()
    let message = Normaliser().normalise(text)
    let found = Aches.mentions(
      grounding.pointers(in: message), beside: grounding.lexicon.mentions(in: message),
      in: message)
    #expect(Set(found.map(\.concept)) == Set(expected))
    #expect(found.allSatisfy { $0.kind == "symptom" })
  }
}

import Knowledge
import Language
import Testing

@testable import Assistant

/// Words of answers that are kept for one message alone say of it what all of them say.
struct AnswersTests {
  private static let all = Result { () throws(KnowledgeError) in
    try Answers(library: Rehearsal.library)
  }

  private static let asked: [String] = {
    let intents = (try? Rehearsal.library.intents()) ?? []
    return intents.compactMap(\.example)
  }()

  @Test func `there are messages of every kind`() { #expect(Self.asked.count > 50) }

  @Test(
    arguments: asked + [
      "hips, 30 weeks pregnant", "yes", "it hasn't started", "how far along am i", "6w2d",
      "after the birth", "", "Ünd so weiter", "the nurse told me its a chemical",
    ])
  func `a message is read alike by its own words and by all`(text: String) throws {
    let message = Normaliser().normalise(text)
    let own = try Answers(library: Rehearsal.library, for: message)
    let all = try Self.all.get()
    let isOfTalk = { (id: String) in
      [Condition.prefix, EatingTold.diet, EatingTold.allergen].contains { id.hasPrefix($0) }
    }
    #expect(own.said(in: message) == all.said(in: message).filter { !isOfTalk($0) })
    #expect(own.isWhole(message) == all.isWhole(message))
    #expect(
      own.weeks(in: message, isOfPregnancy: true) == all.weeks(in: message, isOfPregnancy: true))
  }
}

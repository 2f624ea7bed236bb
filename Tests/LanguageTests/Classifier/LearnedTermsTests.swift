import Testing

@testable import Language

struct LearnedTermsTests {
  private static let model: Model = {
    let samples = [
      ("sleep", "how did i sleep last night"), ("sleep", "show my sleep"),
      ("water", "log two glasses of water"), ("water", "i drank water"),
      ("period", "my period started"), ("period", "when is my next period"),
    ].map { Sample(label: $0.0, text: $0.1) }
    return Trainer(shorthand: ["wtr": "water"]).train(samples, outside: ["play some jazz"])
  }()

  private func learned(_ text: String) -> (Message, LearnedTerms) {
    let message = Normaliser().normalise(text)
    return (message, Self.model.learned(Terms(message, atMost: .max)))
  }

  @Test(arguments: [
    "i drank water, my period started", "wtr and slepe last nite, when", "zzz", "", ", water",
  ]) func `a span scores as it does alone`(text: String) {
    let (message, learned) = learned(text)
    let spans = [message.tokens.indices] + message.clauses
    for span in spans {
      let alone = Self.model.rank(Terms(message, in: span))
      let within = Self.model.rank(learned, learned.words(in: span))
      #expect(alone.values.map(\.bitPattern) == within.values.map(\.bitPattern))
      #expect(alone.known == within.known && alone.outside == within.outside)
    }
  }

  @Test func `words are counted without marks`() {
    let (message, learned) = learned("water, period! sleep")
    #expect(message.tokens.count == 5 && learned.terms.words.count == 3)
    #expect(learned.words(in: 1..<4) == 1..<2 && learned.words(in: 0..<5) == 0..<3)
  }

  @Test func `short and misspelt words are put right, and a misspelt one is half known`() {
    let (_, learned) = learned("wtr slepe xyzzy")
    #expect(learned.terms.plainWords == ["water", "sleep", "xyzzy"])
    #expect(learned.known(of: 0..<1) == 1 && learned.known(of: 1..<2) == 0.5)
    #expect(learned.known(of: 2..<3) == 0)
  }

  @Test func `no more words of a span are read than are read alone`() {
    let text = String(repeating: "water ", count: Terms.limit + 20)
    let (message, learned) = learned(text)
    #expect(learned.words(in: message.tokens.indices) == 0..<Terms.limit)
    #expect(learned.words(in: 10..<message.tokens.count) == 10..<10 + Terms.limit)
  }
}

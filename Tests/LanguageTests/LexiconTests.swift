import EmbeddedKnowledge
import Knowledge
import Testing

@testable import Language

@Suite struct LexiconTests {
  private let lexicon = Lexicon(forms: [
    .init(concept: "cramps", kind: "symptom", text: "cramps"),
    .init(concept: "back_pain", kind: "symptom", text: "back pain"),
    .init(concept: "pain", kind: "symptom", text: "pain"),
    .init(concept: "period", kind: "bleeding", text: "aunt flo"),
    .init(concept: "dry", kind: "skin", text: "dry"),
    .init(concept: "dry", kind: "discharge", text: "dry"),
  ])

  private func found(_ text: String) -> [String] {
    lexicon.mentions(in: Normaliser().normalise(text)).map {
      ($0.isNegated ? "not " : "") + "\($0.kind) \($0.concept)"
    }
  }

  @Test(arguments: [
    ("my back pain is bad", ["symptom back_pain"]),
    ("back-pain", ["symptom back_pain"]),
    ("one cramp", ["symptom cramps"]),
    ("Aunt Flo came", ["bleeding period"]),
    ("dry", ["discharge dry", "skin dry"]),
    ("back to work", []),
    ("", []),
  ]) func `the longest words of a concept are found`(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(arguments: [
    ("no cramps today", ["not symptom cramps"]),
    ("i don't have any cramps", ["not symptom cramps"]),
    ("without back pain", ["not symptom back_pain"]),
    ("cramps are gone", ["not symptom cramps"]),
    ("cramps: none", ["not symptom cramps"]),
    ("no doubt cramps", ["symptom cramps"]),
    ("no sleep, cramps", ["symptom cramps"]),
    ("not sure why cramps", ["symptom cramps"]),
    ("cramps", ["symptom cramps"]),
  ]) func `a denial reaches a few words within its clause`(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }
}

@Test func `a template is found by one of its own words`() throws {
  let material = try Material(.embedded())
  for source in material.grounding.templates {
    let words = try Template(source).required
    let known = Set(
      words.joined().map { key in
        switch key {
        case .word(let word): TemplateKeys.key(word: word)
        case .slot(let slot): TemplateKeys.key(slot: slot)
        }
      })
    let keys = Set(TemplateKeys(source).groups.first ?? [])
    #expect(!keys.isEmpty && keys.isSubset(of: known), "\(source.intent): \(source.text)")
  }
}

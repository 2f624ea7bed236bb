import Testing

@testable import Records

struct LexiconSectionsTests {
  @Test(arguments: [
    ("symptom", LexiconSections.concepts), ("cue", .cues), ("lead-in", .leads),
    ("entry", LexiconSections([.concepts, .cues])), ("detail", .cues),
  ])
  func `a kind belongs to one part of the lexicon, and names of entries to two`(
    kind: String, sections: LexiconSections
  ) {
    #expect(LexiconSections(kind: kind) == sections)
  }
}

import Language
import Testing

@testable import Guardrails

/// The language in which forms are written.
struct FormTests {
  static let spelling = Spelling(usual: ["two": "2"])
  static let named = ["filler": ["a", "my"], "pad": ["pad", "towel*"]]

  func matches(_ form: String, _ text: String) throws -> Bool {
    var vocabulary = Vocabulary()
    let filler = vocabulary.intern(words: ["a", "my"])
    let parsed = try FormParser(named: Self.named, spelling: Self.spelling)
      .parse(form, into: &vocabulary)
    let reader = WordReader(vocabulary: vocabulary, spelling: Self.spelling, filler: filler)
    var forms = ConceptForms()
    forms.add(parsed, concept: 0)
    let matcher = ConceptMatcher(forms, classCount: vocabulary.count)
    return !matcher.sightings(in: reader.read(Normaliser().normalise(text))).isEmpty
  }

  @Test(arguments: [
    ("soak*|fill* <pad>", "soaking a pad"), ("soak* <pad>", "soaked my towels"),
    ("pad ~2 hour", "pad lasts an hour"), ("temp {38-42}", "temp 38.5"),
    ("temp {38-42}", "temp 38,5"),
    ("{2} pads", "two pads"), ("^ help", "help me"), ("died $", "she died"),
    ("feel [very] faint", "feel faint"), ("feel [very] faint", "feel very faint"),
    ("ab* c", "abs a my a c"),
  ])
  func `a form is found`(form: String, text: String) throws {
    #expect(try matches(form, text))
  }

  @Test(arguments: [
    ("soak* <pad>", "soaking the garden"), ("pad ~1 hour", "pad lasts for one whole hour"),
    ("temp {38-42}", "temp 37.9"), ("^ help", "please help"), ("died $", "died away"),
    ("pad hour", "pad, hour"), ("ab* c", "abs a my a a c"), ("feel faint", "faint feel"),
  ])
  func `a form is not found`(form: String, text: String) throws {
    #expect(try !matches(form, text))
  }

  @Test(arguments: [
    ("", FormError.empty), ("[so]", .empty), ("a ^ b", .startInside), ("a $ b", .afterEnd("b")),
    ("a ~9 b", .badGap("~9")), ("{x} b", .badRange("x")), ("{9-3}", .badRange("9-3")),
    ("<nothing>", .unknownClass("nothing")),
  ])
  func `a form that cannot be read says why`(form: String, error: FormError) {
    var vocabulary = Vocabulary()
    let parser = FormParser(named: Self.named, spelling: Self.spelling)
    #expect(throws: error) { try parser.parse(form, into: &vocabulary) }
  }
}

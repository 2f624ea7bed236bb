import EmbeddedKnowledge
import Knowledge
import Records
import Testing

@testable import Language

/// The forms of a lexicon, taken from the program or read from the recfiles.
struct LexiconFormsTests {
  private static let sections: [LexiconSections] = [.concepts, .cues, .leads]

  @Test func `the forms that were built in find what reading the recfiles finds`() throws {
    let library = Library.embedded()
    let table = try #require(library.lexiconForms())
    let concepts = try library.concepts()
    let (taken, read) = (LexiconForms(table), LexiconForms(of: concepts))
    for section in Self.sections {
      let (one, other) = (Lexicon(taken, section), Lexicon(read, section))
      for concept in concepts {
        for form in concept.forms {
          let message = Normaliser().normalise(form + " and " + form)
          #expect(one.mentions(in: message) == other.mentions(in: message), "\(form)")
          for token in message.tokens { #expect(one.knows(token.text) == other.knows(token.text)) }
        }
      }
    }
  }

  @Test(arguments: [Cue.kind, Cue.leadIn, Cue.action, Cue.detail, Cue.part, Cue.hurt, Cue.opening])
  func `a kind of cues points at slots only`(kind: String) {
    #expect(Cue.isCue(kind) && !Cue.isCue(Cue.entry) && !Cue.isCue("symptom"))
  }

  @Test func `a longer form of another part hides none`() {
    var forms = LexiconForms(expecting: 4)
    let pain = forms.meaning(kind: "symptom", concept: "pain", .concepts)
    let level = forms.meaning(kind: Cue.kind, concept: "pain", .cues)
    for (text, meaning) in [("pain", pain), ("pain level", level)] {
      text.withBytes { forms.add($0, meaning) }
    }
    let message = Normaliser().normalise("pain level 7")
    let found = Self.sections.map { Lexicon(forms, $0).mentions(in: message).map(\.tokens) }
    #expect(found == [[0..<1], [0..<2], []])
    #expect(!Lexicon(forms, .concepts).knows("level") && Lexicon(forms, .cues).knows("level"))
  }
}
